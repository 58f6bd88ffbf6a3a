import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSecurity } from '#contract/security.ts';
import { listTransactions } from '#contract/transactions.ts';
import { now } from '#mock-api/core/clock.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { checkPaths, nextStep } from '#src/islands/wallet/security-check/next-step.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { region, textsOf } from './dashboard-rows.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { announcements, dashboard: parts, transactions } = messages('en');
const { activity, pending, safety: safetyTexts, announcement, promotion } = parts;
const TRANSACTIONS = 'GET /wallet/transactions';
const SECURITY = 'GET /user/security';
const failed: Effect = { type: 'status', status: 500 };

const recent = () => region(activity.heading);
const pendingStrip = () => screen.queryByRole('region', { name: pending.heading });
const safety = () => screen.queryByRole('region', { name: safetyTexts.heading });
const hrefs = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const recentRows = async () => {
  await screen.findByRole('region', { name: activity.heading });
  return within(recent()).findAllByRole('listitem');
};
/** Time in which what must not appear would have appeared. */
const settle = () => pass(1000);
const hits = async (mock: WalletMock, op: string) => (await mock.journal(op)).length;

test('the last four transactions that have ended link to their details, and all of them are one link away', async () => {
  await renderScreen('/w');
  expect(await recentRows()).toHaveLength(4);
  const links = hrefs(recent());
  expect(links[0]).toBe('/w/transactions');
  expect(links.slice(1).every((href) => /^\/w\/transactions\?id=txn_\w+$/.test(href ?? ''))).toBe(true);
});

test('transactions that can’t be refreshed stay, with their age', async () => {
  const mock = await signedIn();
  await renderScreen('/w', { mock });
  await recentRows();
  await mock.fault(TRANSACTIONS, failed);
  await pass(31_000);
  await expectText(recent).toMatch(
    onAnyDay(/We couldn’t check for new transactions\. Last updated \d\d:\d\d\./),
  );
  expect(await recentRows()).toHaveLength(4);
});

test('what is in progress keeps its room until it is known', async () => {
  const mock = await signedIn();
  const held = await mock.hold(TRANSACTIONS);
  await renderScreen('/w', { mock });
  const room = () => main().querySelector('.under-way');
  await expect.poll(room).not.toBeNull();
  await pass(2000);
  await expect.poll(() => recent().getAttribute('aria-busy')).toBe('true');
  expect(room()).not.toBeNull();
  await held.release();
  await expect.poll(pendingStrip).not.toBeNull();
  expect(room()).toBeNull();
});

test('what is in progress says how far it is, and links to its details', async () => {
  await renderScreen('/w');
  await expect.poll(pendingStrip).not.toBeNull();
  const rows = within(region(pending.heading)).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Deposit from Tron');
  expect(rows[0]?.textContent).toMatch(/\d+ of 20 confirmations/);
  expect(rows[1]?.textContent).toContain(transactions.statuses.processing);
  expect(hrefs(region(pending.heading)).every((href) => href?.startsWith('/w/transactions?id='))).toBe(true);
  const teeth = rows.map((row) => [
    row.querySelectorAll('.teeth i.done').length,
    row.querySelectorAll('.teeth i').length,
  ]);
  expect(teeth).toEqual([
    [10, 20],
    [3, 4],
  ]);
  // What is under way is not told a second time.
  for (const href of hrefs(region(pending.heading))) expect(hrefs(recent())).not.toContain(href);
});

test.each(locales)(
  'in %s: a deposit that is held does not look finished: it says that something is missing',
  async (locale) => {
    const { dashboard: t } = messages(locale);
    await renderScreen('/w', { persona: 'suspended-deposit', locale });
    await expectText(main).toContain(t.pending.held);
    const row = within(main()).getByText(t.pending.held).closest('li');
    expect(row?.textContent).not.toMatch(/1 of 1|1\/1/);
    expect(row?.querySelector('.teeth')).toBeNull();
  },
);

test('what is in progress is there also when twenty newer ones have ended', async () => {
  const mock = await signedIn();
  const { items } = (await mock.call(listTransactions, { query: { status: 'confirming' } })).data;
  const [old] = items;
  for (let count = 0; count < 20; count += 1)
    await mock.control('POST', '/simulate/payments', { from: 'chinedu', asset: 'ngn', amount: '10' });
  const newest = (await mock.call(listTransactions, { query: {} })).data.items.map(({ id }) => id);
  expect(newest).not.toContain(old?.id);
  await renderScreen('/w', { mock });
  await expect.poll(pendingStrip).not.toBeNull();
  await expect.poll(() => hrefs(region(pending.heading))).toContain(`/w/transactions?id=${old?.id}`);
});

