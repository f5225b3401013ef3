// Finding words in texts, as they are typed: without regard to accents, capitals and endings.

/** A text as it is compared. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words that are looked for, without the endings that languages change. */
function stems(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^\p{L}{6,}$/u.test(word) ? word.slice(0, -2) : word));
}

/** Those of the things in whose texts all words of a query occur; those that have them in the first text come first. */
export function search<T>(things: T[], query: string, texts: (thing: T) => string[]): T[] {
  const wanted = stems(query);
  if (wanted.length === 0) return [];
  const has = (text: string): boolean => wanted.every((word) => text.includes(word));
  const found = things
    .map((thing) => ({ thing, texts: texts(thing).map(plain) }))
    .filter(({ texts }) => has(texts.join("\n")));
  const isFirst = ({ texts }: { texts: string[] }): number => Number(has(texts[0] ?? ""));
  return found.sort((one, other) => isFirst(other) - isFirst(one)).map(({ thing }) => thing);
}
