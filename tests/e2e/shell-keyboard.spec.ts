import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelNames, isNonModal } from '#src/stores/interface/panels.ts';
import { panelOf } from './panels.ts';
import { focusProblems, readFocusWithRole } from './focus.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { walkByTab } from './tab-walk.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

// The whole shell with the keyboard: every control is reachable, shows its focus and has a name.

const { wallet: en } = messages('en');
test.use({ persona: 'complete' });

const sizes = [
  { layout: 'wide', width: 1280, height: 800 },
  { layout: 'on a phone', width: 390, height: 844 },
] as const;

async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /^Profile: / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { layout, width, height } of sizes)
  // requirement: 2.59
  test(`${layout}: Tab visits every control of the shell in order, and Shift+Tab goes back`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const address of matrix(
      'screens in the shell',
      [QUIET_SCREEN, '/w/account', '/w/security'],
      (screen) => screen === '/w/account',
    )) {
      await open(page, address);
      const { stops, faults } = await walkByTab(page);
      expect.soft(faults, address).toEqual([]);
      expect(stops, address).toBeGreaterThan(9);
    }
  });

const panelsAndSizes = matrix(
  'panels by keyboard',
  sizes.flatMap(({ layout }) => panelNames.map((name) => ({ layout, name }))),
  ({ layout, name }) => (panelNames.indexOf(name) % 2 === 0) === (layout === 'wide'),
);

/** The controls of a panel. */
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

/** Tabs through a panel once; returns the problems and the visited controls. */
async function tabThroughPanel(
  page: Page,
  panel: Locator,
  stops: number,
): Promise<{ faults: string[]; visited: number }> {
  const faults: string[] = [];
  let visited = 0;
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocusWithRole(page);
    // One round, which passes the browser's own toolbar.
    if (!focus) continue;
    if (!(await panel.evaluate((element) => element.contains(document.activeElement)))) {
      faults.push(`${focus.role} "${focus.name}" is outside of the panel`);
      continue;
    }
    visited += 1;
    faults.push(...focusProblems(focus));
  }
  return { faults, visited };
}

for (const { layout, width, height } of sizes)
  // requirement: 2.23, 2.31
  test(`${layout}: each panel takes the focus, traps it, shows it and returns it`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open(page, QUIET_SCREEN);
    for (const { name } of panelsAndSizes.filter((one) => one.layout === layout)) {
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
        const { faults, visited } = await tabThroughPanel(page, panel, controls.length);
        expect.soft(faults, name).toEqual([]);
        expect.soft(visited, name).toBeGreaterThanOrEqual(controls.length - 1);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), name).toHaveCount(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeFocused();
    }
  });

// requirement: 2.59
test('on a phone the keyboard opens More, reaches its links and Log out, and the chosen screen gets the focus', async ({
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
  const { faults, visited } = await tabThroughPanel(page, sheet, stops.length - 1);
  expect(faults).toEqual([]);
  expect(visited).toBe(stops.length - 1);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('link', { name: en.nav.referral }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/referral');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Enter right after Escape opens More again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, QUIET_SCREEN);
  await page
    .getByRole('navigation', { name: en.dock.label })
    .getByRole('button', { name: en.dock.more })
    .press('Enter');
  const sheet = page.getByRole('dialog', { name: en.more.title });
  await expect(sheet).toBeVisible();
  // Neither key waits for what the one before it has done.
  await Promise.all(['Escape', 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(sheet.getByRole('link', { name: en.nav.referral })).toBeVisible();
});
