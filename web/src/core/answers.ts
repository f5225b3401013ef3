// What is said with words and kinds between page and room: answers by their verb, events by their kind.
import type { Ask } from "../games/contract";
import type { NumberedEvent } from "../gen/room";

/** What the legal answers of a verb name: `cell:b3` names b3. */
export function named<Id extends string>(ask: Ask, verb: string): Id[] {
  const start = `${verb}:`;
  return ask.legal.flatMap(({ word }) => (word.startsWith(start) ? [word.slice(start.length) as Id] : []));
}

/** For a game with these events: what those of a kind tell, in order. */
export const teller =
  <E extends { kind: string; fields: unknown }>() =>
  <K extends E["kind"]>(events: NumberedEvent[], kind: K): Extract<E, { kind: K }>["fields"][] =>
    events.filter((event) => event.kind === kind).map(({ fields }) => fields as Extract<E, { kind: K }>["fields"]);
