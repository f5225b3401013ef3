import { describe, expect, test } from "vitest";
import { Editor } from "../../src/games/golems/desk/editor.svelte";
import {
  draftOf,
  laid as laidOn,
  layWord,
  wordsOf,
  type Bonus,
  type Part,
  type Place,
  type Row,
} from "../../src/games/golems/program/rows";
import { COMMAND_NAMES, ROW_KIND_NAMES, type Command, type Sight } from "../../src/gen/golems";
import { fixture } from "../recorded";
import { NOT_SO, Server, rowsOf } from "./desk";

const [F, , L, R, , X, D] = COMMAND_NAMES;
const [, FOR, IF, WHILE, CALL] = ROW_KIND_NAMES;
const at = (row: number, part: Part = "first"): Place => ({ row, part });
let sitting: Editor;

/** Let all that is under way be answered; an effect of the desk has the rules asked. */
async function settle(): Promise<void> {
  for (let times = 0; times < 12; times++) {
    sitting.goOn();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function sit(most = 4, granted: Bonus[] = []): { server: Server; editor: Editor } {
  const server = new Server(most, granted);
  const bonus = granted.find((each) => each !== "call") ?? null;
  sitting = new Editor(() => ({ laid: server.rows, open: true, round: server.round, bonus, ask: server.ask }));
  return { server, editor: sitting };
}

async function laid(commands: Command[], granted: Bonus[] = [], most = 4) {
  const found = sit(most, granted);
  for (const command of commands) found.editor.lay(layWord(command));
  await settle();
  found.server.looks.length = 0;
  found.server.heard.length = 0;
  found.server.changes.length = 0;
  return found;
}

describe("laying", () => {
  test("shows a card at once and brings it to the server", async () => {
    const { server, editor } = await laid([]);
    editor.lay(layWord(F));
    expect(wordsOf(editor.rows)).toEqual(["lay:F"]);
    expect(server.rows).toEqual([]);
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F"]);
  });

  test("loses nothing that is typed quickly", async () => {
    const { server, editor } = sit();
    for (const command of [F, L, X, D]) editor.lay(layWord(command));
    await settle();
    expect(editor.rows).toHaveLength(4);
    expect(COMMAND_NAMES.map((command) => editor.left(command))).toEqual([2, 3, 1, 2, 1, 1, 1]);
    expect(server.heard).toEqual(["lay:F", "lay:L", "lay:X", "lay:D"]);
    expect(server.looks).toHaveLength(1);
  });

  test("shows at once what is typed before the rules have answered, each card where it was meant", async () => {
    const { server, editor } = sit();
    for (const command of [F, L, X]) editor.lay(layWord(command));
    expect(wordsOf(editor.rows)).toEqual(["lay:F", "lay:L", "lay:X"]);
    editor.choose(at(0));
    expect(wordsOf(editor.rows)).toEqual(["lay:F", "lay:L", "lay:X"]);
    editor.lay(layWord(R));
    await settle();
    expect(server.heard).toEqual(["lay:R", "lay:L", "lay:X"]);
  });

  test("takes back what was typed before the rules could say that it is not there", async () => {
    const { server, editor } = sit();
    for (const command of [X, X, X]) editor.lay(layWord(command));
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
    expect(server.heard).toEqual(["lay:X", "lay:X"]);
    expect(wordsOf(editor.rows)).toEqual(["lay:X", "lay:X"]);
  });

  test("is laid by the table where the rules cannot be asked", async () => {
    const { server, editor } = sit();
    server.look = () => null;
    server.allows = () => true;
    editor.lay(layWord(F));
    await settle();
    expect(server.heard).toEqual(["lay:F"]);
  });

  test("is not ready in a new round because it was in the last", async () => {
    const { server, editor } = await laid([F, L, X, D]);
    expect(editor.isReady).toBe(true);
    server.rows = [];
    server.round = "2";
    expect(editor.isReady).toBe(false);
    await settle();
    expect(editor.isReady).toBe(false);
    server.round = "3"; // nobody has laid anything, and what may be laid now is asked again
    await settle();
    expect(server.looks).toEqual(["draft", "draft"]);
  });

  test("explains a card that is not there", async () => {
    const { server, editor } = await laid([X, X]);
    expect(editor.can(layWord(X))).toBe(false);
    editor.lay(layWord(X));
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
    expect(editor.rows).toHaveLength(2);
  });

  test("fills a condition: Yes, then No", async () => {
    const { server, editor } = await laid([F], [IF]);
    editor.sense("wall");
    editor.lay(layWord(L));
    editor.lay(layWord(X));
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "if:wall", "lay:L", "lay:X"]);
  });
});

