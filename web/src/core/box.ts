// The components of a game, as the server has them; they are there before anything is drawn.

/** A box that is closed until the components come; `sorted` puts them where they are found. */
export function boxOf<B>(sorted: (found: B) => void = () => {}): { open: (found: B) => void; theBox: () => B } {
  let box: B | null = null;
  return {
    open(found) {
      box = found;
      sorted(found);
    },
    theBox() {
      if (box === null) throw new Error("the box is closed");
      return box;
    },
  };
}
