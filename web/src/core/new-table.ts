// The form for a new table as plain data: what was chosen, and what is sent.
import type { ChairWanted, GameInfo, OptionInfo, PresetInfo, SceneInfo } from "../gen/room";

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

/** The value of every option: what was chosen, else what the preset says, else the default. */
export function effective(game: GameInfo, preset: Options, chosen: Options): Options {
  const defaults = game.options.map((option): [string, Value] => [option.name, option.default]);
  return { ...Object.fromEntries(defaults), ...preset, ...chosen };
}

/** What is sent: only what differs from the defaults. */
export function sent(game: GameInfo, preset: Options, chosen: Options): Options {
  const values = effective(game, preset, chosen);
  const differs = (option: OptionInfo): boolean => values[option.name] !== option.default;
  return Object.fromEntries(game.options.filter(differs).map(({ name }) => [name, values[name] as Value]));
}

/** The preset that options come nearest to: of those with no other value than theirs, the one that says most. */
export function presetOf(game: GameInfo, options: Options): PresetInfo | undefined {
  const now = effective(game, {}, options);
  const fits = ({ options: own }: PresetInfo): boolean =>
    Object.entries(own).every(([name, value]) => now[name] === value);
  const size = (preset: PresetInfo): number => Object.keys(preset.options).length;
  return game.presets.filter(fits).sort((one, other) => size(other) - size(one))[0];
}

/** The pictures that go together with what was chosen. */
export function fittingScenes(game: GameInfo, values: Options): SceneInfo[] {
  return game.scenes.filter((scene) => Object.entries(scene.needs).every(([name, value]) => values[name] === value));
}

/** The numbers of players a table can have: those of the chosen picture, else those that any fitting picture is for. */
export function possibleSeats(game: GameInfo, scenes: SceneInfo[], chosen: SceneInfo | undefined): number[] {
  const shown = chosen ? [chosen] : scenes;
  if (shown.length === 0 || shown.some(({ seats }) => seats.length === 0)) return game.seats;
  return game.seats.filter((count) => shown.some(({ seats }) => seats.includes(count)));
}

/** The possible number that is nearest to a wanted one; of two the lower. */
export function nearestSeats(possible: number[], wanted: number): number {
  const far = (count: number): number => Math.abs(count - wanted);
  return possible.reduce((best, count) => (far(count) < far(best) ? count : best), possible[0] ?? wanted);
}

/** A chair of the form: "me", "person", "open", or the level of a bot. */
export interface ChairChoice {
  who: string;
  name: string;
}

/** The chairs a way to play begins with. */
export function firstChairs(game: GameInfo, kind: string, names: string[], seats: number): ChairChoice[] {
  const rest = kind === "screen" ? "me" : kind === "friends" ? "person" : (game.bots.at(-1) ?? "person");
  return Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? "me" : rest, name: names[seat] ?? "" }));
}

/** A chair as it is sent. */
export function chairWanted(chair: ChairChoice): ChairWanted {
  if (chair.who === "me") return { kind: "me", name: chair.name.trim() };
  if (chair.who === "person" || chair.who === "open") return { kind: chair.who };
  return { kind: "bot", bot: chair.who };
}

/** The message id of an option's label, or of one of its values. */
export function optionMessage(game: string, name: string, value?: string): string {
  const id = `${game}-option-${name}`.replaceAll("_", "-");
  return value === undefined ? id : `${id}-${value}`.replaceAll("_", "-");
}
