export interface Partner {
  readonly name: string;
  /** The outline of its mark, in a square of 24. */
  readonly d: string;
}

/**
 * The partners who have agreed to be named, for an operator to fill in: an empty list leaves the row out. While nothing is configured
 * (null), the row shows the samples below and says what they are.
 */
export const partners: readonly Partner[] | null = null;

/** Invented names with marks of our own drawing: a palm, a brig, a sunrise, a wing, a weathervane, the moon over a tide. */
const samples: readonly Partner[] = [
  {
    name: 'Palmoro',
    d: 'M12 22c0-7-4-11-9-12 1 7 4 11 9 12zm0 0c0-7 4-11 9-12-1 7-4 11-9 12zm0-10c-3-4-3-7 0-11 3 4 3 7 0 11z',
  },
  {
    name: 'Saltbrig',
    d: 'M11 2v13H4c0-7 3-11 7-13zm2 4c4 2 6 5 7 9h-7zM2 17h20c-1 3-4 5-7 5H9c-3 0-6-2-7-5z',
  },
  { name: 'Odunara', d: 'M12 4a8 8 0 0 1 8 8H4a8 8 0 0 1 8-8zM2 14h20v3H2zm4 5h12v3H6z' },
  {
    name: 'Kestwell',
    d: 'M2 3c10 0 17 3 20 8-10 1-17-2-20-8zm0 7c7 0 12 2 15 6-7 1-12-1-15-6zm0 7c4 0 7 1 10 4-5 1-8 0-10-4z',
  },
  { name: 'Norvane', d: 'M2 7h13V3l7 5-7 5v-3H2zm8 5h4v7h4v3H6v-3h4z' },
  {
    name: 'Tidemarrow',
    d: 'M14 1a7 7 0 1 0 6 11 8 8 0 0 1-6-11zM1 17c3-2 5-2 7 0s5 2 8 0 5-2 7 0v5c-2-2-4-2-7 0s-6 2-8 0-4-2-7 0z',
  },
];

export interface PartnersRow {
  readonly list: readonly Partner[];
  /** Whether they are invented, which the row then says. */
  readonly areSamples: boolean;
}

/** What the row shows; null for no row. */
export function partnersRow(configured: readonly Partner[] | null): PartnersRow | null {
  if (configured === null) return { list: samples, areSamples: true };
  return configured.length === 0 ? null : { list: configured, areSamples: false };
}
