/** A figure of the mock: what it is of, and how much. */
export interface Figure {
  readonly what: string;
  readonly value: string;
}

/** Prints figures as one line of JSON, which `npm run figures` reads. */
export function printFigures(figures: readonly Figure[]): void {
  console.log(JSON.stringify(figures));
}
