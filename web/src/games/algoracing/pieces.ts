// What is drawn, by its names in GameInfo.pieces: `data-piece` says them, and the page explains what they name.
import type { AlgoracingView, Card, SampleType } from "../../gen/algoracing";

export const cardPiece = (card: Card): string => `card:${card}`;

/** A sample, face down if its type is not known. */
export const samplePiece = (type?: SampleType): string => `sample:${type ?? "hidden"}`;

/** What lies uppermost on a square; undefined if there is nothing to explain. */
export function squarePiece({ field, rovers, samples, bases }: AlgoracingView, square: number): string | undefined {
  const rover = rovers.find((each) => each.square === square);
  if (rover) return rover.waiting ? "rover:waiting" : "rover:rover";
  if (samples[square]! > 0) return samplePiece();
  const above = field.elevators.find(({ upper }) => upper === square);
  if (above) return above.works ? "elevator:upper" : "elevator:broken";
  if (field.elevators.some(({ lower, works }) => works && lower === square)) return "elevator:lower";
  if (bases[field.corners.indexOf(square)]) return "base:base";
  if (field.marks.includes(square)) return "field:mark";
  const level = field.levels[square]!;
  return level > 0 ? `field:level-${level}` : undefined;
}
