import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  chairs,
  chairsAt,
  chairsLast,
  drop,
  invitationsOf,
  keep,
  keepInvitation,
  keepMade,
  knownNames,
  myName,
  useName,
} from "../../src/core/keys";
import type { Made, TableInfo } from "../../src/gen/room";

const table = (id: string): TableInfo => ({
  id,
  game: "g",
  options: {},
  chairs: [],
  stage: "waiting",
  public: false,
  made: 0,
  changed: 0,
  winners: [],
  asked: [],
  next: "",
});
const made = (id: string, seats: number[]): Made => ({
  table: table(id),
  keys: seats.map((seat) => ({ seat, key: `key-${seat}` })),
  invitations: [{ seat: 3, key: "invitation" }],
  watch: "watch",
});

beforeEach(() => localStorage.clear());

describe("the chairs of this browser", () => {
  test("are kept, the newest first, one for each seat", () => {
    keep({ table: "a", seat: 0, key: "old", name: "Anna" });
    keep({ table: "b", seat: 1, key: "other", name: "Anna" });
    keep({ table: "a", seat: 0, key: "new", name: "Anna" });
    expect(chairs().map(({ key }) => key)).toEqual(["new", "other"]);
  });

  test("at one table come by seat, and watching only if there is no chair", () => {
    keep({ table: "a", seat: -1, key: "watch", name: "" });
    expect(chairsAt("a").map(({ seat }) => seat)).toEqual([-1]);
    keep({ table: "a", seat: 2, key: "two", name: "" });
    keep({ table: "a", seat: 0, key: "zero", name: "" });
    expect(chairsAt("a").map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test("come with a new table, together with its invitations", () => {
    keepMade(made("a", [0, 1]), ["Anna", "Boris"]);
    expect(chairsAt("a").map(({ name, key }) => [name, key])).toEqual([
      ["Anna", "key-0"],
      ["Boris", "key-1"],
    ]);
    expect(invitationsOf("a")).toMatchObject({ watch: "watch", chairs: [{ seat: 3, key: "invitation" }] });
    expect(invitationsOf("b")).toBeNull();
  });

  test("of a table without a chair of one's own are a place to watch from", () => {
    keepMade(made("a", []), []);
    expect(chairsAt("a")).toMatchObject([{ seat: -1, key: "watch" }]);
  });

  test("have new invitations in place of old ones", () => {
    keepMade(made("a", [0]), ["Anna"]);
    keepInvitation("a", 3, "fresh");
    keepInvitation("b", 1, "other");
    expect(invitationsOf("a")).toMatchObject({ watch: "watch", chairs: [{ seat: 3, key: "fresh" }] });
    expect(invitationsOf("b")?.chairs).toEqual([{ seat: 1, key: "other" }]);
  });

  test("can be forgotten", () => {
    keepMade(made("a", [0]), ["Anna"]);
    keepMade(made("b", [0]), ["Anna"]);
    drop("a");
    expect(chairs().map((each) => each.table)).toEqual(["b"]);
    expect(invitationsOf("a")).toBeNull();
  });

  test("are kept until the page is closed when nothing can be stored", () => {
    vi.stubGlobal("localStorage", undefined);
    keep({ table: "a", seat: 0, key: "k", name: "" });
    expect(chairsAt("a")).toMatchObject([{ key: "k" }]);
    expect(chairsLast()).toBe(false);
    vi.unstubAllGlobals();
    drop("a");
    expect(chairsLast()).toBe(true);
  });

  test("do not break the page when what was stored cannot be read", () => {
    localStorage.setItem("igroteka.chairs", "{broken");
    expect(chairs()).toEqual([]);
  });
});

test("names are remembered, the last one first", () => {
  expect(myName()).toBe("");
  useName("Anna");
  useName("Boris");
  useName("Anna");
  expect(knownNames()).toEqual(["Anna", "Boris"]);
  expect(myName()).toBe("Anna");
});
