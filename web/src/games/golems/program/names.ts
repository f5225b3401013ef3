// What is said about cards and rows.
import { tr } from "../../../core/words.svelte";
import { COMMANDS, KINDS, SENSORS } from "../box";
import { CALL, EMPTY, IF, PLAIN, WHILE, isDown, type Row } from "./rows";

/** The family of a command gives its colour. */
export function familyOf(command: number): "move" | "combat" {
  return command < COMMANDS.indexOf("X") ? "move" : "combat";
}

/** The short name of a command; where there is none, that it is empty. */
export function commandName(command: number): string {
  return command === EMPTY ? tr("golems-page-empty") : tr("golems-page-command", { command: COMMANDS[command] ?? "" });
}

export function bonusName(kind: number): string {
  return tr("golems-page-bonus", { bonus: KINDS[kind] ?? "" });
}

export function sensorName(sensor: number): string {
  return tr("golems-page-sensor", { sensor: SENSORS[sensor] ?? "" });
}

/** A whole row in words. */
export function rowName(row: Row | undefined, sub: readonly [number, number]): string {
  if (!row) return tr("golems-page-empty");
  if (isDown(row)) return tr("golems-page-face-down");
  const [first, second] = [commandName(row.first), commandName(row.second)];
  if (row.kind === PLAIN) return first;
  if (row.kind === CALL) return `${bonusName(row.kind)}: ${commandName(sub[0])}, ${commandName(sub[1])}`;
  const head = row.kind === IF || row.kind === WHILE ? `${bonusName(row.kind)} (${sensorName(row.sensor)})` : "";
  if (row.kind === IF) return `${head} ${tr("golems-page-yes")}: ${first}; ${tr("golems-page-no")}: ${second}`;
  return `${head || bonusName(row.kind)}: ${first}`;
}
