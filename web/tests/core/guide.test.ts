import { expect, test } from "vitest";
import { sections } from "../../src/core/guide";

test("a page is cut into sections with texts, boards and pieces", () => {
  const found = sections(
    "# Race\n\nDrive.\n\n## Your turn\n\n1. Lay.\n\n![It stops.](board:TB-A1)\n\n## Cards\n![](pieces:card)\n",
  );
  expect(found.map(({ id, title, level }) => [id, title, level])).toEqual([
    ["how-0", "Race", 1],
    ["how-1", "Your turn", 2],
    ["how-2", "Cards", 2],
  ]);
  expect(found[1]?.parts).toEqual([
    { kind: "text", text: "1. Lay." },
    { kind: "board", example: "TB-A1", caption: "It stops." },
  ]);
  expect(found[2]?.parts).toEqual([{ kind: "pieces", of: "card" }]);
});
