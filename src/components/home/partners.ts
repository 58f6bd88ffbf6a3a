export interface Partner {
  readonly name: string;
  /** The outline of its mark, in a square of 24. */
  readonly d: string;
}

/** Partners who have agreed to be named. While there are none, the row shows the places that are kept for them. */
export const partners: readonly Partner[] = [];
