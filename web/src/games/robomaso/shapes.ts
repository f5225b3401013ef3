// Outlines around the point 0, 0. Every clan and everything a robot can have has one of its own.

/** A flytrap: two toothed jaws between leaves. */
export const JAWS = [
  "M-3 5C-22 3 -24 -12 -16 -19C-9 -15 -3 -8 -3 5z",
  "M3 5C22 3 24 -12 16 -19C9 -15 3 -8 3 5z",
] as const;
export const TEETH = "M-15 -18l5 1l-3 4l6 1l-3.5 4.5l6 1M15 -18l-5 1l3 4l-6 1l3.5 4.5l-6 1";
export const LEAVES = "M0 18C-4 8 -14 6 -23 11C-17 18 -8 21 0 18zM0 18C4 8 14 6 23 11C17 18 8 21 0 18z";

/** What flies apart in a crash. */
export const SPARK = "M0 -44L10 -16L38 -24L18 0L38 24L10 16L0 44L-10 16L-38 24L-18 0L-38 -24L-10 -16z";

/** Something waits. */
export const HOURGLASS = "M-8 -11h16l-7 11l7 11h-16l7 -11z";
