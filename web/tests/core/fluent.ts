// As much of Fluent as comparing files needs.

/** The messages of a text, each with the arguments it uses. */
export function parse(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let current: Set<string> | undefined;
  for (const line of text.split("\n")) {
    const start = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (start?.[1]) {
      current = new Set();
      found.set(start[1], current);
    }
    for (const [, name] of line.matchAll(/\$([a-zA-Z]\w*)/g)) if (name) current?.add(name);
  }
  return found;
}
