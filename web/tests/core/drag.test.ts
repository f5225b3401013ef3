import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { Drag } from "../../src/core/drag.svelte";

async function dragged(can = true) {
  const drop = vi.fn();
  const drag = new Drag<string, string>({ can: () => can, find: ({ x }) => (x > 100 ? "slot" : null), drop });
  const card = document.createElement("button");
  drag.from(() => "card")(card);
  await tick(); // listeners of pointers come a moment later
  const point = (type: string, x: number): void => {
    const event = new Event(type); // happy-dom knows no places of pointers
    card.dispatchEvent(Object.assign(event, { clientX: x, clientY: 0, button: 0 }));
  };
  return { drag, drop, point };
}

const click = (detail: number): MouseEvent => new MouseEvent("click", { detail });

test("what moves far enough is carried, dropped on a place, and its click is none", async () => {
  const { drag, drop, point } = await dragged();
  point("pointerdown", 10);
  point("pointermove", 14);
  expect(drag.carried).toBeNull();
  point("pointermove", 120);
  expect([drag.carried?.thing, drag.over]).toEqual(["card", "slot"]);
  point("pointerup", 120);
  expect(drop).toHaveBeenCalledWith("card", "slot", { x: 120, y: 0 });
  expect([drag.isClick(click(1)), drag.isClick(click(1))]).toEqual([false, true]);
});

test("a click stays a click, and one by key is one even after a drag", async () => {
  const { drag, drop, point } = await dragged();
  point("pointerdown", 10);
  point("pointerup", 12);
  expect(drag.isClick(click(1))).toBe(true);
  point("pointerdown", 10);
  point("pointermove", 50);
  expect(drag.cancel()).toBe(true);
  expect(drag.isClick(click(0))).toBe(true);
  expect(drop).not.toHaveBeenCalled();
});

test("nothing is carried where nothing can be", async () => {
  const { drag, point } = await dragged(false);
  point("pointerdown", 10);
  point("pointermove", 50);
  expect(drag.carried).toBeNull();
});
