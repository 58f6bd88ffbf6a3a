import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from '../../e2e/messages.ts';
import { expect, test } from './fixtures.ts';
import type { WebKitPage } from './webkit-page.ts';

// What somebody has and what it costs: each screen opens, fits, and does the one thing that people come for.

const { myAssets, marketplace, token, wallet } = messages('en');

test.use({ persona: 'complete' });

async function expectFits(webkit: WebKitPage): Promise<void> {
  await webkit.atRest();
  const { width, room } = await webkit.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: innerWidth,
  }));
  expect(width).toBeLessThanOrEqual(room);
}

for (const [width, height] of [
  [1280, 900],
  [500, 800],
] as const)
  test(`at ${width} px assets are filtered, the market is sorted and starred, candles are drawn`, async ({
    webkit,
  }) => {
    await webkit.resize(width, height);
    await webkit.goto('/w/assets');
    await webkit.find({ css: '[data-asset="ngn"]' });
    await expectFits(webkit);
    await webkit.click({ role: 'button', name: myAssets.kinds.crypto });
    await webkit.expectTrue(() => document.querySelector('[data-asset="ngn"]') === null);
    await webkit.expectPath(/kind=crypto/);

    await webkit.goto('/w/marketplace');
    await webkit.find({ css: '[data-asset="btc"]' });
    await expectFits(webkit);
    if (width > 1000) {
      await webkit.click({ role: 'button', name: marketplace.columns.name });
      await webkit.expectPath(/sort=name/);
      await webkit.click({
        role: 'button',
        name: interpolate(marketplace.favourite, { name: wallet.names.ada }),
      });
      await webkit.expectTrue(
        (text) => document.body.innerText.includes(text),
        `${marketplace.tab.favourites} 1`,
      );
    } else {
      await webkit.click({ role: 'link', name: marketplace.tab.cash });
      await webkit.expectTrue(() => document.querySelector('[data-asset="btc"]') === null);
    }

    await webkit.goto('/w/token/btc');
    await webkit.click({ role: 'button', name: token.chart.candles });
    await webkit.find({ css: '.chart.candles canvas' });
    await expectFits(webkit);

    await webkit.goto('/w');
    await webkit.find({ css: '.market-card [data-coin="btc"]' });
    await expectFits(webkit);
    await webkit.click({ css: '.market-card [data-coin="btc"] a' });
    await webkit.expectPath(/^\/w\/token\/btc/);
  });
