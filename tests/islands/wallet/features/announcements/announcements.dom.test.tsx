import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';

const { announcements: en, wallet } = messages('en');
const PATH = '/w/announcements';
const LIST = 'GET /announcements';
const failed: Effect = { type: 'status', status: 503 };
/** The next regular read. */
const REFETCH = 61_000;

const slow = async (mock: WalletMock, place = 'trc20', status = 'delayed') =>
  mock.control('PUT', `/simulate/networks/${place}`, { status });
const rows = () => [...main().querySelectorAll('.news > li[data-unread], .news > li:not([data-unread])')];
const titles = () => rows().map((row) => row.querySelector('b')?.textContent);
const unread = () => rows().filter((row) => row.hasAttribute('data-unread')).length;
const incident = () => main().querySelector('.incident');
const loaded = async () => screen.findByRole('region', { name: en.list });

for (const locale of locales)
  // requirement: 2.112
  test(`in ${locale} each announcement has its kind, day, title and summary, and leads to its text`, async () => {
    const { announcements: t, wallet: w } = messages(locale);
    await renderScreen(PATH, { locale });
    await screen.findByRole('region', { name: t.list });
    const [first] = rows();
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/w/announcement/ann_2');
    expect(first?.querySelector('.tag')?.textContent).toBe(t.tags.product);
    expect(first?.querySelector('b')?.textContent).toContain(t.unread);
    expect(first?.textContent).toContain(
      locale === 'cn' ? '对方确认一次即可付款' : 'pay it with one confirmation',
    );
    expect(first?.querySelector('time')?.textContent).toMatch(
      locale === 'cn' ? /月\d+日$/ : /^\d+ [A-Z][a-z]{2}$/,
    );
    expect(unread()).toBe(2);
    const back = within(main()).getByRole('link', {
      name: interpolate(w.back, { name: w.screens.dashboard }),
    });
    expect(back.getAttribute('href')).toBe('/w');
  });

test('while they load there is an outline, and it is said', async () => {
  const mock = await signedIn();
  const held = await mock.hold(LIST);
  await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.loading);
  expect(main().querySelector('.news[aria-hidden]')).not.toBeNull();
  await held.release();
  await loaded();
  expect(main().querySelector('.news[aria-hidden]')).toBeNull();
});

test('kinds are links that stand in the address, and Back returns to the one before', async () => {
  const { user } = await renderScreen(PATH);
  await loaded();
  const kinds = within(screen.getByRole('navigation', { name: en.kinds }));
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    en.every,
    ...Object.values(en.tags),
  ]);
  await user.click(kinds.getByRole('link', { name: en.tags.security }));
  await expect.poll(() => titles().length).toBe(2);
  expect(location.search).toBe('?tag=security');
  expect(kinds.getByRole('link', { current: true }).textContent).toBe(en.tags.security);
  expect(new Set([...main().querySelectorAll('.news .tag')].map((tag) => tag.textContent))).toEqual(
    new Set([en.tags.security]),
  );
  history.back();
  await expect.poll(() => titles().length).toBe(10);
  expect(kinds.getByRole('link', { current: true }).textContent).toBe(en.every);
});

test('a kind that there is none of means all', async () => {
  await renderScreen(`${PATH}?tag=gossip`);
  await loaded();
  expect(screen.getByRole('link', { name: en.every }).getAttribute('aria-current')).toBe('true');
});

test('older ones come with the button; after the last it says so', async () => {
  const { user } = await renderScreen(PATH);
  await loaded();
  await user.click(await buttonIn(main, en.older));
  await expect.poll(() => titles().length).toBe(12);
  expect(new Set(titles()).size).toBe(12);
  await expectText(main).toContain(en.end);
  expect(within(main()).queryByRole('button', { name: en.older })).toBeNull();
});

test('older ones that can’t be had leave what is there, and Try again brings them', async () => {
  const mock = await signedIn();
  const { user } = await renderScreen(PATH, { mock });
  await loaded();
  await mock.fault(LIST, failed);
  await user.click(await buttonIn(main, en.older));
  await expectText(main).toContain(en.olderFailed);
  expect(titles()).toHaveLength(10);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => titles().length).toBe(12);
});

test('none is said, of all and of a kind', async () => {
  const { user } = await renderScreen(`${PATH}?tag=service`, { persona: 'announcements-0' });
  await expectText(main).toContain(en.none.service.heading);
  await user.click(within(main()).getByRole('link', { name: en.all }));
  await expectText(main).toContain(en.none.all.heading);
  expect(within(main()).queryByRole('link', { name: en.all })).toBeNull();
});

test('a list that fails says so, and Try again brings it', async () => {
  const mock = await signedIn();
  await mock.fault(LIST, failed);
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await loaded();
});

test('what is there stays when newer can’t be had, with its age', async () => {
  const { mock } = await renderScreen(PATH);
  await loaded();
  await mock.fault(LIST, failed);
  await pass(REFETCH);
  await expectText(main).toMatch(/Last updated \d\d:\d\d\./);
  expect(main().textContent).toContain(en.notRefreshed);
  expect(titles()).toHaveLength(10);
});

test('offline it says when they come, and they come with the network', async () => {
  const mock = await signedIn();
  await mock.fault(LIST, { type: 'reset' });
  await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.failed);
  setNetwork(false);
  await expectText(main).toContain(wallet.load.whenOnline);
  await mock.clearFaults();
  setNetwork(true);
  await loaded();
});

test('an incident stands above the others with its beginning, and leaves when it is over', async () => {
  const mock = await signedIn();
  await slow(mock);
  await renderScreen(PATH, { mock });
  await expect.poll(() => incident()?.textContent).toContain('Tron deposits take longer today');
  expect(incident()?.textContent).toMatch(/Service ?Since \d\d:\d\d today/);
  expect(incident()?.textContent).toContain('about 20 minutes');
  expect(incident()?.getAttribute('href')).toMatch(/^\/w\/announcement\/ann_trc20_delayed_\d+$/);
  expect(titles()).toHaveLength(9);
  await slow(mock, 'trc20', 'ok');
  await pass(REFETCH);
  await expect.poll(incident).toBeNull();
  expect(titles().length).toBeGreaterThanOrEqual(9);
});

test('one that begins meanwhile waits until it is asked for', async () => {
  const mock = await signedIn();
  const { user } = await renderScreen(PATH, { mock });
  await loaded();
  await slow(mock);
  await pass(REFETCH);
  const show = await buttonIn(main, 'Show 1 new');
  expect(incident()).toBeNull();
  await user.click(show);
  await expect.poll(incident).not.toBeNull();
  expect(main().querySelector('.paged-list > .incident')).not.toBeNull();
});

test('an incident of yesterday says its day', async () => {
  const mock = await signedIn();
  const day = 24 * 3_600_000;
  await mock.control('PATCH', '/state', [
    {
      op: 'add',
      path: '/incidents/trc20',
      value: { status: 'paused', since: Date.now() - day, until: null },
    },
  ]);
  await renderScreen(PATH, { mock });
  await expect.poll(() => incident()?.textContent).toMatch(/Since \d+ [A-Z][a-z]{2}.*, \d\d:\d\d/);
  expect(incident()?.className).toContain('critical');
});

test('what is about the own account is elsewhere', async () => {
  await renderScreen(PATH);
  const about = await screen.findByRole('complementary', { name: en.about.heading });
  expect(within(about).getByRole('link', { name: en.about.open }).getAttribute('href')).toBe(
    '/w/notifications',
  );
});
