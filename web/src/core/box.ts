// The components of a game, as the server has them; they are there before anything is drawn.

/** The components, once `open` has been called with them; `sorted` may build tables of them. */
export function boxOf<B>(sorted: (found: B) => void = () => {}): { open: (found: B) => void; theBox: () => B } {
  let box: B | null = null;
  return {
    open(found) {
      box = found;
      sorted(found);
    },
    theBox() {
      if (box === null) throw new Error("the components have not been loaded yet");
      return box;
    },
  };
}
