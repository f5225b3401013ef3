// With the arrow keys up and down one goes from piece to piece of a part of the table, and each is explained.
import { isFree } from "../../core/keyboard";

const BY: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function reach(part: HTMLElement): () => void {
  function pressed(event: KeyboardEvent): void {
    const by = BY[event.key];
    if (!by || !isFree(event, ".tree")) return;
    const pieces = [...part.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].filter(
      (each) => !each.closest("[popover], .tree") && each.getClientRects().length > 0,
    );
    const now = document.activeElement ?? part;
    const here = pieces.findIndex((each) => each === now || isAfter(each, now)); // or the next one
    const from = pieces[here] === now ? here + by : by > 0 ? here : here - 1;
    const next = pieces.at(from % pieces.length);
    if (!next || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (!next.matches("button, [tabindex]")) next.tabIndex = -1;
    next.focus();
  }
  part.addEventListener("keydown", pressed);
  return () => part.removeEventListener("keydown", pressed);
}

const isAfter = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
