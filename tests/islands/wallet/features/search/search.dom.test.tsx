import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { QUIET_SCREEN } from '../../../../e2e/quiet-screen.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  panel,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { write } from '../support/conversation.ts';

const { walletSearch: en, wallet } = messages('en');
const OP = 'GET /search';

const searchPanel = () => panel('search');
const options = () => within(searchPanel()).queryAllByRole('option');
const option = (name: RegExp) => screen.findByRole('option', { name });
const group = (name: string) => screen.findByRole('group', { name });
const status = () => within(searchPanel()).getAllByRole('status')[0] ?? document.body;

async function openSearch({ mock, locale = 'en' }: { mock?: WalletMock; locale?: Locale } = {}) {
  const opened = await renderScreen(`${QUIET_SCREEN}?panel=search`, { ...(mock ? { mock } : {}), locale });
  const field = await screen.findByRole('combobox');
  return { ...opened, field };
}
const type = (user: UserEvent, text: string) => write(user, screen.getByRole('combobox'), text);

for (const locale of locales) {
  const { walletSearch: texts, wallet: frame, transactions } = messages(locale);
  const countText = (count: number) => interpolate(plural(locale, count, texts.count), { count });

  // requirement: 2.34
  test(`in ${locale}: results are grouped, matches highlighted, and the count announced`, async () => {
    const { user, field } = await openSearch({ locale });
    const place = () => panel('search', locale);
    await expectText(place).toContain(texts.hint);
    expect(field.getAttribute('aria-label')).toBe(texts.field);
    await type(user, 'ada');
    const people = within(await group(texts.groups.people)).getAllByRole('option');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'Adaobi Nwosu@adaobi',
      'Ada Nwafor@adanwafor',
    ]);
    const assets = await group(texts.groups.assets);
    expect(within(assets).getByRole('option').textContent).toBe(`${frame.names.ada}ADA`);
    expect([...assets.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['ADA']);
    const [transaction] = within(await group(texts.groups.transactions)).getAllByRole('option');
    expect(transaction?.textContent).toContain(
      interpolate(transactions.titles.sentTo, { name: 'Adaobi Nwosu' }),
    );
    expect(transaction?.textContent).toContain('−₦25,000.00');
    const count = within(place()).getAllByRole('option').length;
    expect(within(place()).getAllByRole('status')[0]?.textContent).toBe(countText(count));
  });

  // requirement: 2.34
  test(`in ${locale}: screens and settings are found by their names, by synonyms, and in English`, async () => {
    const { user } = await openSearch({ locale });
    const places = async () => (await group(texts.groups.places)).textContent;
    await type(user, frame.screens.twoFactor);
    await expect.poll(places).toContain(frame.screens.twoFactor);
    // The place's own name is followed by the screen it belongs to.
    expect(await places()).toContain(frame.screens.security);
    await type(user, locale === 'en' ? 'dark mode' : '深色');
    await expect.poll(places).toContain(frame.screens.account);
    await type(user, 'devices');
    await expect.poll(places).toContain(frame.screens.myDevices);
  });
}

