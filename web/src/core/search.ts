// Finding words in texts, as they are typed: without regard to accents, capitals and endings.

/** A text as it is compared. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The number of a paragraph as people write it: gb99, GB-99, GB-099. */
const NUMBER = /^(\p{L}{2})(?:-|\s)?(\p{L}?)0*(\d{1,3})$/u;

/** The words that are looked for, without the endings that languages change; a number as it stands on the page. */
function stems(query: string): string[] {
  const number = NUMBER.exec(plain(query).trim());
  if (number) {
    const [, game = "", kind = "", digits = ""] = number;
    return [`${game}-${kind}${kind ? digits.padStart(2, "0") : digits.padStart(3, "0")}`];
  }
  return plain(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
    .map((word) =>
      /^\p{L}+$/u.test(word) ? word.slice(0, word.length < 4 ? undefined : word.length < 6 ? -1 : -2) : word,
    );
}

/** Those of the things in whose texts all words of a query occur; those that have them in the first text come first. */
export function search<T>(things: T[], query: string, texts: (thing: T) => string[]): T[] {
  const wanted = stems(query).map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u")); // where a word begins
  if (wanted.length === 0) return [];
  const has = (text: string): boolean => wanted.every((word) => word.test(text));
  const found = things
    .map((thing) => ({ thing, texts: texts(thing).map(plain) }))
    .filter(({ texts }) => has(texts.join("\n")));
  const isFirst = ({ texts }: { texts: string[] }): number => Number(has(texts[0] ?? ""));
  return found.sort((one, other) => isFirst(other) - isFirst(one)).map(({ thing }) => thing);
}
