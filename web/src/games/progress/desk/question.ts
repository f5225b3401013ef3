// What is asked, and what belongs to it.
import type { Ask } from "../../contract";
import type { FreeMove, PaymentSight, ProgressView, Question } from "../../../gen/progress";
import { theBox } from "../box";

/** What somebody chooses to pay with: lasting knowledge and tokens by kind, and cards. */
export type Payment = Pick<PaymentSight, "uses" | "spends" | "drops">;

export const NOTHING: Payment = { uses: [0, 0, 0, 0], spends: [0, 0, 0, 0], drops: [] };

/** How the rules are asked what comes of a payment; the answers that make it are theirs. */
export function draftOf({ uses, spends, drops }: Payment): string {
  const { letters } = theBox();
  const row = (verb: string, counts: number[]): string[] =>
    counts.flatMap((count, kind) => Array<string>(count).fill(`${verb}:${letters[kind]}`));
  return ["draft", ...row("use", uses), ...row("spend", spends), ...drops.map((card) => `drop:${card}`)].join(" ");
}

/** Give a row of answers, or the only one. */
export function giveAll(ask: Ask, words: string[]): void {
  if (words.length === 1) ask.give(words[0]!);
  else void ask.change({ back: 0, words });
}

/** The question that this seat is asked now. */
export const asksMe = (view: ProgressView, seat: number): Question | null =>
  view.asked.includes(seat) ? view.asks : null;

/** Whether the question is where a card comes from. */
export const isDrawing = (question: Question | null): boolean =>
  question === "progress-draw" || question === "progress-quick" || question === "progress-shuffle";

/** Whether there is something to be seen behind a move: that of the achievement and of the time deck is a table. */
export const canOpen = ({ move, can }: FreeMove): boolean => can || move === "feat" || move === "time";

/** Whether it is this seat's turn. */
export const isMyTurn = (view: ProgressView, seat: number): boolean => seat >= 0 && view.on_turn === seat;
