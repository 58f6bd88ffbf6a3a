import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { messages } from '#src/i18n/messages.ts';
import { buttonIn, main, renderScreen, signedIn } from '../../../render-wallet.tsx';

// What somebody finds who comes back to a list. Pixels need a browser: tests/e2e/list-place.spec.ts.

const { wallet, transactionList, notifications, activities } = messages('en');

interface Case {
  readonly address: string;
  readonly persona: PersonaName;
  readonly list: string;
  readonly older: string;
  /** Rows of a page. */
  readonly page: number;
}
const cases: readonly Case[] = [
  {
    address: '/w/transactions',
    persona: 'many',
    list: 'GET /wallet/transactions',
    older: transactionList.older,
    page: 20,
  },
  {
    address: '/w/notifications',
    persona: 'many',
    list: 'GET /user/notifications/list',
    older: notifications.older,
    page: 20,
  },
  {
    address: '/w/devices-and-activities?tab=activity',
    persona: 'many-activities',
    list: 'GET /auth/activities',
    older: activities.older,
    page: 20,
  },
];

const rows = () => [...main().querySelectorAll<HTMLElement>('[data-row]')];
const ids = () => rows().map(({ dataset }) => dataset.row);
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

/** Loads two more pages, of as many rows as the first one has. */
async function load(user: UserEvent, { older, page }: Pick<Case, 'older' | 'page'>): Promise<void> {
  for (const pages of [1, 2, 3]) {
    await expect.poll(() => rows().length).toBeGreaterThanOrEqual(page * pages);
    if (pages < 3) await user.click(await buttonIn(main, older));
  }
}

/** Follows the menu to another screen. */
async function leave(user: UserEvent): Promise<void> {
  await user.click(
    within(screen.getAllByRole('navigation')[0]!).getByRole('link', { name: wallet.nav.assets }),
  );
  await expect.poll(() => location.pathname).toBe('/w/assets');
  await screen.findByRole('heading', { level: 1, name: wallet.screens.assets });
}

test.each(cases)(
  '$address: Back finds the rows that were loaded',
  async ({ address, persona, list, ...pages }) => {
    const { user, mock } = await renderScreen(address, { persona });
    await load(user, pages);
    const before = ids();
    scrollTo(0, 900);
    await leave(user);
    const asked = (await mock.journal(list)).length;
    history.back();
    await expect.poll(() => location.pathname + location.search).toBe(address);
    await expect.poll(ids).toEqual(before);
    // The first page alone is read anew.
    expect((await mock.journal(list)).length).toBeLessThanOrEqual(asked + 1);
  },
);

test.each(cases)(
  '$address: a reload loads as many rows again, before any is shown',
  async ({ address, persona, ...pages }) => {
    const mock = await signedIn(persona);
    const { user } = await renderScreen(address, { mock });
    await load(user, pages);
    const before = ids();
    scrollTo(0, 900);
    await user.click(screen.getByRole('heading', { level: 1 }));
    const state: unknown = history.state;
    expect(state).toMatchObject({ place: { rows: before.length, y: 900 } });
    const seen: number[] = [];
    const observer = new MutationObserver(() =>
      seen.push(document.querySelectorAll('main [data-row]').length),
    );
    observer.observe(document.body, { subtree: true, childList: true });
    await renderScreen(address, { mock, state });
    await expect.poll(ids).toEqual(before);
    observer.disconnect();
    expect(seen.filter((count) => count > 0 && count < before.length)).toEqual([]);
  },
);

test.each([
  ['/w/announcements', 10],
  ['/w/notifications', 20],
] as const)('%s: Back gives the focus to the row that was followed', async (address, page) => {
  const { user } = await renderScreen(address, { persona: 'many' });
  await expect.poll(() => rows().length).toBeGreaterThanOrEqual(page);
  const links = rows().flatMap((row) => row.querySelector<HTMLAnchorElement>('a') ?? []);
  const link = links.at(-1)!;
  const followed = link.closest<HTMLElement>('[data-row]')?.dataset.row;
  link.focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname).not.toBe(address);
  history.back();
  await expect.poll(() => location.pathname).toBe(address);
  await expect.poll(focusedRow).toBe(followed);
});

test('a page that can’t be loaded again leaves what is there, and can be tried again', async () => {
  const mock = await signedIn('many');
  const place = { rows: 60, top: null, offset: 0, y: 900, focused: null };
  const { user } = await renderScreen('/w/transactions', { mock, state: { place } });
  await expect.poll(() => rows().length).toBe(60);
  await mock.fault('GET /wallet/transactions', { type: 'status', status: 500 }, { after: 1 });
  await renderScreen('/w/transactions', { mock, state: { place } });
  await expect.poll(() => main().textContent).toContain(transactionList.olderFailed);
  await expect.poll(() => rows().length).toBe(20);
  await mock.clearFaults();
  await user.click(within(main()).getByRole('button', { name: wallet.load.retry }));
  await expect.poll(() => rows().length).toBe(40);
});

test.each([
  null,
  'place',
  { rows: -1 },
  { rows: '60' },
  { rows: 60, top: 5, offset: 0, y: 0, focused: null },
])('a place that is none is left alone: %j', async (place) => {
  await renderScreen('/w/transactions', { persona: 'many', state: { place } });
  await expect.poll(() => rows().length).toBe(20);
});

test('a new visit begins with the first page', async () => {
  const { user } = await renderScreen('/w/transactions', { persona: 'many' });
  await load(user, { older: transactionList.older, page: 20 });
  scrollTo(0, 900);
  await leave(user);
  await user.click(
    within(screen.getAllByRole('navigation')[0]!).getByRole('link', { name: wallet.nav.dashboard }),
  );
  const { activity } = messages('en').dashboard;
  const recent = await screen.findByRole('region', { name: activity.heading });
  await user.click(within(recent).getByRole('link', { name: activity.all }));
  await expect.poll(() => location.pathname).toBe('/w/transactions');
  await expect.poll(() => rows().length).toBe(20);
});
