import { expect, test } from 'vitest';
import { sized } from '../../../../tier.ts';
import { walk } from './careless-walk.ts';
import { testWalks } from './careless-walks.ts';

// The other half of walks.dom.test.tsx, in the full run only.
testWalks(Array.from({ length: sized(0, 10) }, (_, index) => 20_261_134 + index));

// Found by a walk: the document that was left restored the work itself, and the next one opened at /w.
test('a session that expires as its page opens keeps its work and its page for the next login', async () => {
  for (let round = 0; round < 8; round += 1) {
    await walk('review', [{ do: 'expire-session' }]);
    expect(location.pathname + location.search).toBe('/w/send?step=review');
  }
});
