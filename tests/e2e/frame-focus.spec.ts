import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { panelOf } from './panels.ts';
import { focusProblems, readFocusWithRole } from './focus.ts';
import { matrix } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { LOADING } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Focus in the wallet shell for keyboard users: it follows the document order, stays visible below the fixed parts, and is
// never lost.

const { wallet: en, walletPanels, emergencyContact } = messages('en');
const { nav, header, dock } = en;
test.use({ persona: 'complete' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: nav.label });

async function open(page: Page, mock: Mock, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Profile: / })).toBeVisible(LOADING);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(LOADING);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The chunks loaded after the start are there.
  await expect
    .poll(() => mock.journal({ op: 'GET /wallet/stream' }).then(({ length }) => length))
    .toBeGreaterThan(0);
}

/** Records each animation frame in which no element has the focus. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const check = () => {
      if (document.activeElement === document.body) lost.push(location.pathname + location.search);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    Object.assign(globalThis, { lostFocus: lost });
  });
const lostFocus = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { lostFocus: string[] }).lostFocus)]);

/** Presses Tab; returns the name of the focused control and its problems. */
async function tab(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ name: string; faults: string[] }> {
  await page.keyboard.press(key);
  const focus = await readFocusWithRole(page);
  return { name: focus?.name ?? '', faults: [...focusProblems(focus), ...(await coveredBy(page))] };
}

/** Fixed or sticky elements that cover a part of the focused one (WCAG 2.4.12). */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const own = focused.getBoundingClientRect();
    return [...document.querySelectorAll('header.top, nav.dock')].flatMap((fixed) => {
      const box = fixed.getBoundingClientRect();
      const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
      const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
      if (fixed.contains(focused) || right - left < 1 || bottom - top < 2) return [];
      // The skip link is above the header.
      const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return focused.contains(upper)
        ? []
        : [`${focused.tagName} ${focused.textContent} is under ${fixed.className}`];
    });
  });

const places = ['Cowrie', nav.dashboard, nav.assets, nav.market];
const settings = [nav.account, nav.security, nav.devices, nav.linked, nav.notifications, nav.referral];
const tools = [new RegExp(`^${header.search}`), header.help, /^Notifications/, /^Profile: /];

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
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, mock, QUIET_SCREEN);
  for (const fold of [nav.collapse, nav.expand]) {
    const order = [en.skip, ...places, ...settings, nav.logout, fold, ...tools];
    await expectTabOrder(page, order);
    await expectTabOrder(page, order.slice(0, -1).reverse(), 'Shift+Tab');
    // The collapse button keeps the focus and gets its new name.
    await expectTabOrder(page, order.slice(1, order.length - tools.length));
    await page.keyboard.press('Enter');
    await expect(
      menu(page).getByRole('button', { name: fold === nav.collapse ? nav.expand : nav.collapse }),
    ).toBeFocused();
    await expectTabOrder(page, order.slice(0, -1 - tools.length).reverse(), 'Shift+Tab');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
  }
});

test('Tab on a phone visits the skip link, the header, the screen, and the dock last', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, mock, QUIET_SCREEN);
  await expectTabOrder(page, [en.skip, ...tools]);
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
    mock,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 600 });
    await open(page, mock, address);
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

test('links, back and forward move the focus to the heading of the screen and never lose it', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, mock, '/w');
  await heading(page).focus();
  await watchFocus(page);
  const follow = async (link: Locator, screen: keyof typeof en.screens) => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(en.screens[screen]);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    expect(await coveredBy(page)).toEqual([]);
  };
  await follow(menu(page).getByRole('link', { name: nav.account }), 'account');
  // The link disappears with its screen.
  await follow(
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${en.screens.security}`) }),
    'security',
  );
  await follow(menu(page).getByRole('link', { name: nav.notifications }), 'notifications');
  await page.goBack();
  await expect(heading(page)).toHaveText(en.screens.security);
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText(en.screens.notifications);
  await expect(heading(page)).toBeFocused();
  expect(await lostFocus(page)).toEqual([]);
});

/** Panels and the header buttons that open them. */
const openers: readonly { name: PanelName; button: string | RegExp }[] = [
  { name: 'search', button: header.search },
  { name: 'support', button: header.help },
  { name: 'notifications', button: /^Notifications/ },
  { name: 'profile', button: /^Profile: / },
];

for (const width of [1280, 390])
  // requirement: 2.30
  test(`at ${width} px Escape, the close button and going back return the focus from a panel to its opener`, async ({
    page,
    mock,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await open(page, mock, QUIET_SCREEN);
    const [first] = tools;
    await page.getByRole('banner').getByRole('button', { name: first }).focus();
    await watchFocus(page);
    for (const { name, button } of openers) {
      const opener = page.getByRole('banner').getByRole('button', { name: button });
      const panel = panelOf(page, name);
      await opener.focus();
      for (const way of ['escape', 'close', 'back'] as const) {
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await expect(panel.locator('.skeleton:not([aria-hidden] .skeleton)')).toHaveCount(0);
        await expect
          .poll(() => panel.evaluate((element) => element.contains(document.activeElement)))
          .toBe(true);
        if (way === 'close') {
          await panel.getByRole('button', { name: walletPanels.close, exact: true }).focus();
          await page.keyboard.press('Enter');
        } else if (way === 'escape') await page.keyboard.press('Escape');
        else await page.goBack();
        await expect(panel).toHaveCount(0);
        await expect(opener, `${name}, ${way}`).toBeFocused();
        await expect(page).toHaveURL(QUIET_SCREEN);
        expect(await coveredBy(page)).toEqual([]);
      }
    }
    expect(await lostFocus(page)).toEqual([]);
  });

test('a slash types into fields, and opens the search from anywhere else', async ({ page, mock }) => {
  await open(page, mock, '/w/security/emergency-contact');
  const field = page.getByRole('textbox', { name: emergencyContact.name, exact: true });
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(panelOf(page, 'search')).toHaveCount(0);
  const choice = page.getByRole('combobox', { name: emergencyContact.code });
  await choice.focus();
  await page.keyboard.press('/');
  await expect(panelOf(page, 'search')).toHaveCount(0);
  await expect(page).toHaveURL('/w/security/emergency-contact');
  await page.keyboard.press('Escape');
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await menu(page).getByRole('link', { name: nav.assets }).focus();
    await page.keyboard.press(key);
    await expect(panelOf(page, 'search')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page, 'search')).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: nav.assets })).toBeFocused();
  }
});
