import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sized } from '../../../../tier.ts';
import { walk } from './careless-walk.ts';
import { action, start } from './walk-actions.ts';

/** Of one test: each check that waits is kept until its test ends, with all that it was asked of. */
const WALKS = 100;
const seeds = Array.from({ length: sized(1, 20) }, (_, index) => 20_261_124 + index);
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

// Found by a walk: the document that was left restored the work itself, and the next one opened at /w.
test('a session that expires as its page opens keeps its work and its page for the next login', async () => {
  for (let round = 0; round < 8; round += 1) {
    await walk('review', [{ do: 'expire-session' }]);
    expect(location.pathname + location.search).toBe('/w/send?step=review');
  }
});
