import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { ALL, FLAGS, LIST, READ, SAVE } from '../../../../e2e/notification-calls.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { expectText, main, pass, buttonIn, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import {
  bell,
  expectRows,
  firstIn,
  inbox,
  fetchNotifications,
  rowsIn,
  unreadIn,
} from './notification-rows.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { notifications: en, toasts, wallet } = messages('en');
const SCREEN = '/w/notifications';
const PANEL = '/w/security?panel=notifications';
const serverError: Effect = { type: 'status', status: 500, message: null };

const settingSwitch = (name: keyof (typeof en)['flags'] & `${string}_${string}`) =>
  screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(`^${en.flags[name].name}`) });

for (const effect of [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
  { type: 'drift', change: 'wrong-type', field: 'data' },
] satisfies Effect[])
  test(`an error of the list (${effect.type}) is shown, and Retry loads it`, async () => {
    const mock = await signedIn('many');
    await mock.fault(LIST, effect);
    const { user } = await renderScreen(PANEL, { mock });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(en.failed);
    expect(alert.textContent.includes(wallet.load.checkConnection)).toBe(effect.type === 'reset');
    if (effect.type === 'status') expect(alert.textContent).toMatch(/Error ID: \S+/);
    expect(rowsIn(inbox)).toEqual([]);
    await mock.clearFaults();
    await user.click(within(alert).getByRole('button', { name: wallet.load.retry }));
    await expectRows(inbox).toHaveLength(20);
    expect(inbox().textContent).not.toContain(en.failed);
  });

