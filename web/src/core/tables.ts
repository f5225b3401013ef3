// Tables as lists and forms speak of them.
import type { Chair, GameInfo, Made, TableInfo } from "../gen/room";
import * as api from "./api";
import { keepMade, myName, useName } from "./keys";
import { effective, fittingScenes, nearestSeats, possibleSeats } from "./new-table";
import { language, list, tr } from "./messages.svelte";

/** The name of a game. */
export function gameName(game: string): string {
  return tr(`${game}-name`);
}

/** The name of a level of bots. */
export function botName(bot: string): string {
  return tr(`core-who-${bot}`);
}

/** Who sits on a chair. */
export function chairName(chair: Chair): string {
  return chair.name || tr("page-chair-empty");
}

/** In one line: whose turn it is, what is waited for, or who has won. */
export function standing(table: TableInfo, seats: number[] = []): string {
  const names = (numbers: number[]): string => list(numbers.map((seat) => table.chairs[seat]?.name ?? "?"));
  if (table.stage === "waiting") {
    return tr("page-waiting-for-players", { count: table.chairs.filter((chair) => !chair.taken).length });
  }
  if (table.stage === "over") {
    return table.winners.length > 0
      ? tr("page-won", { names: names(table.winners), count: table.winners.length })
      : tr("page-over");
  }
  if (table.asked.some((seat) => seats.includes(seat))) return tr("page-your-turn");
  return tr("page-turn-of", { names: names(table.asked) });
}

/** How long ago, in words. */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  if (past < 3600) return format.format(-Math.round(past / 60), "minute");
  if (past < 86_400) return format.format(-Math.round(past / 3600), "hour");
  return format.format(-Math.round(past / 86_400), "day");
}

/** One click: me against the strongest bot, with the first preset; two players if the game allows. */
export async function playAgainstBots(game: GameInfo): Promise<Made> {
  const name = myName() || tr("page-default-name");
  const bot = game.bots.at(-1) ?? "";
  const options = game.presets[0]?.options ?? {};
  const scenes = fittingScenes(game, effective(game, options, {}));
  const seats = nearestSeats(possibleSeats(game, scenes, undefined), 2);
  const others = Array.from({ length: seats - 1 }, () => ({
    kind: "bot" as const,
    bot,
  }));
  const made = await api.makeTable({
    game: game.name,
    chairs: [{ kind: "me", name }, ...others],
    options,
  });
  keepMade(made, [name]);
  return made;
}

/** Remember the names of those who sit on this screen, the first one last, so that it comes first. */
export function useNames(names: string[]): void {
  for (const name of names.toReversed()) if (name) useName(name);
}
