import { sheetNames } from '#src/islands/wallet/panels/sheet-names.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { brokenWords, widthsThatOverflow } from './layout-checks.ts';
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

for (const [persona, addresses] of [
  ['complete', [...routes.map(addressOf), ...panels]],
  ['whatsapp-linked', ['/w/linked-accounts']],
  ['incomplete-flag-only', ['/w']],
  ['restricted', ['/w']],
] as const)
  test(`on the smallest phone of ${persona} no word is broken`, async ({ page, mock }) => {
    test.setTimeout(300_000);
    await mock.persona(persona, { login: true });
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, '/w');
    for (const address of addresses) {
      await navigate(page, address);
      await atRest(page);
      expect.soft(await brokenWords(page), address).toEqual([]);
    }
  });