describe("keys of sensors", () => {
  test("the first one lays a Bonus card without them, the others do nothing then", async () => {
    const { server, editor } = await laid([F], [FOR]);
    editor.sense("wall");
    expect(editor.rows).toHaveLength(1);
    editor.sense("any");
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "for"]);
    expect(server.explained).not.toHaveBeenCalled();
  });

  test("the others do nothing either while the rules are still being asked", async () => {
    const { server, editor } = sit(4, [FOR]);
    editor.sense("wall");
    await settle();
    expect(server.changes).toEqual([]);
    expect(server.explained).not.toHaveBeenCalled();
  });

  test("a round without a Bonus card explains that", async () => {
    const { server, editor } = await laid([F]);
    editor.sense("any");
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
  });

  test("a condition that is laid reacts to something else", async () => {
    const { server, editor } = await laid([], [WHILE]);
    editor.sense("any");
    editor.lay(layWord(F));
    editor.sense("water");
    await settle();
    expect(wordsOf(server.rows)).toEqual(["while:water", "lay:F"]);
  });
});

describe("changing", () => {
  test("a chosen card is replaced: what lies behind it is laid again", async () => {
    const { server, editor } = await laid([F, L, X]);
    editor.choose(at(1));
    editor.lay(layWord(R));
    await settle();
    expect(server.heard).toEqual(["undo", "undo", "lay:R", "lay:X"]);
    expect(editor.cursor).toMatchObject(at(3));
  });

  test("a program that is full takes a card only in place of another", async () => {
    const { server, editor } = await laid([F, L, X, D]);
    editor.lay(layWord(R));
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
    editor.choose(at(3));
    expect(editor.can(layWord(R))).toBe(true);
    editor.lay(layWord(R));
    await settle();
    expect(wordsOf(server.rows).at(-1)).toBe("lay:R");
  });

  test("Backspace takes the last card, or the chosen one", async () => {
    const { server, editor } = await laid([F, L, X]);
    editor.back();
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "lay:L"]);
    editor.choose(at(0));
    editor.back();
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:L"]);
    editor.back();
    expect(editor.back()).toBe(false);
  });

  test("a Bonus card goes under a card that lies there", async () => {
    const { server, editor } = await laid([F, L], [FOR]);
    editor.choose(at(0));
    editor.lay(FOR);
    await settle();
    expect(wordsOf(server.rows)).toEqual(["for", "lay:F", "lay:L"]);
    expect(editor.can(FOR)).toBe(false);
    editor.lay(FOR);
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
  });

  test("a command laid on a Bonus card is what may lie as its first", async () => {
    const { server, editor } = await laid([], [IF]);
    for (const word of [IF, layWord(X), layWord(F)]) editor.lay(word);
    await settle();
    editor.choose({ row: 0, part: "head" });
    server.refuses = (rows) => rows[0]?.first === "L"; // for a reason of its own
    editor.lay(layWord(D));
    await settle();
    editor.choose({ row: 0, part: "head" });
    expect(editor.can(layWord(L))).toBe(false);
    editor.lay(layWord(L));
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
    expect(wordsOf(server.rows)).toEqual(["if", "lay:D", "lay:F"]);
  });

  test("while there is a gap the server keeps the program as it was", async () => {
    const { server, editor } = await laid([F, L, X], [IF]);
    editor.choose(at(1));
    editor.lay(IF);
    await settle();
    editor.goOn(); // something else has happened at the table
    expect(wordsOf(server.rows)).toEqual(["lay:F", "lay:L", "lay:X"]);
    expect(editor.rows).toHaveLength(3);
    expect(editor.cursor).toMatchObject(at(1, "second"));
    editor.lay(layWord(D));
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "if", "lay:L", "lay:D", "lay:X"]);
  });

  test("a change that cannot be laid is explained and undone, also while there is a gap", async () => {
    const { server, editor } = await laid([F, L], [IF]);
    editor.lay(IF, at(1));
    await settle();
    const [grants, wanted] = [server.grants.bind(server), wordsOf(editor.rows)];
    server.grants = (rows) => grants(rows) && rows[0]?.first === F;
    editor.move(at(0), at(1));
    await settle();
    expect(server.explained).toHaveBeenCalledWith(NOT_SO);
    expect(wordsOf(editor.rows)).toEqual(wanted);
  });

  test("what waits is forgotten if the table goes on without it", async () => {
    const { server, editor } = await laid([F, L, X], [IF]);
    editor.choose(at(1));
    editor.lay(IF);
    await settle();
    server.rows = server.rows.slice(0, 1);
    editor.goOn();
    expect(editor.rows).toEqual(server.rows);
  });

  test("a change that the server refuses leaves everything as it was", async () => {
    const { server, editor } = await laid([F, L], [FOR, CALL]);
    server.granted.length = 0;
    editor.choose(at(0));
    server.granted.push(FOR);
    const allows = server.allows.bind(server);
    server.allows = (word) => word !== "for" && allows(word);
    editor.lay(FOR);
    await settle();
    expect(wordsOf(editor.rows)).toEqual(["lay:F", "lay:L"]);
    expect(server.explained).toHaveBeenCalledWith("for");
  });
});

