// The two tiers of tests. `npm test` runs a sample of each large product of cases; `npm run test:full` sets COWRIE_FULL and runs all.

/** True under `npm run test:full`. */
export const isFullRun = process.env.COWRIE_FULL === '1';

/**
 * The size of something that can be large: property runs, rounds of a soak.
 * @returns `quick` under `npm test`, `full` under `npm run test:full`.
 */
export const sized = (quick: number, full: number): number => (isFullRun ? full : quick);

/**
 * A product of cases, such as route x theme x language x width: all of it under `npm run test:full`, a sample under `npm test`.
 * @param inQuickRun whether a case belongs to the sample; gets the case and its index.
 * @throws Error when the sample is empty, since `npm test` would then silently skip the whole product.
 */
export function matrix<Case>(
  name: string,
  cases: readonly Case[],
  inQuickRun: (item: Case, index: number) => boolean,
): readonly Case[] {
  const sample = cases.filter(inQuickRun);
  if (sample.length === 0)
    throw new Error(`The matrix "${name}" has ${cases.length} cases, and none of them is in npm test.`);
  return isFullRun ? cases : sample;
}
