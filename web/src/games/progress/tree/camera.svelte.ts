// What part of a large picture is seen: it can be moved and made larger.
import type { Point } from "../../../core/points";

const LARGEST = 2.2;
const OPENED = 0.85; // names can be read

export class Camera {
  /** The scale, and where the picture's corner lies on the screen. */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** The room on the screen. */
  width = $state(600);
  height = $state(400);
  /** Whether all is seen as large as can be; it stays so when the room changes. */
  whole = $state(true);

  constructor(private readonly size: () => { width: number; height: number }) {}

  get smallest(): number {
    const { width, height } = this.size();
    return Math.min(this.width / width, this.height / height);
  }

  /** The room has changed. */
  resize(width: number, height: number): void {
    if (width <= 0 || height <= 0) return;
    this.width = width;
    this.height = height;
    if (this.whole) this.fit();
    else this.move(0, 0);
  }

  /** Show all. */
  fit(): void {
    const { width, height } = this.size();
    this.k = this.smallest;
    this.x = (this.width - width * this.k) / 2;
    this.y = (this.height - height * this.k) / 2;
    this.whole = true;
  }

  /** The first look: so large that names can be read, where most of these places are seen at once, with some room. */
  open(places: Point[], room: number): void {
    this.fit();
    if (this.k >= OPENED) return;
    this.k = OPENED;
    this.whole = false;
    const middle = busiest(places, this.width / this.k - room, this.height / this.k - room);
    this.x = this.width / 2 - middle.x * this.k;
    this.y = this.height / 2 - middle.y * this.k;
    this.move(0, 0);
  }

  move(dx: number, dy: number): void {
    const { width, height } = this.size();
    this.x = within(this.x + dx, this.width, width * this.k);
    this.y = within(this.y + dy, this.height, height * this.k);
  }

  /** Larger or smaller around a place of the screen. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const k = Math.min(LARGEST, Math.max(this.smallest, this.k * factor));
    const dx = (at.x - this.x) * (1 - k / this.k);
    const dy = (at.y - this.y) * (1 - k / this.k);
    this.k = k;
    this.move(dx, dy);
    this.whole = k <= this.smallest * 1.001;
    if (this.whole) this.fit();
  }

  /** Move as little as it takes to see these places, with some room around them. */
  show(places: Point[], room: number): void {
    if (places.length === 0) return;
    const on = places.map(({ x, y }) => ({ x: this.x + x * this.k, y: this.y + y * this.k }));
    const edge = room * this.k;
    this.move(
      shift(Math.min(...on.map(({ x }) => x)) - edge, Math.max(...on.map(({ x }) => x)) + edge, this.width),
      shift(Math.min(...on.map(({ y }) => y)) - edge, Math.max(...on.map(({ y }) => y)) + edge, this.height),
    );
  }
}

/** The middle of those places that fit into a room together; as many as can be. */
function busiest(places: Point[], width: number, height: number): Point {
  const groups = places.flatMap(({ x: left }) =>
    places.map(({ y: top }) =>
      places.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height),
    ),
  );
  const best = groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  const half = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return best.length > 0 ? { x: half(best.map(({ x }) => x)), y: half(best.map(({ y }) => y)) } : { x: 0, y: 0 };
}

/** The picture never leaves the room; a small one stays in its middle. */
function within(at: number, room: number, size: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}

function shift(low: number, high: number, room: number): number {
  if (low >= 0 && high <= room) return 0;
  return high - low > room ? -low : low < 0 ? -low : room - high;
}
