// What the server, or the way to it, refuses.
import type { Reason } from "../gen/room";

/** A request that was refused or did not arrive: the reason says why, and a sentence of the server may, too. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly text = "",
  ) {
    super(text || reason.message);
  }
}
