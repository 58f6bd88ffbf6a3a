import type { Page } from '@playwright/test';
import { sheetNames } from '#src/islands/wallet/panels/sheet-names.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { matrix } from '../tier.ts';
import { differencesOf, propertiesSet, stylesOf } from './computed-styles.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { atRest, openPage, reloadPage } from './open-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { fetchTransactions } from './sending.ts';
import { addressOf, routes } from './wallet-table.ts';

// What was open before styles nothing of what is open now, in whichever order sheets were linked. Needs a browser: which rule wins is its decision.

const screens = routes.map(addressOf);
/** What screens show only at an address of its own; `{id}` is that of a payment. */
const views = [
  '/w/transactions?id={id}',
  '/w/send?step=status&id={id}',
  '/w/financial-history?view=print',
  '/w/receive?tab=user',
  '/w/receive?tab=cash',
  '/w/nowhere',
];
const panels = [
  ...panelNames.filter((name) => name !== 'secondary').map((name) => `${QUIET_SCREEN}?panel=${name}`),
  ...sheetNames.map((name) => `${QUIET_SCREEN}?panel=secondary&sheet=${name}`),
];
const everywhere = [...screens, ...views, ...panels];

/** Those that are compared: all but some panels are lists alone. */
const compared = matrix(
  'addresses whose styles are compared',
  everywhere,
  (address) => !/=(?:users|coins|networks|blockchains|qr|upload-scan|scan|profile|receive)$/.test(address),
);

const cases = matrix(
  'ways through all screens',
  [390, 768, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      width,
      colorScheme,
      order: width === 1440 ? 'the last one first' : 'in their order',
    })),
  ),
  (_, index) => index === 0,
);

/**
 * Waits until the code and the sheets of what the address names are there, and prices live: a panel and the market's socket may still be on their
 * way when a page is at rest.
 */
const isShown = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main .loading, main .live.rest, dialog .skeleton.sheet') === null &&
      // Each coin's price becomes live by itself, and its change of the day appears.
      document.querySelector('.market-card td.chg:empty') === null &&
      (document.querySelector('dialog.panel') !== null) === location.search.includes('panel='),
  );

/** Opens each address in the app. */
async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await navigate(page, address);
    await isShown(page);
  }
  await atRest(page);
}

for (const { width, colorScheme, order } of cases)
  test.describe(`${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, persona: 'complete' });

    test(`after all other screens and panels, ${order}, each looks as after a direct load`, async ({
      page,
      mock,
    }) => {
      test.setTimeout(300_000);
      const { id = '' } = (await fetchTransactions(page)).find(({ type }) => type === 'send') ?? {};
      const named = (address: string) => address.replace('{id}', id);
      const visited = everywhere.map(named);
      await openPage(page, '/w');
      await visit(page, order === 'in their order' ? visited : visited.toReversed());
      const properties = await propertiesSet(page);
      expect(properties.length).toBeGreaterThan(200);
      const direct = await mock.secondPage();
      // Its document is answered with 404.
      mock.expectErrors('/w/nowhere');
      for (const address of compared.map(named)) {
        // First here: what is remembered of an open panel is then that of this address.
        await visit(page, [address]);
        await openPage(direct, address);
        await isShown(direct);
        await atRest(direct);
        const [received, expected] = [await stylesOf(page, properties), await stylesOf(direct, properties)];
        expect.soft(differencesOf(expected, received), address).toEqual([]);
      }
    });

    test('a panel styles nothing of the screen under it', async ({ page }) => {
      test.setTimeout(120_000);
      const queries = panels.map((address) => address.slice(QUIET_SCREEN.length));
      await openPage(page, '/w');
      await visit(page, [...queries.map((query) => `/w${query}`), '/w']);
      const properties = await propertiesSet(page);
      await reloadPage(page);
      await isShown(page);
      await atRest(page);
      const expected = await stylesOf(page, properties);
      for (const query of matrix('panels over a screen', queries, (name) =>
        /chat|history|convert/.test(name),
      )) {
        await visit(page, [`/w${query}`]);
        const changes = differencesOf(expected, await stylesOf(page, properties));
        expect
          .soft(
            changes.filter((change) => / > main[:.].* > /.test(change.replace(/ \{.*/, ''))),
            query,
          )
          .toEqual([]);
      }
    });
  });
