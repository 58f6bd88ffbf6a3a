import type { Page } from '@playwright/test';
import { matrix } from '../tier.ts';
import { focusProblems, readFocusWithRole } from './focus.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { coveredBy, headerTools, openScreen, walletMenu } from './wallet-shell.ts';

// The order in which Tab goes through the wallet shell: that of the document, always in sight below the fixed parts.

const { wallet: en } = messages('en');
const { nav, dock } = en;
test.use({ persona: 'complete' });

/** Presses Tab; returns the name of the focused control and its problems. */
async function tab(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ name: string; faults: string[] }> {
  await page.keyboard.press(key);
  const focus = await readFocusWithRole(page);
  return { name: focus?.name ?? '', faults: [...focusProblems(focus), ...(await coveredBy(page))] };
}

const places = ['Cowrie', nav.dashboard, nav.assets, nav.market];
const settings = [nav.account, nav.security, nav.devices, nav.linked, nav.notifications, nav.referral];

async function expectTabOrder(
  page: Page,
  names: readonly (string | RegExp)[],
  key?: 'Shift+Tab',
): Promise<void> {
  for (const expected of names) {
    const { name, faults } = await tab(page, key);
    expect(name).toMatch(typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected);
    expect(faults, name).toEqual([]);
  }
}

// requirement: 2.59
test('Tab visits the skip link, the sidebar and the header, expanded and collapsed, and Shift+Tab goes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, QUIET_SCREEN);
  for (const fold of [nav.collapse, nav.expand]) {
    const order = [en.skip, ...places, ...settings, nav.logout, fold, ...headerTools];
    await expectTabOrder(page, order);
    await expectTabOrder(page, order.slice(0, -1).reverse(), 'Shift+Tab');
    // The collapse button keeps the focus and gets its new name.
    await expectTabOrder(page, order.slice(1, order.length - headerTools.length));
    await page.keyboard.press('Enter');
    await expect(
      walletMenu(page).getByRole('button', { name: fold === nav.collapse ? nav.expand : nav.collapse }),
    ).toBeFocused();
    await expectTabOrder(page, order.slice(0, -1 - headerTools.length).reverse(), 'Shift+Tab');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
  }
});

test('Tab on a phone visits the skip link, the header, the screen, and the dock last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, QUIET_SCREEN);
  await expectTabOrder(page, [en.skip, ...headerTools]);
  const last = [dock.dashboard, dock.assets, dock.send, dock.market, dock.more];
  const visited: string[] = [];
  while (visited.at(-1) !== dock.more && visited.length < 30) {
    const { name, faults } = await tab(page);
    expect(faults, name).toEqual([]);
    visited.push(name);
  }
  expect(visited.slice(-last.length)).toEqual(last);
});

const screensAndWidths = [1280, 390].flatMap((width) =>
  ['/w', '/w/account'].map((address) => ({ width, address })),
);
for (const { width, address } of matrix(
  'screens traversed with Tab',
  screensAndWidths,
  (_, index) => index === 1 || index === 2,
))
  // requirement: 2.59
  test(`${address} at ${width} px: the header and the dock never cover the focused element`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 600 });
    await openScreen(page, address);
    const skip = page.getByRole('link', { name: en.skip });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const within = () =>
      page.getByRole('main').evaluate((element) => element.contains(document.activeElement));
    let stops = 0;
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      do {
        const { name, faults } = await tab(page, key);
        // After the last stop comes the end of the page.
        if (name) expect(faults, `${address} ${name}`).toEqual([]);
        stops += 1;
      } while ((await within()) && stops < 120);
    }
    expect(stops).toBeGreaterThan(10);
    expect(stops).toBeLessThan(120);
  });
