import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelNames, isNonModal } from '#src/stores/interface/panels.ts';
import { panelOf } from './finding.ts';
import { faultsOf, focusOf } from './focus.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { walk } from './walk.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { isDistinctPanel } from './wallet-table.ts';

// The whole frame without a mouse: everything is reached, can be seen to have the focus, and has a name.

const { wallet: en } = messages('en');
test.use({ persona: 'complete' });

const sizes = [
  { what: 'wide', width: 1280, height: 800 },
  { what: 'on a phone', width: 390, height: 844 },
] as const;

/** From the end of one column to the top of the next one; on a phone the picture stands before the tools that it comes after. */
const ASIDE =
  /^BUTTON Search .* comes after BUTTON Collapse$|^A Edit Profile.* comes after INPUT|^BUTTON Profile: .* comes after BUTTON Notifications/;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Profile: / })).toBeVisible(OPENING);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { what, width, height } of sizes)
  // requirement: 2.59
  test(`${what}: Tab comes by everything of the frame, in its order, and Shift+Tab back`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const address of matrix(
      'screens of the frame',
      [QUIET_SCREEN, '/w/account', '/w/security'],
      (screen) => screen === '/w/account',
    )) {
      await open(page, address);
      const { stops, faults } = await walk(page);
      expect
        .soft(
          faults.filter((fault) => !ASIDE.test(fault)),
          address,
        )
        .toEqual([]);
      expect(stops, address).toBeGreaterThan(9);
    }
  });

const distinct = panelNames.filter(isDistinctPanel);
const panelsAndSizes = matrix(
  'panels by keyboard',
  sizes.flatMap(({ what }) => panelNames.map((name) => ({ what, name }))),
  ({ what, name }) => isDistinctPanel(name) && (distinct.indexOf(name) % 2 === 0) === (what === 'wide'),
);

/** What of a panel can be used. */
const controlsOf = (panel: Locator) =>
  panel.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter(
        (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
      )
      .map((control) => {
        const labels = 'labels' in control ? (control as HTMLInputElement).labels : null;
        return control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent;
      }),
  );

/** Goes round a panel by Tab: what was wrong on the way, and what it came by. */
async function goRound(
  page: Page,
  panel: Locator,
  stops: number,
): Promise<{ faults: string[]; met: number }> {
  const faults: string[] = [];
  let met = 0;
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    // Round once, by way of the browser's own bar.
    if (!focus) continue;
    if (!(await panel.evaluate((element) => element.contains(document.activeElement)))) {
      faults.push(`${focus.role} "${focus.name}" is outside of the panel`);
      continue;
    }
    met += 1;
    faults.push(...faultsOf(focus));
  }
  return { faults, met };
}

for (const { what, width, height } of sizes)
  // requirement: 2.23, 2.31
  test(`${what}: each panel has the focus, keeps it, shows it, and gives it back`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open(page, QUIET_SCREEN);
    for (const { name } of panelsAndSizes.filter((one) => one.what === what)) {
      await page.evaluate((panel) => {
        document.querySelector('h1')?.focus();
        history.pushState(null, '', `?panel=${panel}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, name);
      const panel = panelOf(page, name);
      await expect(panel).toBeVisible();
      await expect(
        page.locator('[aria-busy="true"], dialog .skeleton:not([aria-hidden] .skeleton)'),
      ).toHaveCount(0);
      await expect
        .poll(() => panel.evaluate((element) => element.contains(document.activeElement)), name)
        .toBe(true);
      const controls = await controlsOf(panel);
      expect
        .soft(
          controls.filter((called) => !called.trim()),
          name,
        )
        .toEqual([]);
      if (!(isNonModal(name) && width >= 1040)) {
        const { faults, met } = await goRound(page, panel, controls.length);
        expect.soft(faults, name).toEqual([]);
        expect.soft(met, name).toBeGreaterThanOrEqual(controls.length - 1);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), name).toHaveCount(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeFocused();
    }
  });

// requirement: 2.59
test('on a phone: More, its links and Log out by keyboard, and the focus on the screen that was chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, QUIET_SCREEN);
  const more = page
    .getByRole('navigation', { name: en.dock.label })
    .getByRole('button', { name: en.dock.more });
  await more.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: en.more.title });
  await expect(sheet).toBeVisible();
  const stops = await controlsOf(sheet);
  expect(stops).toEqual([
    en.nav.account,
    en.nav.security,
    en.nav.devices,
    en.nav.linked,
    en.nav.notifications,
    en.nav.referral,
    en.nav.logout,
    en.more.close,
  ]);
  const { faults, met } = await goRound(page, sheet, stops.length - 1);
  expect(faults).toEqual([]);
  expect(met).toBe(stops.length - 1);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('link', { name: en.nav.referral }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/referral');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