test("Ready waits until everything has been laid", async () => {
  const { server, editor } = sit();
  for (const command of [F, L, X, D]) editor.lay(layWord(command));
  editor.answer("ready");
  expect(server.given).not.toHaveBeenCalled();
  await settle();
  expect(server.given).toHaveBeenCalledWith("ready");
});

test("Ready that is not allowed is explained", async () => {
  const { server, editor } = await laid([F]);
  editor.answer("ready");
  await settle();
  expect(server.explained).toHaveBeenCalledWith("ready");
});

test("nothing is answered while cards lie behind a gap: the gap is shown", async () => {
  const { server, editor } = await laid([F, L, X], [IF]);
  editor.lay(IF, at(0));
  editor.lay(layWord(D));
  await settle();
  expect(wordsOf(editor.rows)).toEqual(["if", "lay:F", "lay:D", "lay:L", "lay:X"]);
  editor.remove(at(0, "second"));
  await settle();
  editor.answer("finish");
  await settle();
  expect(server.given).not.toHaveBeenCalled();
  expect(editor.cursor).toMatchObject(at(0, "second"));
  expect(editor.rows).toHaveLength(3);
});

test("what is put back before the rules have answered is on the server as it is shown", async () => {
  const { server, editor } = await laid([F, L, X, R]);
  editor.choose(at(1));
  editor.lay(layWord(D));
  editor.choose(at(1));
  editor.lay(layWord(L));
  await settle();
  expect(wordsOf(editor.rows)).toEqual(["lay:F", "lay:L", "lay:X", "lay:R"]);
  expect(wordsOf(server.rows)).toEqual(wordsOf(editor.rows));
});

test("a change that is not allowed is left out, and those behind it stay", async () => {
  const { server, editor } = sit();
  for (const command of [X, X, X, L, F]) editor.lay(layWord(command));
  await settle();
  expect(wordsOf(server.rows)).toEqual(["lay:X", "lay:X", "lay:L", "lay:F"]);
  expect(server.explained).toHaveBeenCalledWith(NOT_SO);
  expect(wordsOf(editor.rows)).toEqual(wordsOf(server.rows));
});

describe("an answer is given for the program it was meant for", () => {
  test("not when cards were laid after it", async () => {
    const { server, editor } = sit();
    for (const command of [F, L]) editor.lay(layWord(command));
    editor.answer("ready");
    for (const command of [X, R]) editor.lay(layWord(command));
    await settle();
    expect(editor.isReady).toBe(true);
    expect(server.given).not.toHaveBeenCalled();
  });

  test("not when the rules have refused a part of it", async () => {
    const { server, editor } = sit();
    for (const command of [F, X, X, X, R]) editor.lay(layWord(command));
    editor.answer("ready");
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "lay:X", "lay:X", "lay:R"]);
    expect(server.given).not.toHaveBeenCalled();
  });

  test("not when the player has looked back since", async () => {
    const { server, editor } = sit();
    for (const command of [F, L, X, R]) editor.lay(layWord(command));
    editor.answer("ready");
    server.past = true;
    editor.goOn();
    server.past = false;
    await settle();
    expect(wordsOf(server.rows)).toHaveLength(4);
    expect(server.given).not.toHaveBeenCalled();
  });
});

