// What goes on beyond the view: an age that begins just now, and what is lost by it.
import type { Shown } from "../../core/playback.svelte";
import type { AgeBegan, CardsLost, ProgressView } from "../../gen/progress";
import type { NumberedEvent } from "../../gen/room";
import type { EventKind } from "./events";

export interface News {
  age: number;
  lost: CardsLost[];
}

export interface Story {
  /** The age that begins just now; null while none does. */
  news: News | null;
}

/** What belongs to the beginning of an age. */
const OF_AN_AGE: ReadonlySet<string> = new Set<EventKind>([
  "progress.cards_lost",
  "progress.feats_changed",
  "progress.feat_shown",
  "progress.person_left",
]);

/** What goes on after a moment. */
export function story(before: Story | undefined, { events }: Shown<ProgressView>): Story {
  return { news: events.reduce(newsAfter, before?.news ?? null) };
}

function newsAfter(news: News | null, { kind, fields }: NumberedEvent): News | null {
  if (kind === "progress.age_began") return { age: (fields as AgeBegan).age, lost: [] };
  if (!news || !OF_AN_AGE.has(kind)) return null;
  return kind === "progress.cards_lost" ? { ...news, lost: [...news.lost, fields as CardsLost] } : news;
}
