// How to play: Markdown in which a line may be a live board or the pieces of one kind.

export type Part =
  { kind: "text"; text: string } | { kind: "board"; example: string; caption: string } | { kind: "pieces"; of: string };

const PICTURE = /^!\[([^\]]*)\]\((board|pieces):([\w-]+)\)$/;

/** The parts of a page, in its order. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let lines: string[] = [];
  const close = (): void => {
    const block = lines.join("\n").trim();
    if (block) found.push({ kind: "text", text: block });
    lines = [];
  };
  for (const line of text.split("\n")) {
    const [, caption = "", what, which = ""] = PICTURE.exec(line.trim()) ?? [];
    if (!what) lines.push(line);
    else {
      close();
      found.push(what === "board" ? { kind: "board", example: which, caption } : { kind: "pieces", of: which });
    }
  }
  close();
  return found;
}

/** A part of How to play with a heading of its own: what contents and search speak of. */
export interface Section {
  id: string;
  title: string;
  level: number;
  parts: Part[];
}

/** The sections of a page; each begins with a heading. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  let lines: string[] = [];
  let [title, level] = ["", 1];
  const close = (): void => {
    const own = parts(lines.join("\n"));
    if (title || own.length > 0) found.push({ id: `how-${found.length}`, title, level, parts: own });
  };
  for (const line of text.split("\n")) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (!heading) lines.push(line);
    else {
      if (title || lines.some((each) => each.trim())) close();
      [title, level, lines] = [heading[2] ?? "", heading[1]?.length ?? 1, []];
    }
  }
  close();
  return found;
}
