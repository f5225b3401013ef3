import { expect, test } from "vitest";
import { search } from "../../src/core/search";

const RULES = [
  { id: "GB-089", title: "Лестница ведёт наверх", text: "Голем поднимается." },
  { id: "GB-090", title: "Голем на верхнем этаже", text: "По лестницам можно и спуститься." },
  { id: "RM-040", title: "Čtyři rychlosti", text: "" },
];
const find = (query: string): string[] =>
  search(RULES, query, ({ id, title, text }) => [`${id} ${title}`, text]).map(({ id }) => id);

test("words are found in any ending, titles first", () => {
  expect(find("лестница")).toEqual(["GB-089", "GB-090"]);
  expect(find("голем лестницы")).toEqual(["GB-089", "GB-090"]);
});

test("signs, short words in any case, and numbers as one writes them", () => {
  expect(find("«лестница».")).toEqual(["GB-089", "GB-090"]);
  expect(find("големы")).toEqual(["GB-090", "GB-089"]);
  expect(find("этажу")).toEqual(["GB-090"]);
  expect(find("gb89")).toEqual(["GB-089"]);
  expect(find("rm 40")).toEqual(["RM-040"]);
  expect(find("(")).toEqual([]);
});

test("ids, accents and capitals do not matter", () => {
  expect(find("GB-090")).toEqual(["GB-090"]);
  expect(find("ctyri RYCHLOSTI")).toEqual(["RM-040"]);
  expect(find(" ")).toEqual([]);
  expect(find("nothing")).toEqual([]);
});
