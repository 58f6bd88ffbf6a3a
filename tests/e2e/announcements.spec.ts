import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { HACKED, hostileTexts } from '../islands/wallet/features/announcements/hostile-markdown.ts';
import { sized } from '../tier.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { atRest, openPage } from './open-page.ts';
import { setLanguage } from './wallet-page.ts';

// The walk through a list and its articles, what a browser makes of hostile texts, and the layout. States are in tests/islands/wallet.

const PATH = '/w/announcements';
const ARTICLE = 'GET /announcements/{id}';
const { announcements: en, receive } = messages('en');
const main = (page: Page): Locator => page.getByRole('main');
const list = (page: Page, locale: Locale = 'en') =>
  main(page).getByRole('region', { name: messages(locale).announcements.list });
const slow = async (mock: Mock) =>
  mock.control.send('PUT', '/simulate/networks/trc20', { status: 'delayed' });

test.use({ persona: 'complete' });

// requirement: 2.07
test('by mouse: a slow network is one story on the dashboard, in its announcement, where one receives, and on the status page', async ({
  page,
  mock,
}) => {
  await slow(mock);
  await openPage(page, '/w');
  const onDashboard = main(page).getByRole('link', { name: /Tron deposits take longer today/ });
  await expect(onDashboard).toContainText(/Since \d\d:\d\d today/);

  await openPage(page, PATH);
  await main(page)
    .getByRole('link', { name: /^Service Since \d\d:\d\d today Tron deposits/ })
    .click();
  const article = page.getByRole('article');
  await expect(article).toContainText('about 20 minutes instead of 2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openPage(page, '/w/receive?asset=usdt');
  const tron = main(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /Tron/ }) });
  await expect(tron).toContainText(/Slow today\s*about 20 min/);
  await tron.click();
  await main(page).getByRole('button', { name: 'Continue with Tron' }).click();
  await expect(main(page)).toContainText(receive.facts.slowText);
  await expect(main(page)).toContainText('Tron (TRC-20) is slow today.');

  await openPage(page, '/support/status');
  const { service } = messages('en').support;
  await expect(page.getByRole('status').filter({ hasText: service.degraded })).toBeVisible();
  const deposits = page.getByRole('listitem').filter({ hasText: service.components.deposits });
  await expect(deposits).toContainText(service.states.degraded);

  // Over here, over everywhere.
  await mock.control.send('PUT', '/simulate/networks/trc20', { status: 'ok' });
  await openPage(page, '/support/status');
  await expect(deposits).not.toContainText(service.states.degraded);
  await openPage(page, '/w');
  await expect(onDashboard).toHaveCount(0);
});

