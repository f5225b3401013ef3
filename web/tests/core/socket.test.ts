import { beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "../../src/core/refusal";
import { Connection, type ConnectionState, type Owner, type Wire, type World } from "../../src/core/socket";
import type { FromServer } from "../../src/gen/room";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let waits: { time: number; go: () => void; stopped: boolean }[];
let states: ConnectionState[];
let received: FromServer[];
let events: number;

const world: World = {
  connect() {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  },
  after(time, go) {
    const wait = { time, go, stopped: false };
    waits.push(wait);
    return () => (wait.stopped = true);
  },
  chance: () => 1,
  newId: (
    (next) => () =>
      `request-${(next += 1)}`
  )(0),
};

const owner: Owner = {
  key: "the-key",
  has: () => ({ since: events, said: 2 }),
  drawing: () => "nl",
  changed: (state) => states.push(state),
  received: (message) => received.push(message),
};

const welcome = { type: "welcome", protocol: 1, table: {}, seat: 0, names: [] };

function connected(): { connection: Connection; wire: FakeWire } {
  const connection = new Connection("abc", owner, world);
  const wire = wires.at(-1)!;
  wire.onopen?.();
  wire.tell(welcome);
  return { connection, wire };
}

beforeEach(() => {
  wires = [];
  waits = [];
  states = [];
  received = [];
  events = 0;
});

describe("a connection", () => {
  test("says hello with its key and with what it has", () => {
    events = 17;
    connected();
    expect(wires[0]!.sent[0]).toEqual({ type: "hello", key: "the-key", since: 17, said: 2, drawing: "nl" });
    expect(states).toEqual(["open"]);
    expect(received.map((message) => message.type)).toEqual(["welcome"]);
  });

  test("keeps a promise when the request is done", async () => {
    const { connection, wire } = connected();
    const promise = connection.ask({ type: "answer", question: 3, words: ["run"], back: 0 });
    const { id, ...rest } = wire.sent[1]!;
    expect(rest).toEqual({ type: "answer", question: 3, words: ["run"], back: 0 });
    wire.tell({ type: "done", id });
    await expect(promise).resolves.toMatchObject({ type: "done" });
  });

  test("breaks a promise with the reason when the request is refused", async () => {
    const { connection, wire } = connected();
    const promise = connection.ask({ type: "undo" });
    const reason = { message: "core-undo-chance", args: {}, rules: [] };
    wire.tell({ type: "refused", id: wire.sent[1]!.id, reason });
    await expect(promise).rejects.toBeInstanceOf(Refusal);
    await expect(promise).rejects.toMatchObject({ reason });
  });

  test("waits longer after each failure, with a limit", () => {
    connected();
    wires[0]!.onclose?.();
    expect(states).toEqual(["open", "reconnecting"]);
    for (let n = 0; n < 10; n += 1) {
      waits.at(-1)!.go();
      wires.at(-1)!.onclose?.();
    }
    expect(waits.slice(0, 4).map((wait) => wait.time)).toEqual([400, 800, 1600, 3200]);
    expect(waits.at(-1)!.time).toBe(15_000);
  });

  test("sends what was not answered again, with the same id, and what was answered not", async () => {
    const { connection, wire } = connected();
    const first = connection.ask({ type: "say", text: "hi" });
    void connection.ask({ type: "answer", question: 0, words: ["run"], back: 0 });
    wire.tell({ type: "done", id: wire.sent[1]!.id });
    await first;
    wire.onclose?.();
    events = 5;
    waits.at(-1)!.go();
    wires[1]!.onopen?.();
    expect(wires[1]!.sent).toHaveLength(1);
    expect(wires[1]!.sent[0]).toMatchObject({ type: "hello", since: 5 });
    wires[1]!.tell(welcome);
    expect(wires[1]!.sent.slice(1)).toEqual([wire.sent[2]]);
    expect(states).toEqual(["open", "reconnecting", "open"]);
  });

  test("keeps a request made while the connection is broken until there is another", () => {
    const { connection } = connected();
    wires[0]!.onclose?.();
    void connection.ask({ type: "undo" });
    expect(wires[0]!.sent).toHaveLength(1);
    connection.reconnectNow();
    wires[1]!.onopen?.();
    wires[1]!.tell(welcome);
    expect(wires[1]!.sent[1]).toMatchObject({ type: "undo" });
  });

  test("is broken when an answer is due and nothing comes, and asks again", () => {
    const { connection, wire } = connected();
    expect(waits).toHaveLength(0);
    void connection.ask({ type: "undo" });
    waits.at(-1)!.go();
    expect(wire.closed).toBe(true);
    expect(states).toEqual(["open", "reconnecting"]);
    waits.at(-1)!.go();
    wires[1]!.onopen?.();
    wires[1]!.tell(welcome);
    expect(wires[1]!.sent[1]).toEqual(wire.sent[1]);
    wires[1]!.tell({ type: "done", id: wire.sent[1]!.id });
    expect(waits.at(-1)!.stopped).toBe(true);
  });

  test("does not believe in a connection when the network is gone", () => {
    const { connection } = connected();
    connection.networkLost();
    expect(states).toEqual(["open", "reconnecting"]);
    connection.networkLost();
    expect(waits).toHaveLength(1);
  });

  test("does not come back when the server says so", () => {
    const { wire } = connected();
    wire.tell({ type: "closing", reason: { message: "x", args: {}, rules: [] }, again: false });
    expect(states.at(-1)).toBe("closed");
    expect(wire.closed).toBe(true);
    expect(waits).toHaveLength(0);
  });

  test("comes back when the server only restarts", () => {
    const { wire } = connected();
    wire.tell({ type: "closing", reason: { message: "x", args: {}, rules: [] }, again: true });
    wire.onclose?.();
    expect(states.at(-1)).toBe("reconnecting");
  });

  test("is deaf to a connection it has left", () => {
    const { connection, wire } = connected();
    connection.restart();
    expect(wire.onmessage).toBeNull();
    expect(wires).toHaveLength(2);
    connection.close();
    expect(states.at(-1)).toBe("closed");
  });
});
