import { sheetNames } from '#src/islands/wallet/panels/sheet-names.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { QUIET_SCREEN } from '../../e2e/quiet-screen.ts';
import { expect, test } from './fixtures.ts';
import type { WebKitPage } from './webkit-page.ts';

test.use({ persona: 'complete' });

const panels = [
  ...panelNames.filter((name) => name !== 'secondary'),
  ...sheetNames.map((name) => `secondary&sheet=${name}`),
];

/** Expects what is open to lie in the window, and to be as high as what is in it, or as the window allows. */
async function expectFits(webkit: WebKitPage, css: string, what: string): Promise<void> {
  await expect(async () => {
    const { y, height } = await webkit.boxOf({ css });
    const { window, content } = await webkit.evaluate(
      (selector) => ({
        window: innerHeight,
        content: document.querySelector(selector)?.scrollHeight ?? 0,
      }),
      css,
    );
    expect(y, what).toBeGreaterThanOrEqual(0);
    expect(y + height, what).toBeLessThanOrEqual(window + 1);
    expect(height, what).toBeGreaterThanOrEqual(Math.min(content, window * 0.7));
    expect(height, what).toBeGreaterThan(100);
  }).toPass({ timeout: 15_000 });
}

for (const [width, height] of [
  [1280, 900],
  [500, 800],
] as const)
  test(`at ${width} px every panel is as high as what is in it`, async ({ webkit }) => {
    test.setTimeout(240_000);
    await webkit.resize(width, height);
    for (const name of panels) {
      await webkit.goto(`${QUIET_SCREEN}?panel=${name}`);
      await expectFits(webkit, 'dialog[open]', name);
      await webkit.press('Escape');
      await webkit.expectPath(new RegExp(`^${QUIET_SCREEN}$`));
    }
  });

test('the profile popup shows all that is in it, down to its last button', async ({ webkit }) => {
  await webkit.goto('/w');
  await webkit.click({ role: 'button', name: /^Profile: / });
  await expectFits(webkit, 'dialog.tab', 'the profile popup');
  await webkit.click({ css: 'dialog.tab .body > button' });
  await webkit.expectPath(/^\/login/);
});

test('the menu of a row is as high as its links', async ({ webkit }) => {
  await webkit.goto('/w/marketplace');
  await webkit.click({ css: '.market-table .act button' });
  await expectFits(webkit, '.action-menu', 'the menu of a row');
  expect((await webkit.boxOf({ css: '.action-menu' })).height).toBeLessThan(400);
});

test('Back closes a panel', async ({ webkit }) => {
  await webkit.goto('/w');
  await webkit.find({ role: 'heading', name: /Tobi/ });
  await webkit.click({ role: 'button', name: /^Notifications/ });
  await webkit.expectPath(/panel=notifications/);
  await webkit.back();
  await webkit.expectPath(/^\/w$/);
  await webkit.expectTrue(() => document.querySelector('dialog[open]') === null);
});
