// The few signs of Markdown that the rules pages use, as plain data: headings, lists, tables, code, emphasis.

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[]; rules: string[] }
  | { kind: "paragraph"; spans: Span[]; rules: string[] }
  | { kind: "list"; first: number | null; items: { spans: Span[]; rules: string[] }[] } // the number it begins with
  | { kind: "table"; head: Span[][]; rows: { cells: Span[][]; rules: string[] }[] }
  | { kind: "code"; text: string }
  | { kind: "line" };

/** The words of a line with their emphasis. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])\*([^*\s][^*]*?)\*(?!\w)|\[([^\]]+)\]\([^)]*\)/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "code", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "em", text: match[3] });
    else found.push({ kind: "text", text: match[4] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}

/** The rule that a line states: its number stands at the beginning. */
function rulesOf(text: string): string[] {
  const match = /^[\s*|`]*([A-Z]{2}-[A-Z]?\d+|EX-\d+)/.exec(text);
  return match?.[1] ? [match[1]] : [];
}

const cells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const lines = text.split("\n");
  const found: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? "";
  const takeWhile = (holds: (text: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && holds(line())) {
      taken.push(line());
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    if (line().trim() === "") {
      at += 1;
    } else if (line().startsWith("```")) {
      at += 1;
      found.push({ kind: "code", text: takeWhile((each) => !each.startsWith("```")).join("\n") });
      at += 1;
    } else if (/^#{1,6} /.test(line())) {
      const level = line().indexOf(" ");
      const title = line().slice(level + 1);
      found.push({ kind: "heading", level, spans: spans(title), rules: rulesOf(title) });
      at += 1;
    } else if (/^-{3,}$/.test(line().trim())) {
      found.push({ kind: "line" });
      at += 1;
    } else if (line().startsWith("|")) {
      found.push(table(takeWhile((each) => each.startsWith("|"))));
    } else if (isItem(line())) {
      found.push(listOf(takeWhile((each) => isItem(each) || /^\s+\S/.test(each))));
    } else {
      const whole = takeWhile((each) => each.trim() !== "" && !isItem(each) && !/^(#|\||```)/.test(each)).join(" ");
      found.push({ kind: "paragraph", spans: spans(whole), rules: rulesOf(whole) });
    }
  }
  return found;
}

const isItem = (line: string): boolean => /^\s*([-*]|\d+\.) /.test(line);

function listOf(lines: string[]): Block {
  const first = /^\s*(\d+)\. /.exec(lines[0] ?? "")?.[1];
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*([-*]|\d+\.) /, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return {
    kind: "list",
    first: first ? Number(first) : null,
    items: items.map((text) => ({ spans: spans(text), rules: rulesOf(text) })),
  };
}

function table(lines: string[]): Block {
  const ruled = /^\|[\s:|-]+\|$/.test(lines[1]?.trim() ?? "");
  const head = ruled ? cells(lines[0] ?? "").map(spans) : [];
  const rows = lines.slice(ruled ? 2 : 0).map((row) => ({ cells: cells(row).map(spans), rules: rulesOf(row) }));
  return { kind: "table", head, rows };
}
