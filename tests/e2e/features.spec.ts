import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { fill } from '#src/intl/fill.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { expect, test } from './mock.ts';

// Everything here works as HTML and CSS.
test.use({ javaScriptEnabled: false });

const locales: readonly Locale[] = ['en', 'cn'];

/** Each section in its order: its anchor, its name, and the screen where a member tries it. */
function sections(locale: Locale) {
  const { shell, features } = messages(locale);
  const { links } = shell;
  const { small } = features;
  return [
    { id: 'staking-rewards', name: links.staking, screen: '/w/assets' },
    { id: 'ai-security', name: links.security, screen: '/w/security' },
    { id: 'easy-transfers', name: links.transfers, screen: '/w/send' },
    { id: 'multi-chain', name: links.chains, screen: '/w/receive' },
    { id: 'support', name: links.support247, screen: '/w' },
    { id: 'social-wallet', name: small.social.title, screen: '/w/linked-accounts' },
    { id: 'multi-currency', name: small.currencies.title, screen: '/w/marketplace' },
    { id: 'analytics', name: small.analytics.title, screen: '/w/financial-history' },
    { id: 'monitoring', name: small.monitoring.title, screen: '/w/notifications' },
    { id: 'assets', name: small.assets.title, screen: '/w/assets' },
  ];
}

const tryNow = (page: Page, locale: Locale, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: fill(messages(locale).features.tryNow.label, { name }), exact: true });

for (const locale of locales) {
  const path = pathIn(locale, '/features');
  const { features, home } = messages(locale);

  test(`${path} has its ten sections in their order`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(features.heading);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...sections(locale).map(({ name }) => name),
      home.close.heading,
    ]);
    for (const { id, name } of sections(locale)) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section).toHaveId(id);
      await expect(section.getByRole('link')).toHaveText(features.tryNow.text);
      await expect(section.getByRole('link')).toHaveAttribute('data-event', `try-now:${id}`);
    }
  });

  test(`${path} says that its rows are samples`, async ({ page }) => {
    await page.goto(path);
    const { samples } = features;
    await expect(page.getByRole('table', { name: samples.prices })).toContainText('$68,123.46');
    const fees = page.getByRole('table', { name: samples.fees });
    for (const way of samples.ways) {
      await expect(fees.getByRole('row', { name: way })).toHaveText(/[01] USDT$/);
    }
    await expect(page.getByText(samples.note)).toBeVisible();
    await expect(page.getByText(features.note)).toBeVisible();
  });

  test(`${path} leads a guest to sign-up`, async ({ page }) => {
    await page.goto(path);
    for (const { name } of sections(locale)) {
      await expect(tryNow(page, locale, name)).toHaveAttribute('href', pathIn(locale, '/signup'));
    }
    await tryNow(page, locale, sections(locale)[0]!.name).click();
    await expect(page).toHaveURL(pathIn(locale, '/signup'));
  });

  test(`${path} leads a member to the screen itself`, async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await page.goto(path);
    for (const { name, screen } of sections(locale)) {
      await expect(tryNow(page, locale, name)).toHaveAttribute('href', screen);
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: home.close.wallet })).toHaveAttribute('href', '/w');
    await tryNow(page, locale, sections(locale)[1]!.name).click();
    await expect(page).toHaveURL('/w/security');
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`${path} shows its rows whole at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // Where text is very large the section scrolls sideways; at its usual size it must not.
      for (const table of await page.getByRole('table').all()) {
        const { x, width: broad } = (await table.boundingBox())!;
        const cell = (await page.getByRole('region', { name: features.small.assets.title }).boundingBox())!;
        expect(x + broad).toBeLessThanOrEqual(cell.x + cell.width - 16);
      }
    });
  }

  for (const [width, height] of [
    [1440, 800],
    [390, 844],
  ] as const) {
    test(`${path} jumps to each section, below the header, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const chips = page.getByRole('navigation', { name: features.jump });
      await expect(chips.getByRole('link')).toHaveCount(10);
      for (const { id, name } of sections(locale)) {
        await chips.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`${path}#${id}`);
        const heading = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
        await expect(heading).toBeInViewport({ ratio: 1 });
        const header = (await page.getByRole('banner').boundingBox())!;
        expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
      }
    });
  }

  test(`${path} is walked by the keyboard: ten chips, then ten buttons`, async ({ page }) => {
    await page.goto(path);
    const all = sections(locale);
    const chips = page.getByRole('navigation', { name: features.jump });
    await chips.getByRole('link').first().focus();
    for (const [index, { name }] of all.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await expect(chips.getByRole('link', { name, exact: true })).toBeFocused();
    }
    for (const { name } of all) {
      await page.keyboard.press('Tab');
      await expect(tryNow(page, locale, name)).toBeFocused();
      await expect(tryNow(page, locale, name)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathIn(locale, '/signup'));
  });
}

test('the English heading is the specification’s, and no section names a rate', async ({ page }) => {
  await page.goto('/features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earn from Anywhere on Any Device');
  const staking = page.getByRole('region', { name: 'Staking Rewards' });
  await expect(staking).toBeVisible();
  await expect(staking).not.toContainText(/%|APY|APR|per year/i);
});