test('a deposit appears in progress without a reload, and is gone from there once it is credited', async () => {
  const mock = await signedIn('incomplete-flag-only');
  await renderScreen('/w', { mock });
  await expectText(recent).toContain(activity.none);
  expect(pendingStrip()).toBeNull();
  const { id } = await mock.control<{ id: string }>('POST', '/deposits', {
    asset: 'usdt',
    amount: '25',
    status: 'confirming',
  });
  await expect.poll(() => pendingStrip()?.textContent).toContain('+25.00 USDT');
  await mock.control('PUT', `/deposits/${id}`, { status: 'credited' });
  await expect.poll(pendingStrip).toBeNull();
  await expectText(recent).toContain('+25.00 USDT');
});

// requirement: 2.49
test('while balances are hidden neither list has an amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await renderScreen('/w', { mock });
  await recentRows();
  for (const place of [recent(), region(pending.heading)]) {
    expect(place.textContent).toContain(DOTS);
    expect(textsOf(place)).not.toMatch(/[₦$]/);
    expect(place.querySelector('data')).toBeNull();
  }
});

test('how many checks are met is told, with the one that adds most of those left', async () => {
  const mock = await signedIn('complete-no-pin');
  await renderScreen('/w', { mock });
  await expect.poll(safety).not.toBeNull();
  const { checks } = (await mock.call(getSecurity)).data;
  const have = checks.filter(({ done }) => done).length;
  expect(safety()?.textContent).toContain(interpolate(safetyTexts.done, { have, of: 5 }));
  expect(safety()?.querySelectorAll('.teeth i.done')).toHaveLength(have);
  expect(hrefs(region(safetyTexts.heading))).toEqual([
    checkPaths[nextStep((await mock.call(getSecurity)).data)!.id],
  ]);
});

/** All that is left to do is a contact. */
async function signedInSafely(): Promise<WalletMock> {
  const mock = await signedIn('two-factor');
  const open = (await mock.call(getSecurity)).data.checks.filter(({ done }) => !done);
  expect(open.map(({ id }) => id)).toEqual(['emergency_contact']);
  return mock;
}

test('a contact can be put off, and with one nothing is asked for', async () => {
  const mock = await signedInSafely();
  const { user } = await renderScreen('/w', { mock });
  await expect.poll(safety).not.toBeNull();
  expect(hrefs(region(safetyTexts.heading))).toEqual(['/w/security/emergency-contact']);
  const name = interpolate(safetyTexts.laterFor, { title: safetyTexts.checks.emergency_contact.title });
  await user.click(await buttonIn(() => region(safetyTexts.heading), name));
  expect(safety()).toBeNull();
});

for (const locale of locales)
  // requirement: A.10
  test(`in ${locale}: after a log-in with a recovery code, setting the app up again is offered before any check, and can be put off`, async () => {
    const texts = messages(locale).dashboard.safety;
    const mock = await signedInSafely();
    const state = mock.app.sandboxes.default.state;
    const factor = Object.values(state.twoFactor)[0]!;
    factor.recovery.length = 9;
    factor.recovery_used_at = now(state);
    const { user } = await renderScreen('/w', { mock, locale });
    const card = () => region(texts.heading);
    const { title, action } = texts.recovery.again;
    await screen.findByRole('region', { name: texts.heading });
    await expectText(card).toMatch(/9/);
    const link = within(card()).getByRole('link', { name: action, description: title });
    expect(link.getAttribute('href')).toMatch(/\/w\/security\/2fa-setup$/);
    await user.click(await buttonIn(main, interpolate(texts.laterFor, { title })));
    expect(card().textContent).toContain(texts.checks.emergency_contact.title);
  });

