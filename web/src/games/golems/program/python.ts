// A program as Python: the same rows, said in the language that waits behind the cards.
import type { Command, Sensor } from "../../../gen/golems";
import { theBox } from "../box";
import { familyOf } from "./names";
import { isDown, type Row } from "./rows";

export interface Piece {
  text: string;
  kind: "keyword" | "move" | "combat" | "bonus" | "number" | "plain" | "note";
}

/** A line of code and the row it belongs to. */
export interface Line {
  row: number;
  indent: number; // steps of four spaces
  side: "" | "first" | "second"; // of IF: which branch it is
  pieces: Piece[];
}

const CALLS: Record<Command, string> = {
  F: "forward",
  B: "back",
  L: "turn_left",
  R: "turn_right",
  S: "stand",
  X: "strike",
  D: "defend",
};
const CONDITIONS: Record<Sensor, string> = {
  any: "obstacle_ahead",
  barrel: "barrel_ahead",
  wall: "wall_ahead",
  water: "water_ahead",
  attack: "under_attack",
};

const word = (text: string): Piece => ({ text, kind: "keyword" });
const said = (text: string): Piece => ({ text, kind: "plain" });

/** A command as a call; what is missing is an ellipsis. */
function called(command: Command | null | undefined): Piece[] {
  if (!command) return [said("...")];
  return [{ text: CALLS[command], kind: familyOf(command) }, said("()")];
}

function asked(sensor: Sensor): Piece[] {
  return [{ text: CONDITIONS[sensor], kind: "bonus" }, said("():")];
}

/** The lines of a program. A subprogram is defined where it is called. */
export function python(rows: Row[], sub: readonly (Command | null)[]): Line[] {
  return rows.flatMap((row, index) => linesOf(row, index, sub));
}

function linesOf(row: Row, index: number, sub: readonly (Command | null)[]): Line[] {
  const line = (indent: number, pieces: Piece[], side: Line["side"] = ""): Line => ({
    row: index,
    indent,
    side,
    pieces,
  });
  if (row.kind === "for") {
    const head = [word("for"), said(" _ "), word("in"), said(" "), { text: "range", kind: "bonus" } as Piece];
    const times: Piece[] = [said("("), { text: `${theBox().repeats}`, kind: "number" }, said("):")];
    return [line(0, [...head, ...times]), line(1, called(row.first))];
  }
  if (row.kind === "while") {
    return [line(0, [word("while not"), said(" "), ...asked(row.sensor)]), line(1, called(row.first))];
  }
  if (row.kind === "if") {
    return [
      line(0, [word("if"), said(" "), ...asked(row.sensor)]),
      line(1, called(row.first), "first"),
      line(0, [word("else"), said(":")], "second"),
      line(1, called(row.second), "second"),
    ];
  }
  if (row.kind === "call") {
    return [
      line(0, [word("def"), said(" "), { text: "subprogram", kind: "bonus" }, said("():")]),
      line(1, called(sub[0])),
      line(1, called(sub[1])),
      line(0, [{ text: "subprogram", kind: "bonus" }, said("()")]),
    ];
  }
  return isDown(row) ? [line(0, [{ text: "# ?", kind: "note" }])] : [line(0, called(row.first))];
}
