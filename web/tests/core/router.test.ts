import { describe, expect, test } from "vitest";
import { address, parse, type Route } from "../../src/core/router.svelte";

const at = (path: string) => parse(new URL(path, "http://room.example"));

describe("an address", () => {
  const pages: [string, Route][] = [
    ["/", { page: "home" }],
    ["/new/algoracing", { page: "new", game: "algoracing", kind: "" }],
    ["/new/algoracing?with=friends", { page: "new", game: "algoracing", kind: "friends" }],
    ["/join/abc#key", { page: "join", table: "abc", key: "key" }],
    ["/table/abc", { page: "table", table: "abc", key: "" }],
    ["/table/abc#key", { page: "table", table: "abc", key: "key" }],
    ["/replay/abc", { page: "replay", table: "abc", at: 0, seat: null, key: "" }],
    ["/replay/abc?at=12&seat=-1#key", { page: "replay", table: "abc", at: 12, seat: -1, key: "key" }],
    ["/rules/algoracing#AR-043", { page: "rules", game: "algoracing", rule: "AR-043" }],
    ["/rules/golems?table=abc", { page: "rules", game: "golems", rule: "", table: "abc" }],
  ];

  test.each(pages)("%s means its page, and the page is written so", (path, route) => {
    expect(at(path)).toEqual(route);
    expect(address(route)).toBe(path);
  });

  test.each(["/nowhere", "/table", "/table/a/b", "/new/"])("%s means nothing", (path) => {
    expect(at(path)).toEqual({ page: "lost" });
  });

  test("with a moment that is no number means the beginning", () => {
    expect(at("/replay/abc?at=soon&seat=x")).toMatchObject({ at: 0, seat: null });
    expect(at("/replay/abc?at=-5")).toMatchObject({ at: 0 });
  });

  test("with a key that was mangled on its way is still an address", () => {
    expect(at("/table/abc#%E0%A4%A")).toEqual({ page: "table", table: "abc", key: "%E0%A4%A" });
  });

  test("never has its key where the server would see it", () => {
    for (const [path] of pages) expect(new URL(path, "http://room.example").search).not.toContain("key");
  });
});