test('what was put off or closed stays away after a reload', async () => {
  const mock = await signedInSafely();
  const { user } = await renderScreen('/w', { mock });
  const offers = () => screen.queryByRole('link', { name: promotion.open });
  await expect.poll(offers).not.toBeNull();
  while (offers() !== null) await user.click(await buttonIn(main, promotion.dismiss));
  const later = interpolate(safetyTexts.laterFor, { title: safetyTexts.checks.emergency_contact.title });
  await user.click(await buttonIn(() => region(safetyTexts.heading), later));
  await renderScreen('/w', { mock });
  await recentRows();
  await settle();
  expect(safety()).toBeNull();
  expect(screen.queryByRole('link', { name: promotion.open })).toBeNull();
});

test('what is left to do is not shown before it is known, nor when it can’t be known', async () => {
  const mock = await signedIn();
  const held = await mock.hold(SECURITY);
  await renderScreen('/w', { mock });
  await recentRows();
  await settle();
  expect(safety()).toBeNull();
  await held.release();
  await expect.poll(safety).not.toBeNull();
});

test('news and offers that fail are not shown, and nothing is said of them', async () => {
  const mock = await signedIn();
  const ops = [SECURITY, 'GET /announcements', 'GET /promotions'];
  for (const op of ops) await mock.fault(op, failed);
  await renderScreen('/w', { mock });
  await recentRows();
  for (const op of ops) await expect.poll(() => hits(mock, op)).toBeGreaterThan(0);
  await settle();
  expect(safety()).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('an incident', () => {
  const news = () => screen.queryByRole('complementary', { name: announcement.label });
  const set = (mock: WalletMock, place: string, status: 'ok' | 'delayed' | 'paused') =>
    mock.control('PUT', `/simulate/networks/${place}`, { status });
  /** The next regular read. */
  const REFETCH = 61_000;

  test('stands here until it is over, also for who has read it', async () => {
    const mock = await signedIn();
    await set(mock, 'trc20', 'delayed');
    const { user } = await renderScreen('/w', { mock });
    await expect.poll(() => news()?.textContent).toContain('Tron deposits take longer today');
    expect(news()?.textContent).toMatch(onAnyDay(/Since \d\d:\d\d/));
    expect(news()?.textContent).toContain(announcements.unread);
    expect(within(news()!).queryByRole('button')).toBeNull();
    await user.click(within(news()!).getByRole('link'));
    await screen.findByRole('article');
    expect(location.pathname).toMatch(/^\/w\/announcement\/ann_trc20_delayed_\d+$/);
    await expect.poll(() => mock.journal('PUT /announcements/{id}/status')).toHaveLength(1);
    history.back();
    await expect.poll(() => news()?.textContent).toContain('Tron deposits take longer today');
    expect(news()?.textContent).not.toContain(announcements.unread);
    await set(mock, 'trc20', 'ok');
    await pass(REFETCH);
    await expect.poll(news).toBeNull();
  });

  test('that begins while the screen is open comes with the next read, and a read that fails takes none away', async () => {
    const mock = await signedIn();
    await renderScreen('/w', { mock });
    await recentRows();
    await settle();
    expect(news()).toBeNull();
    await set(mock, 'trc20', 'delayed');
    await pass(REFETCH);
    await expect.poll(() => news()?.textContent).toContain('Tron');
    await mock.fault('GET /announcements', failed);
    await pass(REFETCH);
    await settle();
    expect(news()?.textContent).toContain('Tron');
  });

  test('of several the worst is shown, and that there are more', async () => {
    const mock = await signedIn();
    await set(mock, 'bank', 'paused');
    await set(mock, 'trc20', 'delayed');
    await renderScreen('/w', { mock });
    // Its title comes first.
    await expect.poll(() => news()?.textContent).toMatch(/^Bank transfers are paused/);
    const more = within(news()!).getByRole('link', { name: '1 more announcement' });
    expect(more.getAttribute('href')).toBe('/w/announcements');
  });
});

// requirement: 3.12, 7.32, 9.13
test('one offer at a time links into the wallet; dismissed, the next of the first ten takes its place', async () => {
  const { user, mock } = await renderScreen('/w', { persona: 'promotions-11' });
  const offer = () => screen.queryByRole('link', { name: promotion.open });
  for (let left = 10; left > 0; left -= 1) {
    await expect.poll(() => offer()?.getAttribute('href')).toMatch(/^\/w\//);
    await user.click(await buttonIn(main, promotion.dismiss));
  }
  expect(offer()).toBeNull();
  expect((await mock.journal('GET /promotions')).map(({ path }) => path)).toEqual([
    '/promotions?page=1&page_size=10',
  ]);
});
