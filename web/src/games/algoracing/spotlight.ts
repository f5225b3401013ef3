// What an event speaks of: the board and the row light it when its line of the log is pointed at.
import type { Told } from "../../gen/room";
import { CORNERS, cornerSquares, indexOf, squareOf } from "./box";
import type { FieldView } from "../../gen/algoracing";

export interface Mention {
  squares: number[];
  rovers: number[];
  place: number; // in the row, from 0; -1 for none
}

interface Named {
  square?: string;
  start?: string;
  end?: string;
  path?: string[];
  corner?: string;
  place?: number;
}

/** The squares, rovers and card an event speaks of. */
export function mention(event: Told, field: FieldView): Mention {
  const told = event.fields as Named;
  const names = [told.square, told.start, told.end, ...(told.path ?? [])].filter(Boolean) as string[];
  const squares = names.map((name) => squareOf(name, field.width));
  if (told.corner) squares.push(cornerSquares(field)[indexOf(CORNERS, told.corner)]!);
  const rovers = Object.values(event.seats).flat();
  return { squares: [...new Set(squares)], rovers: [...new Set(rovers)], place: (told.place ?? 0) - 1 };
}
