// Many walks of careless people, from seeds: the full run's are shared between two files, so that two processes share them.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { walk } from './careless-walk.ts';
import { action, start } from './walk-actions.ts';

/** Of one test: each check that waits is kept until its test ends, with all that it was asked of. */
const WALKS = 100;

/** Defines one test for each seed, in the file that calls it. */
export function testWalks(seeds: readonly number[]): void {
  vi.setConfig({ testTimeout: 300_000 });

  test.each(seeds)(
    'a careless person never pays twice, never somebody else, and loses nothing that they chose (seed %i)',
    async (seed) => {
      let debits = 0;
      let approved = 0;
      await fc.assert(
        fc.asyncProperty(
          start,
          fc.array(action, { minLength: 8, maxLength: 14, size: 'max' }),
          async (from, actions) => {
            const ended = await walk(from, actions);
            debits += ended.debits;
            approved += ended.approved;
          },
        ),
        { numRuns: WALKS, seed },
      );
      // Walks that come nowhere would prove nothing.
      expect([approved, debits].map((count) => count >= WALKS / 10)).toEqual([true, true]);
    },
  );
}
