// What an event speaks of: the board and the row light it when its line of the log is pointed at.
import type { NumberedEvent } from "../../gen/room";
import type { FieldView } from "../../gen/algoracing";

export interface Mention {
  squares: number[];
  rovers: number[];
  place: number; // in the row, from 0; -1 for none
}

interface Named {
  square?: number;
  start?: number;
  end?: number;
  path?: number[];
  corner?: number;
  place?: number;
}

/** The squares, rovers and card an event speaks of. */
export function mention(event: NumberedEvent, field: FieldView): Mention {
  const told = event.fields as Named;
  const corner = told.corner === undefined ? -1 : field.corners[told.corner]!;
  const all = [told.square, told.start, told.end, ...(told.path ?? []), corner];
  const squares = all.filter((square) => square !== undefined && square >= 0) as number[];
  const rovers = Object.values(event.seats).flat();
  return { squares: [...new Set(squares)], rovers: [...new Set(rovers)], place: (told.place ?? 0) - 1 };
}