test("what the rules say late is of use all the same", async () => {
  const { server, editor } = await laid([F, L, X]);
  server.slow = 5; // the server has the card before the rules have said what may be done then
  server.past = true;
  editor.lay(layWord(R));
  server.past = false;
  await settle();
  server.slow = 0;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([wordsOf(server.rows).length, editor.isWaiting, editor.isReady]).toEqual([4, false, true]);
});

test("a reason is shown again when the rest has been saved", async () => {
  const { server, editor } = sit();
  for (const command of [X, X, X, L]) editor.lay(layWord(command));
  server.shown = null;
  await settle();
  expect(wordsOf(server.rows)).toEqual(["lay:X", "lay:X", "lay:L"]);
  expect(server.shown).toEqual(NOT_SO);
  editor.lay(layWord(F));
  expect(server.shown).toBe("");
});

test("an answer is not given for a program that is still to be taken back", async () => {
  const { server, editor } = await laid([F, L, X, R]);
  void server.during(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    server.rows = rowsOf(["lay:D", "lay:L", "lay:X", "lay:R"]);
  });
  editor.answer("ready");
  await settle();
  await settle();
  expect(server.given).not.toHaveBeenCalled();
});

describe("taking back", () => {
  test("a card laid while an answer is taken back comes behind what is left", async () => {
    const { server, editor } = await laid([F, L, X]);
    void server.during(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      server.rows = server.rows.slice(0, 2);
    });
    editor.lay(layWord(R));
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "lay:L", "lay:R"]);
  });

  test("the last change goes first that the server does not have", async () => {
    const { server, editor } = await laid([F, R], [IF]);
    editor.lay(IF, at(0));
    editor.lay(layWord(L), at(0, "second"));
    editor.remove(at(0, "second"));
    await settle();
    expect(editor.any).toBe(true);
    editor.undo();
    await settle();
    expect(wordsOf(server.rows)).toEqual(["if", "lay:F", "lay:L", "lay:R"]);
    expect(editor.any).toBe(false);
  });

  test("even if the server has got it in the meantime", async () => {
    const { server, editor } = await laid([F, L]);
    editor.lay(layWord(X));
    editor.undo();
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "lay:L"]);
    expect(editor.any).toBe(false);
  });

  test("down to what was there at first", async () => {
    const { server, editor } = await laid([F, R], [IF]);
    editor.lay(IF, at(0));
    await settle();
    expect(wordsOf(server.rows)).toEqual(["lay:F", "lay:R"]);
    editor.undo();
    expect(editor.any).toBe(false);
    expect(wordsOf(editor.rows)).toEqual(["lay:F", "lay:R"]);
  });
});

describe("beside the rules themselves", () => {
  const told = JSON.parse(fixture("golems.drafts")!) as Record<string, Sight>;
  const allowed = Object.keys(told).filter((question) => told[question]!.draft!.why === null);
  const questionOf = (rows: Row[]): string => ["draft", ...draftOf(rows)].join(" ");
  const WORDS = ["lay:F", "lay:S", "if", "if:wall", "call"];

  test("a question is written as they read it", () => {
    for (const question of allowed) expect(questionOf(rowsOf(question.split(" ").slice(1)))).toBe(question);
  });

  test("what is offered on a place can be laid there, and nothing is kept back but another Bonus card", async () => {
    const server = new Server();
    let [tried, offered] = [0, 0];
    for (const question of allowed) {
      const rows = rowsOf(question.split(" ").slice(1));
      sitting = new Editor(() => ({ laid: rows, open: true, round: question, bonus: IF, ask: server.ask }));
      server.look = () => told[question]!;
      sitting.goOn();
      await Promise.resolve();
      for (const place of sitting.places) {
        for (const word of WORDS) {
          const then = told[questionOf(laidOn(rows, place, word))];
          if (!then) continue; // three rows
          sitting.choose(null);
          sitting.choose(place);
          const can = sitting.can(word);
          tried += 1;
          offered += can ? 1 : 0;
          const kind = rows[place.row]?.kind ?? "plain";
          const isOwn = place.part === "head" && word.startsWith(kind);
          if (can || kind === "plain" || isOwn || (kind !== CALL && word.startsWith("lay:"))) {
            expect([question, place, word, can]).toEqual([question, place, word, then.draft!.why === null]);
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(300);
    expect(offered).toBeGreaterThan(100);
    expect(tried - offered).toBeGreaterThan(100);
  });
});
