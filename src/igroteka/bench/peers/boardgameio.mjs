// Connect four on boardgame.io: `node boardgameio.mjs NAME FOLDER`, then the lines described in the package.
// NAME is boardgameio-reducer or boardgameio-client; FOLDER holds node_modules.

import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const ROWS = 6;
const COLUMNS = 7;
const DIRECTIONS = [[0, 1], [1, 0], [1, 1], [1, -1]];
const WARM_UP = 2; // seconds; node compiles what runs often
const BATCH = 0.005; // seconds between two looks at the clock
const LONGEST = 3600; // seconds
const USAGE = `run SECONDS SEED (0 < SECONDS <= ${LONGEST}, 0 <= SEED < 2**32) or quit`;

/** Whether the piece on `square`, the last one laid, stands in a row of four. */
function wins(cells, square) {
  const row = Math.floor(square / COLUMNS);
  const column = square % COLUMNS;
  for (const [down, right] of DIRECTIONS) {
    let length = 1;
    for (const way of [1, -1]) {
      let r = row + way * down;
      let c = column + way * right;
      while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && cells[r * COLUMNS + c] === cells[square]) {
        length += 1;
        r += way * down;
        c += way * right;
      }
    }
    if (length >= 4) return true;
  }
  return false;
}

/** The rules in the form boardgame.io wants; row 0 is the top. */
function rules(INVALID_MOVE) {
  return {
    name: "connect-four",
    setup: () => ({ cells: Array(ROWS * COLUMNS).fill(null), last: null, laid: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop({ G, playerID }, column) {
        if (!Number.isInteger(column) || column < 0 || column >= COLUMNS) return INVALID_MOVE;
        let square = (ROWS - 1) * COLUMNS + column;
        while (square >= 0 && G.cells[square] !== null) square -= COLUMNS;
        if (square < 0) return INVALID_MOVE;
        G.cells[square] = playerID;
        G.last = square;
        G.laid += 1;
      },
    },
    endIf({ G, ctx }) {
      if (G.last !== null && wins(G.cells, G.last)) return { winner: ctx.currentPlayer };
      if (G.laid === ROWS * COLUMNS) return { draw: true };
    },
  };
}

/** The columns that are not full. */
function legal(cells) {
  const columns = [];
  for (let column = 0; column < COLUMNS; column += 1) if (cells[column] === null) columns.push(column);
  return columns;
}

/** A player of one game through the reducer; it returns the number of decisions. */
function reducerPlayer(load) {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load("boardgame.io/internal");
  const game = ProcessGameConfig(rules(load("boardgame.io/core").INVALID_MOVE));
  const reducer = CreateGameReducer({ game });
  return (random) => {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const columns = legal(state.G.cells);
      const column = columns[Math.floor(random() * columns.length)];
      const payload = { type: "drop", args: [column], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: "MAKE_MOVE", payload });
    }
    return state.G.laid;
  };
}

/** A player of one game through a local Client; it returns the number of decisions. */
function clientPlayer(load) {
  const { Client } = load("boardgame.io/client");
  const game = rules(load("boardgame.io/core").INVALID_MOVE);
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  return (random) => {
    client.reset();
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const columns = legal(state.G.cells);
      client.moves.drop(columns[Math.floor(random() * columns.length)]);
      state = client.getState();
    }
    return state.G.laid;
  };
}

/** Numbers from 0 up to 1 by xorshift, the same for the same seed. */
function chance(seed) {
  let x = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Play whole games for about `seconds` of CPU time. */
function run(play, seconds, seed) {
  const random = chance(seed);
  let games = 0;
  let decisions = 0;
  let batch = 1;
  const start = cpu();
  let now = start;
  while (now - start < seconds) {
    for (let i = 0; i < batch; i += 1) decisions += play(random);
    games += batch;
    const before = now;
    now = cpu();
    if (now - before < BATCH) batch *= 2;
  }
  return { games, decisions, cpu: now - start };
}

/** The answer to one line of input. */
function answer(play, line) {
  const order = /^run\s+(\d+(?:\.\d+)?)\s+(\d+)$/.exec(line);
  const seconds = order && Number(order[1]);
  if (!order || seconds <= 0 || seconds > LONGEST || Number(order[2]) >= 2 ** 32) {
    return { error: `expected ${USAGE}, got ${JSON.stringify(line.slice(0, 60))}` };
  }
  try {
    return run(play, seconds, Number(order[2]));
  } catch (error) {
    return { error: `the game failed with ${error}` };
  }
}

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function serve(name, folder) {
  let play;
  try {
    const player = { "boardgameio-reducer": reducerPlayer, "boardgameio-client": clientPlayer }[name];
    if (!player || !folder) throw new Error("expected boardgameio-reducer or boardgameio-client, and a folder");
    const load = createRequire(join(resolve(folder), "package.json"));
    play = player(load);
    run(play, WARM_UP, 0);
    say({ ready: true, name, version: load("boardgame.io/package.json").version });
  } catch (error) {
    say({ error: `${name} cannot start: ${String(error).split("\n")[0]}` });
    process.exitCode = 1;
    return;
  }
  for await (const raw of createInterface({ input: process.stdin })) {
    const line = raw.trim();
    if (line === "quit") break;
    say(answer(play, line));
  }
}

console.log = console.error; // standard output belongs to the protocol
process.stdout.on("error", () => process.exit(1)); // whoever asked has gone
await serve(process.argv[2], process.argv[3]);
