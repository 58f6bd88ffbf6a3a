import type { Page } from '@playwright/test';
import * as notifications from '#contract/notifications.ts';
import * as preferences from '#contract/preferences.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { searchFieldOf, panelOf } from './panels.ts';
import { expect, test } from './mock.ts';
import { bell, rows } from './notifications.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';
import { loadPage, openPage } from './open-page.ts';

// A language change on an open page changes all texts, and neither focus, input nor scroll position.

const en = messages('en');
const cn = messages('cn');
/** Names that are the same in both languages. */
const NAMES = [
  ...['NGN', 'USD', 'USDT', 'BTC', 'English', 'Tobi', 'Tobi Adeyemi', '@tobiade'],
  ...Object.values(cn.wallet.names),
];
/** Untranslated English text. */
const isEnglish = (text: string) =>
  /[A-Za-z]{2}/.test(text) && !/\p{Script=Han}/u.test(text) && !NAMES.includes(text);

/** All texts of the page: visible text, and attributes such as aria-label. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.documentElement.innerText.split('\n').map((line) => line.trim());
    for (const element of document.querySelectorAll('body *'))
      if (element.checkVisibility())
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
          texts.push(element.getAttribute(name)?.trim() ?? '');
    return [...new Set([document.title, ...texts])].filter(Boolean);
  });

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

test.beforeEach(async ({ mock }) => {
  await mock.persona('complete', { login: true });
});

// requirement: 2.64
test('choosing a language changes all texts, the title and the lang attribute, and keeps panel, scroll position and focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await openPage(page, '/w/account?panel=support');
  const help = panelOf(page, 'support');
  await help.getByLabel(en.walletSupport.search.field).fill('qq');
  await expect(help).toContainText('qq');
  await expect(bell(page)).toHaveAccessibleName(/\d/);
  await mark(page);
  const choice = page.getByRole('radio', { name: en.account.look.languages.cn });
  await choice.focus();
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const before = { words: await textsOf(page), scroll: await page.evaluate(() => scrollY), url: page.url() };
  await page.keyboard.press('Space');
  await expect(page).toHaveTitle(`${cn.shell.name} - ${cn.wallet.screens.account}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const panel = panelOf(page, 'support', 'cn');
  await expect(panel.getByLabel(cn.walletSupport.search.field)).toHaveValue('qq');
  await expect(page.getByRole('radio', { name: cn.account.look.languages.cn })).toBeFocused();
  await expect.poll(async () => (await textsOf(page)).filter(isEnglish)).toEqual([]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.scroll);
  expect(page.url()).toBe(before.url);
  expect(await isMarked(page)).toBe(true);

  // Switching back restores the same texts.
  await page.getByRole('radio', { name: cn.account.look.languages.en }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(async () => (await textsOf(page)).sort()).toEqual(before.words.sort());
});

test('a language that arrives late from another device keeps the modal panel, the input, the filter and the focus', async ({
  page,
  mock,
}) => {
  const saved = await page.request.put(`${mockUrl}${preferences.savePreferences.path}`, {
    data: { language: 'zh-CN' },
  });
  expect(saved.status()).toBe(200);
  await page.context().clearCookies({ name: 'lang' });
  const { arrived, release } = await mock.hold('GET /user/preferences');
  const address = '/w/notifications?type=security&panel=search';
  await loadPage(page, address);
  const field = searchFieldOf(panelOf(page, 'search'));
  await field.fill('kwam');
  await field.press('ArrowLeft');
  await mark(page);
  await arrived();
  await release();
  const panel = panelOf(page, 'search', 'cn');
  await expect(searchFieldOf(panel)).toHaveValue('kwam');
  await expect(page).toHaveTitle(`${cn.shell.name} - ${cn.wallet.screens.notifications}`);
  await expect(searchFieldOf(panel)).toBeFocused();
  await page.keyboard.type('e');
  // The caret has not moved.
  await expect(searchFieldOf(panel)).toHaveValue('kwaem');
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { filters } = cn.notifications;
  await expect(
    page.getByRole('navigation', { name: filters.label }).getByRole('link', { name: filters.security }),
  ).toHaveAttribute('aria-current', 'true');
  expect(await isMarked(page)).toBe(true);
  // Made by this test.
  await mock.expectCalls('PUT /user/preferences', 1);
});

// requirement: 2.64
test('server texts follow the new language, those already shown and new ones', async ({ page, mock }) => {
  const newest = async () => {
    const response = await page.request.get(`${mockUrl}${notifications.listNotifications.path}?page_size=1`, {
      headers: { 'accept-language': 'zh-CN' },
    });
    return replySchemaOf(notifications.listNotifications).parse(await response.json()).data[0]?.title ?? '';
  };
  const streams = async () => (await mock.journal({ op: 'GET /wallet/stream' })).map(({ path }) => path);
  await openPage(page, '/w/account');
  await expect.poll(streams).toHaveLength(1);
  await page.getByRole('radio', { name: en.account.look.languages.cn }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect
    .poll(streams)
    .toEqual([expect.stringContaining('language=en'), expect.stringContaining('language=zh-CN')]);
  await page
    .getByRole('navigation', { name: cn.wallet.nav.label })
    .getByRole('link', { name: cn.wallet.nav.notifications })
    .click();
  const list = rows(page.getByRole('main'));
  await expect(list.first()).toContainText(await newest());
  await mock.deposit({ asset: 'ngn', amount: '1000' });
  await page
    .getByRole('main')
    .getByRole('button', { name: interpolate(plural('cn', 1, cn.notifications.show), { count: 1 }) })
    .click();
  await expect(list.first()).toContainText(await newest());
});

test('a wallet URL with a language prefix opens the wallet in that language', async ({ page }) => {
  await openPage(page, '/cn/w/security?panel=search');
  await expect(page).toHaveURL('/w/security?panel=search');
  await expect(page.getByRole('dialog', { name: cn.walletPanels.titles.search })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
