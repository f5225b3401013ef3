// The connection between one seat and the server. It reconnects by itself, and no request is lost or counted twice.
import type { Because, Done, FromServer, Refused, Seen } from "../gen/room";
import { Refusal } from "./refusal";

export type ConnectionState = "connecting" | "open" | "reconnecting" | "closed";

/** A request without its id, which the connection gives it. */
export type Request =
  | { type: "answer"; question: number; words: string[]; back: number }
  | { type: "undo" }
  | { type: "leave"; how: "bot" | "out" | "wait" }
  | { type: "return" }
  | { type: "why"; word: string }
  | { type: "why_undo" }
  | { type: "look"; of: string }
  | { type: "say"; text: string }
  | { type: "rematch" };

/** As much of a WebSocket as the connection uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** The world around a connection; tests bring their own. */
export interface World {
  connect(table: string): Wire;
  after(milliseconds: number, then: () => void): () => void;
  chance(): number;
  newId(): string;
}

export const browser: World = {
  connect(table) {
    const url = new URL(`/api/tables/${table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url) as unknown as Wire;
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};

const FIRST_WAIT = 400; // milliseconds before the second attempt; doubled each time
const LONGEST_WAIT = 15_000;
const REPLY_TIMEOUT = 10_000; // milliseconds without any word although one is due

interface Pending {
  text: string;
  answered(message: FromServer): void;
}

/** What the connection tells its owner, and what it must know to say hello. */
export interface Owner {
  key: string;
  /** What is here already, so that only the rest is sent. */
  has(): { since: number; said: number };
  /** The language of the drawing in characters; "" for none. */
  drawing(): string;
  changed(state: ConnectionState): void;
  received(message: FromServer): void;
}

/** A connection to a table. */
export class Connection {
  state: ConnectionState = "connecting";
  private wire: Wire | null = null;
  private attempts = 0;
  private stopWaiting: (() => void) | null = null;
  private stopListening: (() => void) | null = null;
  private welcomed = false;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly table: string,
    private readonly owner: Owner,
    private readonly world: World = browser,
  ) {
    this.connect();
  }

  /** Ask for something. The promise holds until the server has answered, over as many connections as it takes. */
  ask(request: Request): Promise<FromServer> {
    const id = this.world.newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.pending.set(id, {
        text,
        answered: (message) => (message.type === "refused" ? reject(new Refusal(message.reason)) : resolve(message)),
      });
      if (!this.welcomed) return;
      this.wire?.send(text);
      this.listen();
    });
  }

  /** The network is gone: do not believe in a connection that only has not noticed it yet. */
  networkLost(): void {
    if (this.state === "open") this.broken();
  }

  /** While an answer is due something must come; a connection that stays silent is broken, whatever the browser thinks. */
  private listen(): void {
    this.stopListening?.();
    this.stopListening = this.pending.size > 0 ? this.world.after(REPLY_TIMEOUT, () => this.broken()) : null;
  }

  /** Try again now, not only after the wait: the network is back, or somebody looks at the page again. */
  reconnectNow(): void {
    if (!this.stopWaiting) return;
    this.attempts = 0;
    this.connect();
  }

  /** Say hello again, because what was said in it has changed. */
  restart(): void {
    if (this.state === "closed") return;
    this.disconnect();
    this.connect();
  }

  /** End the connection for good. */
  close(): void {
    this.disconnect();
    this.setState("closed");
  }

  private connect(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    const wire = this.world.connect(this.table);
    this.wire = wire;
    wire.onopen = () => wire.send(JSON.stringify(this.hello()));
    wire.onmessage = ({ data }) => this.read(JSON.parse(String(data)) as FromServer);
    wire.onclose = () => this.broken();
  }

  private hello(): object {
    const { key } = this.owner;
    return { type: "hello", ...(key && { key }), ...this.owner.has(), drawing: this.owner.drawing() };
  }

  private read(message: FromServer): void {
    this.dispatch(message);
    if (this.welcomed) this.listen();
  }

  private dispatch(message: FromServer): void {
    if (message.type === "welcome") {
      this.welcomed = true;
      this.attempts = 0;
      this.owner.received(message);
      this.setState("open");
      for (const { text } of this.pending.values()) this.wire?.send(text);
    } else if (message.type === "closing") {
      this.owner.received(message);
      if (!message.again) this.close();
    } else if (isReply(message)) {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      asked?.answered(message);
    } else {
      this.owner.received(message);
    }
  }

  private broken(): void {
    this.disconnect();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts += 1;
    this.stopWaiting = this.world.after(longest * (0.5 + this.world.chance() / 2), () => this.connect());
    this.setState("reconnecting");
  }

  private disconnect(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.stopListening?.();
    this.stopListening = null;
    this.welcomed = false;
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private setState(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.owner.changed(state);
  }
}

function isReply(message: FromServer): message is Done | Refused | Because | Seen {
  return message.type === "done" || message.type === "refused" || message.type === "because" || message.type === "seen";
}
