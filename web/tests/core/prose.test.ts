import { describe, expect, test } from "vitest";
import { blocks, spans } from "../../src/core/prose";

describe("the text of the rules", () => {
  test("knows emphasis", () => {
    expect(spans("**AR-001** a *small* `code`.")).toEqual([
      { kind: "strong", text: "AR-001" },
      { kind: "text", text: " a " },
      { kind: "em", text: "small" },
      { kind: "text", text: " " },
      { kind: "code", text: "code" },
      { kind: "text", text: "." },
    ]);
  });

  test("knows headings, paragraphs, lists, tables and code", () => {
    const text =
      "# Title\n\nOne\ntwo.\n\n- **AR-002** first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| AR-R03 | d |\n\n```\ncode\n```\n---\n";
    const found = blocks(text);
    expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table", "code", "line"]);
    expect(found[1]).toMatchObject({ spans: [{ text: "One two." }] });
    expect(found[2]).toMatchObject({ items: [{ rules: ["AR-002"] }, { rules: [] }] });
    expect(found[3]).toMatchObject({ rows: [{ rules: ["AR-R03"] }] });
  });
});
