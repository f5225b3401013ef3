// Requests to the server, typed. What goes wrong is a Problem: one message with its arguments.
import type {
  Build,
  ChairKey,
  Fill,
  Frame,
  Frames,
  GameInfo,
  Join,
  Joined,
  Made,
  MyTable,
  NewTable,
  Paragraph,
  Problem,
  Sight,
  TableInfo,
  Chapter,
  Film,
  Told,
} from "../gen/room";
import { has, language, tr } from "./messages.svelte";
import { Refusal } from "./refusal";

/** Whether it may go better in a moment: the server has not said anything. */
export function unreached(problem: unknown): boolean {
  return !(problem instanceof Refusal) || problem.reason.message === "page-unreachable";
}

/** A problem in the language of the page. */
export function sentence(problem: unknown): string {
  if (!(problem instanceof Refusal)) return tr("page-unreachable");
  const { message, args } = problem.reason;
  return has(message) ? tr(message, args) : problem.text || tr("page-unreachable");
}

async function request(path: string, body?: unknown, key = ""): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ message: "page-unreachable", args: {}, rules: [], cells: [] });
  }
  if (!reply.ok) {
    const problem = await problemOf(reply);
    throw new Refusal({ ...problem, cells: [] }, problem.text);
  }
  return reply;
}

async function problemOf(reply: Response): Promise<Problem> {
  const fallback = { message: "page-server-error", args: { status: reply.status }, rules: [], text: "" };
  try {
    const found = (await reply.json()) as Partial<Problem>;
    return typeof found.message === "string" ? { ...fallback, ...found } : fallback;
  } catch {
    return fallback;
  }
}

async function json<T>(path: string, body?: unknown, key = ""): Promise<T> {
  return (await (await request(path, body, key)).json()) as T;
}

let known: Promise<GameInfo[]> | null = null;

/** The games of the server; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= json<GameInfo[]>("/api/games").catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
}

/** One game of the server. */
export async function game(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((each) => each.name === name);
}

export const build = () => json<Build>("/api/build");
export const openTables = () => json<TableInfo[]>("/api/tables");
export const table = (id: string, key = "") => json<TableInfo>(`/api/tables/${id}`, undefined, key);
export const myTables = (keys: [string, string][]) => json<MyTable[]>("/api/mine", { keys });
export const makeTable = (wanted: NewTable) => json<Made>("/api/tables", wanted);
export const join = (id: string, wanted: Join) => json<Joined>(`/api/tables/${id}/join`, wanted);
export const fill = (id: string, wanted: Fill, key: string) => json<TableInfo>(`/api/tables/${id}/fill`, wanted, key);
export const invite = (id: string, seat: number, key: string) =>
  json<ChairKey>(`/api/tables/${id}/invite`, { seat }, key);
export const upload = (name: string, text: string) => json<Made>("/api/uploads", { name: name.slice(0, 100), text });
export const paragraph = (gameName: string, rule: string, language: string) =>
  json<Paragraph>(`/api/rules/${gameName}/${rule}?language=${language}`);
export const rules = (gameName: string, language: string) =>
  json<Chapter[]>(`/api/rules/${gameName}?language=${language}`);

/** Some frames of a game, as a seat saw them. */
export function frames(
  id: string,
  wanted: { seat: number; first: number; count: number; drawing: string },
  key: string,
): Promise<Frames> {
  const query = new URLSearchParams({ seat: String(wanted.seat), first: String(wanted.first) });
  query.set("count", String(wanted.count));
  if (wanted.drawing) query.set("drawing", wanted.drawing);
  return json<Frames>(`/api/tables/${id}/frames?${query}`, undefined, key);
}

/** What the rules could see ahead after a moment of a replay, from the view of a seat. */
export async function sight(
  id: string,
  at: { seat: number; frame: number; moment: number },
  of: string,
  key: string,
): Promise<unknown> {
  const query = new URLSearchParams({ seat: String(at.seat), frame: String(at.frame), moment: String(at.moment), of });
  return (await json<Sight>(`/api/tables/${id}/sight?${query}`, undefined, key)).sight;
}

const PAGE = 50; // frames asked for at once

/** All frames of a game; `progress` is called after each page. */
export async function allFrames(
  id: string,
  seat: number,
  drawing: string,
  key: string,
  progress: (page: Frames) => void = () => {},
): Promise<Pick<Frames, "view" | "frames">> {
  const found: Frame[] = [];
  for (let view: unknown; ;) {
    const page = await frames(id, { seat, first: found.length, count: PAGE, drawing }, key);
    if (found.length === 0) view = page.view;
    found.push(...page.frames);
    progress(page);
    if (page.frames.length === 0 || found.length >= page.total) return { view, frames: found };
  }
}

/** How to play a game, as text. */
export async function guide(gameName: string, language: string): Promise<string> {
  return (await request(`/api/guides/${gameName}?language=${language}`)).text();
}

export const told = (id: string, key: string) => json<Told>(`/api/tables/${id}/told`, undefined, key);

const films = new Map<string, Promise<Film>>();

/** An example of the rules that can be watched; asked for once. */
export function film(gameName: string, example: string): Promise<Film> {
  const path = `/api/examples/${gameName}/${example}`;
  const found = films.get(path) ?? json<Film>(path);
  films.set(path, found);
  found.catch(() => films.delete(path));
  return found;
}

/** Download the game file of a table. */
export async function download(id: string, key: string): Promise<void> {
  const file = await (await request(`/api/tables/${id}/record`, undefined, key)).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