test('a pending list shows a skeleton, and a notice after ten seconds; the panel can still be closed', async () => {
  const mock = await signedIn('many');
  await mock.hold(LIST);
  const { user } = await renderScreen(PANEL, { mock });
  await expectText(inbox).toContain(en.loading);
  expect(inbox().textContent).not.toMatch(/\d/);
  expect(inbox().textContent).not.toContain(toasts.stillWorking);
  await pass(10_000);
  await expectText(inbox).toContain(toasts.stillWorking);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

// requirement: 2.48
test('loaded notifications stay when a refetch fails, with their age', async () => {
  const { user, mock } = await renderScreen(SCREEN, { persona: 'many' });
  await expectRows(main).toHaveLength(20);
  await mock.fault(LIST, serverError);
  await user.click(await buttonIn(main, en.markAll));
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(rowsIn(main)).toHaveLength(20);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).not.toContain('Last updated');
});

test('pending calls block nothing, and show that they are still working', async () => {
  const mock = await signedIn('many');
  for (const op of [ALL, READ, SAVE]) await mock.hold(op);
  const { user } = await renderScreen(SCREEN, { mock });
  await expectRows(main).toHaveLength(20);
  await user.click(await buttonIn(main, en.markAll));
  const trade = await settingSwitch('trade_alerts');
  await user.click(trade);
  expect(trade.checked).toBe(false);
  await pass(10_000);
  await buttonIn(main, toasts.stillWorking);
  await expectText(() => screen.getByRole('region', { name: en.flags.heading })).toContain(
    toasts.stillWorking,
  );
  await user.click(within(firstIn(main)()).getByRole('link'));
  await expect.poll(() => location.pathname).toBe('/w/receive');
});

test('an error of the settings is shown, and Retry loads them', async () => {
  const mock = await signedIn();
  await mock.fault(FLAGS, { type: 'status', status: 500 });
  const { user } = await renderScreen(SCREEN, { mock });
  const region = () => screen.getByRole('region', { name: en.flags.heading });
  await expectText(region).toContain(en.flags.failed);
  expect(within(region()).getByRole('alert').textContent).toMatch(/Error ID: \S+/);
  expect(screen.queryAllByRole('switch')).toEqual([]);
  await mock.clearFaults();
  await user.click(await buttonIn(region, wallet.load.retry));
  await expect.poll(() => screen.queryAllByRole('switch')).toHaveLength(5);
});

// requirement: 2.37
test('all 72 are listed by day, twenty at a time, and the focus moves to the first new one', async () => {
  const { user, mock } = await renderScreen(SCREEN, { persona: 'many' });
  await expectRows(main).toHaveLength(20);
  expect(within(main()).getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Today');
  for (const count of [40, 60, 72]) {
    (await buttonIn(main, en.older)).focus();
    await user.keyboard('{Enter}');
    await expectRows(main).toHaveLength(count);
    const firstNewRow = rowsIn(main)[Math.floor((count - 1) / 20) * 20];
    await expect.poll(() => firstNewRow?.contains(document.activeElement)).toBe(true);
  }
  expect(within(main()).queryByRole('button', { name: en.older })).toBeNull();
  // The first page may be refetched once the stream connects; no other page is fetched twice.
  const pagesFetched = (await mock.journal(LIST)).map(({ path }) => /[?&]page=(\d+)/.exec(path)?.[1]);
  expect(pagesFetched.filter((number) => number !== '1')).toEqual(['2', '3', '4']);
});

test('an older page that fails to load shows an error, keeps the others, and can be retried', async () => {
  const { user, mock } = await renderScreen(SCREEN, { persona: 'many' });
  await expectRows(main).toHaveLength(20);
  await mock.fault(LIST, { type: 'status', status: 500 });
  await user.click(await buttonIn(main, en.older));
  await expectText(main).toContain(en.olderFailed);
  expect(main().textContent).toMatch(/Error ID: \S+/);
  expect(rowsIn(main)).toHaveLength(20);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectRows(main).toHaveLength(40);
});

test('a filter without results says so, with a link to all', async () => {
  const { user } = await renderScreen(`${SCREEN}?type=trade&panel=nonsense`, { persona: 'notifications-1' });
  await screen.findByRole('heading', { name: en.none.heading });
  await user.click(screen.getByRole('link', { name: en.none.link }));
  await expectRows(main).toHaveLength(1);
});

test('in the unread list, those marked as read stay until the user leaves', async () => {
  const { user } = await renderScreen(`${SCREEN}?status=unread`, { persona: 'many' });
  await expectRows(main).toHaveLength(20);
  await user.click(await buttonIn(main, en.markAll));
  await expect.poll(() => bell()).toBe(wallet.header.notifications);
  expect(rowsIn(main)).toHaveLength(20);
  expect(unreadIn(main)).toEqual([]);
});

// requirement: 2.39
test('a setting is saved as soon as it is switched, and stays after a reload', async () => {
  const { user, mock } = await renderScreen(SCREEN);
  const newsletter = await settingSwitch('newsletter_subscription');
  expect(screen.getAllByRole('switch')).toHaveLength(5);
  expect(newsletter.checked).toBe(false);
  newsletter.focus();
  await user.keyboard(' ');
  expect(newsletter.checked).toBe(true);
  await expect.poll(() => mock.journal(SAVE)).toHaveLength(1);
  await renderScreen(SCREEN, { mock });
  expect((await settingSwitch('newsletter_subscription')).checked).toBe(true);
});

// requirement: 2.39
test('a setting that could not be saved is rolled back, with a toast', async () => {
  const mock = await signedIn();
  await mock.fault(SAVE, serverError);
  const { user } = await renderScreen(SCREEN, { mock });
  const trade = await settingSwitch('trade_alerts');
  await user.click(trade);
  await screen.findByText(en.flags.notSaved);
  await expect.poll(() => trade.checked).toBe(true);
});

// requirement: 2.56
test('offline, marking as read and settings are rolled back, with toasts', async () => {
  const { user } = await renderScreen(SCREEN, { persona: 'many' });
  await expectRows(main).toHaveLength(20);
  const trade = await settingSwitch('trade_alerts');
  const unread = unreadIn(main).length;
  setNetwork(false);
  await user.click(await buttonIn(main, en.markAll));
  await screen.findByText(en.noConnection);
  expect(unreadIn(main)).toHaveLength(unread);
  await user.click(trade);
  await expect.poll(() => screen.getAllByText(en.noConnection)).toHaveLength(2);
  expect(trade.checked).toBe(true);
});

test('a failed mark as read is rolled back, and the notification’s link still opens', async () => {
  const mock = await signedIn('notifications-1');
  await mock.fault(READ, { type: 'status', status: 500, message: 'Not now, please.' });
  const { user } = await renderScreen(PANEL, { mock });
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${en.unread}`) }));
  await expect.poll(() => location.pathname).toBe('/w/receive');
  await screen.findByText('Not now, please.');
  await expect.poll(() => bell()).toContain('1');
  expect((await fetchNotifications(mock)).unread).toBe(1);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${wallet.header.notifications}`) }));
  await screen.findByRole('link', { name: new RegExp(`^${en.unread}`) });
});

// requirement: 2.38
test('a link out of the wallet is not rendered, and titles and bodies are shown as text', async () => {
  const mock = await signedIn('notifications-1');
  const [notification] = (await fetchNotifications(mock)).data;
  const links = [
    'https://evil.example/w',
    '//evil.example/w',
    'javascript:alert(1)',
    '/login',
    '/w/../login',
    null,
  ];
  const data = links.map((link, index) => ({
    ...notification,
    id: `ntf_${index}`,
    link,
    title: `<img src=x onerror=alert(1)> ${index}\u202e`,
    body: '<a href="https://evil.example">here</a>',
  }));
  const total = data.length;
  const body = { status: 'success', data, page: 1, page_size: 20, total, unread: total };
  await mock.fault(LIST, { type: 'reply', body });
  const { user } = await renderScreen(PANEL, { mock });
  await expectRows(inbox).toHaveLength(total);
  const list = within(within(inbox()).getByRole('list'));
  expect(list.queryAllByRole('link')).toEqual([]);
  expect(inbox().querySelectorAll('img')).toHaveLength(0);
  expect(firstIn(inbox)().textContent).toContain('<img src=x onerror=alert(1)> 0');
  await user.click(within(firstIn(inbox)()).getByRole('button'));
  expect(location.pathname + location.search).toBe(PANEL);
});