test('by mouse: kinds, an article, the one after it, and back through them all', async ({ page }) => {
  const row = (name: RegExp) => list(page).getByRole('link', { name });
  await openPage(page, PATH);
  const kinds = main(page).getByRole('navigation', { name: en.kinds });
  await kinds.getByRole('link', { name: en.tags.security }).click();
  await expect(page).toHaveURL(`${PATH}?tag=security`);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(row(/never ask for your PIN/)).toContainText(en.unread);
  await row(/never ask for your PIN/).click();
  const article = page.getByRole('article');
  await expect(article).toContainText('How to tell');
  const turn = page.getByRole('navigation', { name: en.turn });
  await turn.getByRole('link', { name: /^Newer/ }).click();
  await expect(article.getByRole('heading').first()).toHaveText('Ask people for money');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?tag=security`);
  await expect(row(/never ask for your PIN/)).toBeVisible();
  await expect(row(/never ask for your PIN/)).not.toContainText(en.unread);
  await page.goBack();
  await expect(row(/Ask people for money/)).toBeVisible();
  await expect(row(/Ask people for money/)).not.toContainText(en.unread);
});

test('from an article, Back and the link back lead to the same rows at the same place', async ({
  page,
  mock,
}) => {
  await mock.persona('announcements-95', { login: true });
  await openPage(page, PATH);
  const rows = list(page).getByRole('listitem');
  const place = () => page.evaluate(() => scrollY);
  while ((await rows.count()) < 40) {
    await rows.last().scrollIntoViewIfNeeded();
    await atRest(page);
  }
  const ways = {
    Back: () => page.goBack(),
    'the link back': () =>
      main(page)
        .getByRole('link', { name: /^Back to/ })
        .click(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    const row = rows.nth(30);
    await row.scrollIntoViewIfNeeded();
    await atRest(page);
    const before = { rows: await rows.allInnerTexts(), scroll: await place() };
    expect(before.scroll, way).toBeGreaterThan(1000);
    await row.getByRole('link').click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await place(), way).toBe(0);
    await leave();
    await expect(page).toHaveURL(PATH);
    await expect.poll(place, way).toBe(before.scroll);
    await atRest(page);
    expect(await place(), way).toBe(before.scroll);
    await expect(rows).toHaveCount(before.rows.length);
  }
});

test('by keyboard, in Chinese: from the kinds to an article and on to what it is about', async ({ page }) => {
  const { announcements: t, receive: cash } = messages('cn');
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  await expect(list(page, 'cn')).toBeVisible();
  await main(page).getByRole('link', { name: t.every, exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?tag=product`);
  await expect(list(page, 'cn').getByRole('listitem')).toHaveCount(4);
  const chosen = main(page).getByRole('link', { name: t.tags.product, exact: true });
  await expect(chosen).toBeFocused();
  // Past the last kind, to the first announcement.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list(page, 'cn').getByRole('link', { name: /向他人收款/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('使用方法');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const next = page.getByRole('article').getByRole('link', { name: '发起收款' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/receive?tab=user');
  await expect(main(page)).toContainText(cash.tabs.user);
});

const COUNT = sized(50, 500);
const SEED = 20_261_130;
/** Texts in one article: what it shows is bounded. */
const TOGETHER = 50;
test(`nothing of ${COUNT} hostile texts runs or leaves the site, seed ${SEED}`, async ({ page, mock }) => {
  const left: string[] = [];
  page.on('dialog', (dialog) => {
    left.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
      left.push(request.url());
  });
  const texts = hostileTexts(COUNT, SEED);
  for (let from = 0; from < COUNT; from += TOGETHER) {
    const body_md = texts.slice(from, from + TOGETHER).join('\n\n');
    await mock.fault({
      op: ARTICLE,
      effect: { type: 'reply', body: { status: 'success', data: { ...hostileArticle, body_md } } },
    });
    await openPage(page, '/w/announcement/ann_2');
    await expect(page.getByRole('article')).toContainText('Receive');
    const links = page.getByRole('article').locator('p a, li a');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^(?:\/w|\/support|https:\/\/|mailto:)/);
    expect(await page.evaluate((name) => Reflect.get(window, name) as unknown, HACKED)).toBeUndefined();
    await mock.clearFaults();
  }
  expect(left).toEqual([]);
});
const hostileArticle = {
  id: 'ann_2',
  title: '<img src=x onerror=alert(1)>',
  summary: '<script>alert(1)</script>',
  tag: 'product',
  severity: 'info',
  pinned: false,
  starts_at: '2026-11-20T09:00:00.000Z',
  ends_at: null,
  status: 'read',
  older: { id: 'ann_3', title: '<svg/onload=alert(1)>' },
  newer: null,
};

testLooks(
  'announcements',
  'the list, an article and one that is gone',
  async ({ page, mock, locale, texts, main, check }) => {
    await slow(mock);
    await openPage(page, PATH);
    await expect(list(page, locale)).toBeVisible();
    await check('the list');
    await list(page, locale).getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await check('an article');
    mock.expectErrors('/announcements/');
    await openPage(page, '/w/announcement/ann_0');
    await expect(main).toContainText(texts.announcements.gone.heading);
    await check('gone');
  },
);
