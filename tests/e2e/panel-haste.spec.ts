import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { messages } from './messages.ts';
import { sized } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Going back takes a browser a moment. Whoever does not wait for it finds the same rules: what is shown is what the address
// tells (panel-rules.spec.ts is about somebody who waits).

test.use({ persona: 'complete' });

const { wallet: en, walletPanels } = messages('en');

const steps = ['help', 'notifications', 'search', 'escape', 'close', 'back', 'forward', 'leave'] as const;
type Step = (typeof steps)[number];

const keys: Partial<Record<Step, string>> = { search: 'Control+k', escape: 'Escape' };

/** What cannot be pressed at the moment is not pressed; nothing is waited for. */
async function take(page: Page, step: Step): Promise<void> {
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

const shown = (page: Page) =>
  page
    .locator('dialog.panel[open] > .inside > header > h2')
    .evaluateAll((all) => all.map((heading) => (heading as HTMLElement).innerText));
const told = (page: Page) =>
  new URL(page.url()).searchParams
    .getAll('panel')
    .map((name) => walletPanels.titles[name as keyof typeof walletPanels.titles]);

/** The address has come to rest, and what is shown is what it tells. */
async function agrees(page: Page, story: string): Promise<void> {
  await expect(async () => {
    const before = page.url();
    expect(await shown(page), story).toEqual(told(page));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(page.url(), story).toBe(before);
    expect(await shown(page), story).toEqual(told(page));
  }).toPass();
}

async function begin(page: Page, search = ''): Promise<void> {
  await page.goto(QUIET_SCREEN);
  const nav = page.getByRole('navigation', { name: en.nav.label });
  await nav.getByRole('link', { name: en.nav.market }).click(OPENING);
  await expect(page).toHaveURL('/w/marketplace');
  await nav.getByRole('link', { name: en.nav.dashboard }).click();
  await expect(page).toHaveURL('/w');
  if (search) await page.goto(`/w${search}`);
}

// requirement: 2.29
test('in haste, any order of opening, closing, going back and leaving ends in what the address tells', async ({
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
      // Further back another document stands.
      .filter((order) => order.filter((step) => step === 'back').length <= 2),
    { seed: 11, numRuns: sized(3, 16) },
  );
  for (const order of orders) {
    await begin(page);
    for (const step of order) await take(page, step);
    await agrees(page, order.join(', '));
    // It would go along into the next one.
    await page.evaluate(() => localStorage.removeItem('supportPanelOpen'));
  }
});

test('Ctrl+K in haste opens and closes by turns', async ({ page }) => {
  await begin(page);
  for (const presses of [2, 3, 5]) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Control+k');
    const open = presses % 2;
    await agrees(page, `${presses} presses`);
    await expect(page).toHaveURL(open ? '/w?panel=search' : '/w');
    if (open) await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/w');
  }
});

// requirement: 2.30
test('as many Escapes in haste as panels close all of them, and leave the screen', async ({ page }) => {
  await begin(page, '?panel=send&panel=networks&panel=qr');
  await expect(page.getByRole('dialog', { name: walletPanels.titles.qr })).toBeVisible(OPENING);
  await page.keyboard.press('Control+k');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Escape');
  await agrees(page, 'six Escapes');
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// requirement: 2.29
test('a chat stays closed whose conversations come the moment it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    const held = new Promise((letGo) => addEventListener('let-go', letGo, { once: true }));
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (/\/conversations(?:\?|$)/.test(answer.url)) await held;
      return answer;
    };
  });
  await begin(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/w?panel=chat');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('dialog', { name: walletPanels.titles.chat })).toBeVisible(OPENING);
  await expect(page.locator('dialog.panel .body > :not(.skeleton)').first()).toBeVisible();
  await page.evaluate((close) => {
    document.querySelector<HTMLElement>(`dialog.panel button[aria-label="${close}"]`)?.click();
    dispatchEvent(new Event('let-go'));
  }, walletPanels.close);
  await agrees(page, 'closed');
  await expect(page).toHaveURL('/w');
});
