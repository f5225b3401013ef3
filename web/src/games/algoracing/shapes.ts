// Outlines around the point 0, 0, about 24 units wide. Every type of sample has one of its own.
import type { SampleType } from "../../gen/algoracing";

/** The types of samples: yellow star, blue drop, red heart, green leaf. */
export const SAMPLES: Record<SampleType, string> = {
  yellow: "M0 -13.2L4.2 -5.8L12.6 -4.1L6.8 2.2L7.8 10.7L0 7.2L-7.8 10.7L-6.8 2.2L-12.6 -4.1L-4.2 -5.8z",
  blue: "M0 -12.5C5 -5.5 9.5 -1.5 9.5 3.5a9.5 9 0 0 1 -19 0C-9.5 -1.5 -5 -5.5 0 -12.5z",
  red: "M0 11.5C-7 6.5 -12.5 1.5 -12.5 -4.5a6.2 6.2 0 0 1 12.5 -2.2a6.2 6.2 0 0 1 12.5 2.2C12.5 1.5 7 6.5 0 11.5z",
  green: "M-9.5 10.5C-13 -3 -4 -12.5 11.5 -11.5C13 2.5 5 13 -9.5 10.5z",
};

/** A flask: the sign of a lab. */
export const FLASK = "M-3.5 -11h7M-2.2 -11v7L-8.5 7.5a2.2 2.2 0 0 0 2 3.3h13a2.2 2.2 0 0 0 2 -3.3L2.2 -4v-7";
