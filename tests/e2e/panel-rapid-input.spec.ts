import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { messages } from './messages.ts';
import { sized } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

// Going back is asynchronous. Input that does not wait for it follows the same rules: the open panels match the URL
// (panel-navigation.spec.ts waits after each step).

test.use({ persona: 'complete' });

const { wallet: en, walletPanels } = messages('en');

const steps = ['help', 'notifications', 'search', 'escape', 'close', 'back', 'forward', 'leave'] as const;
type Step = (typeof steps)[number];

const keys: Partial<Record<Step, string>> = { search: 'Control+k', escape: 'Escape' };

/** Performs a step without waiting, and skips it if its control is not available. */
async function performStep(page: Page, step: Step): Promise<void> {
  const key = keys[step];
  if (key) await page.keyboard.press(key);
  else if (step === 'back' || step === 'forward')
    await page.evaluate((by) => history.go(by), step === 'back' ? -1 : 1);
  else
    await page.evaluate(
      ([wanted, help, close]) => {
        const covered = document.querySelector(':modal') !== null;
        const top = [...document.querySelectorAll('dialog[open]')].at(-1);
        const header = [...document.querySelectorAll<HTMLElement>('header button')];
        const named = (pattern: RegExp) =>
          header.find((one) => pattern.test(one.getAttribute('aria-label') ?? one.textContent));
        if (wanted === 'close') top?.querySelector<HTMLElement>(`button[aria-label="${close}"]`)?.click();
        else if (covered) return;
        else if (wanted === 'help') named(new RegExp(`^${help}$`))?.click();
        else if (wanted === 'notifications') named(/^Notifications/)?.click();
        else document.querySelector<HTMLElement>('nav a[href*="marketplace"]')?.click();
      },
      [step, en.header.help, walletPanels.close] as const,
    );
}

const openPanels = (page: Page) =>
  page
    .locator('dialog.panel[open] > .inside > header > h2')
    .evaluateAll((all) => all.map((heading) => (heading as HTMLElement).innerText));
const panelsInAddress = (page: Page) =>
  new URL(page.url()).searchParams
    .getAll('panel')
    .map((name) => walletPanels.titles[name as keyof typeof walletPanels.titles]);

/** Waits until the URL is stable, and expects the open panels to match it. */
async function expectPanelsMatchAddress(page: Page, steps: string): Promise<void> {
  await expect(async () => {
    const before = page.url();
    expect(await openPanels(page), steps).toEqual(panelsInAddress(page));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(page.url(), steps).toBe(before);
    expect(await openPanels(page), steps).toEqual(panelsInAddress(page));
  }).toPass();
}

async function openDashboard(page: Page, search = ''): Promise<void> {
  await openPage(page, QUIET_SCREEN);
  const nav = page.getByRole('navigation', { name: en.nav.label });
  await nav.getByRole('link', { name: en.nav.market }).click();
  await expect(page).toHaveURL('/w/marketplace');
  await nav.getByRole('link', { name: en.nav.dashboard }).click();
  await expect(page).toHaveURL('/w');
  if (search) await openPage(page, `/w${search}`);
}

// requirement: 2.29
test('after any rapid order of opening, closing, going back and leaving, the panels match the URL', async ({
  page,
}: {
  page: Page;
  mock: Mock;
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const orders = fc.sample(
    fc
      .array(fc.constantFrom(...steps), { minLength: 4, maxLength: 10 })
      // Going further back would load another document.
      .filter((order) => order.filter((step) => step === 'back').length <= 2),
    { seed: 11, numRuns: sized(3, 16) },
  );
  for (const order of orders) {
    await openDashboard(page);
    for (const step of order) await performStep(page, step);
    await expectPanelsMatchAddress(page, order.join(', '));
    // Text would carry over into the next order.
    await page.evaluate(() => localStorage.removeItem('supportPanelOpen'));
  }
});

test('rapid presses of Ctrl+K alternately open and close the search', async ({ page }) => {
  await openDashboard(page);
  for (const presses of [2, 3, 5]) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Control+k');
    const open = presses % 2;
    await expectPanelsMatchAddress(page, `${presses} presses`);
    await expect(page).toHaveURL(open ? '/w?panel=search' : '/w');
    if (open) await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/w');
  }
});

// requirement: 2.30
test('rapid presses of Escape close all panels and stay on the screen', async ({ page }) => {
  await openDashboard(page, '?panel=send&panel=networks&panel=qr');
  await expect(page.getByRole('dialog', { name: walletPanels.titles.qr })).toBeVisible();
  await page.keyboard.press('Control+k');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Escape');
  await expectPanelsMatchAddress(page, 'six Escapes');
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// requirement: 2.29
test('a chat stays closed if its conversations arrive as it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const originalFetch = window.fetch.bind(window);
    const held = new Promise((letGo) => addEventListener('let-go', letGo, { once: true }));
    window.fetch = async (...args) => {
      const answer = await originalFetch(...args);
      if (/\/conversations(?:\?|$)/.test(answer.url)) await held;
      return answer;
    };
  });
  await openDashboard(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/w?panel=chat');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('dialog', { name: walletPanels.titles.chat })).toBeVisible();
  await expect(page.locator('dialog.panel .body > :not(.skeleton)').first()).toBeVisible();
  await page.evaluate((close) => {
    document.querySelector<HTMLElement>(`dialog.panel button[aria-label="${close}"]`)?.click();
    dispatchEvent(new Event('let-go'));
  }, walletPanels.close);
  await expectPanelsMatchAddress(page, 'closed');
  await expect(page).toHaveURL('/w');
});
