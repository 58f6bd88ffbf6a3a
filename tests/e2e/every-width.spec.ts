import { sheetNames } from '#src/islands/wallet/panels/sheet-names.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { widthsThatOverflow } from './layout-checks.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { atRest, openPage } from './open-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { addressOf, routes } from './wallet-table.ts';

// A screen that fits a phone and a desktop may still be too wide between them, as with a page at 200 %.

test.use({ persona: 'complete' });

const panels = [
  ...panelNames.filter((name) => name !== 'secondary'),
  ...sheetNames.map((name) => `secondary&sheet=${name}`),
].map((name) => `${QUIET_SCREEN}?panel=${name}`);

for (const [places, addresses] of [
  ['screen', routes.map(addressOf)],
  ['panel', panels],
] as const)
  test(`no ${places} scrolls sideways at any width`, async ({ page }) => {
    test.setTimeout(300_000);
    await openPage(page, '/w');
    for (const address of addresses) {
      await navigate(page, address);
      await atRest(page);
      expect.soft(await widthsThatOverflow(page), address).toEqual([]);
    }
  });