for (const [typed, name, to] of [
  ['bitcoin', /^Bitcoin/, /^\/w\/token\/btc$/],
  ['@adanw', /^Ada Nwafor/, /^\/w\/user\?u=adanwafor$/],
  ['happy birthday', /^Sent to Amina Bello/, /^\/w\/transactions\?id=txn_\w+$/],
] as const)
  // requirement: 2.34
  test(`${typed} opens ${String(to)}`, async () => {
    const { user } = await openSearch();
    await type(user, typed);
    await user.click(await option(name));
    await expect.poll(() => location.pathname + location.search).toMatch(to);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

test('a username that is too short asks for more letters', async () => {
  const { user } = await openSearch();
  await type(user, '@ad');
  await expectText(searchPanel).toContain(en.moreLetters);
  await type(user, '@ada');
  await option(/^Ada Nwafor/);
  expect(searchPanel().textContent).not.toContain(en.moreLetters);
});

test('a change of language searches again in the new one', async () => {
  const { user, mock } = await openSearch();
  await type(user, 'PIN');
  const article = within(await group(en.groups.help)).getAllByRole('option')[0]?.textContent;
  expect(article).toBeTruthy();
  await expect.poll(async () => (await mock.journal('GET /user/preferences')).length).toBe(1);
  const { updatePreferences } = await import('#src/stores/preferences/preferences.ts');
  await updatePreferences({ language: 'zh-CN' });
  await expect.poll(async () => (await mock.journal(OP)).length).toBe(2);
  await expectText(() => panel('search', 'cn')).not.toContain(article);
});

// requirement: 2.49
test('while balances are hidden no result has an amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const { user } = await openSearch({ mock });
  await type(user, 'ngn');
  await expectText(searchPanel).toContain('••••••');
  expect(searchPanel().querySelector('data')).toBeNull();
  expect(searchPanel().textContent).not.toMatch(/[₦$]/);
});

test('local results are shown at once, while the server is being searched', async () => {
  const mock = await signedIn();
  await mock.hold(OP);
  const { user } = await openSearch({ mock });
  await type(user, 'security');
  await option(/^Account Security/);
  await pass(1000);
  await expectText(status).toBe(en.searching);
  expect(within(searchPanel()).getAllByRole('group')).toHaveLength(1);
});

test('the latest query wins, and cached results are not fetched again', async () => {
  const mock = await signedIn();
  const { user } = await openSearch({ mock });
  const held = await mock.hold(OP, { times: 1 });
  await type(user, 'amina');
  await pass(1000);
  await type(user, 'kwame');
  await option(/^Kwame Mensah/);
  await held.release();
  await pass(1000);
  expect(screen.queryByRole('option', { name: /Amina/ })).toBeNull();
  const queries = async () => (await mock.journal(OP)).map(({ path }) => path.split('q=')[1]);
  const before = await queries();
  await type(user, 'kwam');
  await type(user, 'kwame');
  await option(/^Kwame Mensah/);
  await pass(1000);
  expect((await queries()).filter((q) => q === 'kwame')).toEqual(before.filter((q) => q === 'kwame'));
});

test('no results is announced, and Clear empties the field', async () => {
  const { user, field } = await openSearch();
  await type(user, 'zzzz');
  const noResults = interpolate(en.none, { typed: 'zzzz' });
  await screen.findByRole('heading', { name: noResults });
  await expectText(status).toBe(noResults);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(within(searchPanel()).getAllByRole('button', { name: en.clear }).at(-1)!);
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  await expectText(searchPanel).toContain(en.hint);
});

test('a server error keeps local results, shows the request id, and can be retried', async () => {
  const mock = await signedIn();
  await mock.fault(OP, { type: 'status', status: 500, message: null });
  const { user } = await openSearch({ mock });
  await type(user, 'receive');
  await expectText(status).toContain(en.failed);
  expect(options().some(({ textContent }) => textContent.startsWith('Receive'))).toBe(true);
  const [failed] = await mock.journal(OP);
  expect(searchPanel().textContent).toContain(
    interpolate(wallet.request, { id: failed?.request_id ?? 'none' }),
  );
  await mock.clearFaults();
  await user.click(await buttonIn(searchPanel, en.retry));
  await expectText(searchPanel).not.toContain(en.failed);
  await expectText(status).toMatch(/^\d+ /);
});

test('a rate limit shows when the search continues, and it continues by itself', async () => {
  const mock = await signedIn();
  await mock.fault(OP, { type: 'status', status: 429, retryAfter: 30 });
  const { user } = await openSearch({ mock });
  await type(user, 'kwame');
  await expectText(searchPanel).toContain(en.limited);
  expect(searchPanel().textContent).toMatch(/We’ll try again in (30|2\d) s\./);
  expect(screen.queryByRole('button', { name: en.retry })).toBeNull();
  await mock.clearFaults();
  await pass(30_000);
  await option(/^Kwame Mensah/);
  expect(searchPanel().textContent).not.toContain(en.limited);
});

test('offline shows a notice and local results, and the search runs when the network is back', async () => {
  const { user } = await openSearch();
  setNetwork(false);
  await type(user, 'kwame');
  await expectText(status).toContain(en.offline);
  await type(user, 'bitcoin');
  await option(/^Bitcoin/);
  await type(user, 'kwame');
  await expectText(status).toContain(en.offline);
  setNetwork(true);
  await option(/^Kwame Mensah/);
});

test('help articles on other sites are not shown, and names from the server are shown as text', async () => {
  const mock = await signedIn();
  const article = (id: string, path: string) => ({ id, title: `Help ${id}`, path });
  const full_name = '<img src=x onerror=alert(1)>\u202E evil';
  const data = {
    people: [
      { username: 'a&u=b/../x', name: full_name, avatar_url: null, sent_count: 0, last_sent_at: null },
    ],
    transactions: [],
    help: [
      article('script', 'javascript:alert(1)'),
      article('elsewhere', '//evil.example/'),
      article('scheme', 'https://evil.example/'),
      article('fine', '/support#receive-money'),
    ],
  };
  await mock.fault(OP, { type: 'reply', body: { status: 'success', data } });
  const { user } = await openSearch({ mock });
  await type(user, 'help');
  await option(/Help fine/);
  expect(screen.queryByRole('option', { name: /Help (script|elsewhere|scheme)/ })).toBeNull();
  expect(searchPanel().querySelector('img')).toBeNull();
  await user.click(await option(/<img src=x onerror=alert\(1\)> evil/));
  await expect.poll(() => location.pathname + location.search).toBe('/w/user?u=a%26u%3Db%2F..%2Fx');
});
