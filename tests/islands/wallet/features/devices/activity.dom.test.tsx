import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';
import { foreignLogin, HUB, LOG } from './device-screens.ts';

const { activities: en, wallet } = messages('en');
const TAB = `${HUB}?tab=activity`;
const failed: Effect = { type: 'status', status: 503, message: null };
const rows = () =>
  within(main())
    .queryAllByRole('listitem')
    .filter((row) => row.dataset.index);

for (const locale of locales)
  // requirement: 2.131
  test(`demand 24, in ${locale}: entries by day, with device, place and address; those of a new device can be denied`, async () => {
    const { mock, login } = await foreignLogin();
    await renderScreen(TAB, { mock, locale });
    const { activities: t } = messages(locale);
    const link = await screen.findByRole('link', { name: new RegExp(`^${t.notMe}`) });
    expect(link.getAttribute('href')).toBe(`${HUB}?not-me=${login.id}`);
    const row = link.closest('li');
    for (const text of ['Firefox on Windows', '105.112.•.•', t.newTag, t.methods.password])
      expect(row?.textContent).toContain(text);
    expect(within(main()).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  });

test('demand 24: refused tries are entered, marked, and can be listed alone', async () => {
  const { user, mock } = await renderScreen(TAB, { persona: 'many-activities' });
  await expect.poll(() => rows().length).toBe(20);
  await user.click(screen.getByRole('link', { name: en.filters.failed }));
  await expect.poll(() => location.search).toBe('?tab=activity&show=failed');
  await expect.poll(() => rows().every((row) => row.textContent.includes(en.failedTag))).toBe(true);
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect((await mock.journal(LOG)).at(-1)?.path).toContain('outcome=refused');
  expect(screen.getByRole('link', { name: en.filters.failed }).getAttribute('aria-current')).toBe('true');
});

test('each filter is asked of the API by its address', async () => {
  const mock = await signedIn('many-activities');
  for (const [show, asked] of [
    ['logins', 'kind=sign_in'],
    ['security', 'kind=security'],
    ['devices', 'kind=devices'],
    ['payees', 'kind=payees'],
  ] as const) {
    await renderScreen(`${TAB}&show=${show}`, { mock });
    await waitFor(async () => expect((await mock.journal(LOG)).at(-1)?.path).toContain(asked));
  }
});

test('a filter without entries says what would be there, and leads to all', async () => {
  const { user } = await renderScreen(`${TAB}&show=payees`, { persona: 'many-activities' });
  await expectText(main).toContain(en.none.payees.heading);
  await user.click(screen.getByRole('link', { name: en.showAll }));
  await expect.poll(() => rows().length).toBe(20);
});

test('a log without any entry says so, without a way to show all', async () => {
  const mock = await signedIn('complete');
  for (const list of Object.values(mock.app.sandboxes.default.state.activities)) list.length = 0;
  await renderScreen(TAB, { mock });
  await expectText(main).toContain(en.none.all.heading);
  expect(screen.queryByRole('link', { name: en.showAll })).toBeNull();
});

test('250 entries: the button loads page after page, each entry once', async () => {
  const { user } = await renderScreen(TAB, { persona: 'many-activities' });
  await expect.poll(() => rows().length).toBe(20);
  for (let count = 40; count <= 60; count += 20) {
    await user.click(await buttonIn(main, en.older));
    await expect.poll(() => rows().length).toBe(count);
  }
  const keys = rows().map((row) => row.dataset.index);
  expect(new Set(keys).size).toBe(60);
});

test('the end of the list near what is seen loads older entries by itself, and not again after a failure', async () => {
  const seen: ((entries: unknown) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: unknown) => void;
      constructor(callback: (entries: unknown) => void) {
        this.#callback = callback;
      }
      observe(target: Element) {
        seen.push(() =>
          this.#callback([{ target, isIntersecting: true, boundingClientRect: { height: 0 } }]),
        );
      }
      unobserve() {
        seen.length = 0;
      }
    },
  );
  const { user, mock } = await renderScreen(TAB, { persona: 'many-activities' });
  await expect.poll(() => rows().length).toBe(20);
  await waitFor(() => expect(seen).not.toEqual([]));
  await mock.fault(LOG, failed);
  seen.at(-1)?.(null);
  await expectText(main).toContain(en.olderFailed);
  expect(rows()).toHaveLength(20);
  expect(seen).toEqual([]);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => rows().length).toBe(40);
  await waitFor(() => expect(seen).not.toEqual([]));
  vi.unstubAllGlobals();
});

test('the last page says where the log ends, and takes the focus of the button', async () => {
  const mock = await signedIn('many-activities');
  for (const list of Object.values(mock.app.sandboxes.default.state.activities)) list.splice(0, 225);
  const { user } = await renderScreen(TAB, { mock });
  await expect.poll(() => rows().length).toBe(20);
  (await buttonIn(main, en.older)).focus();
  await user.keyboard('{Enter}');
  const end = interpolate(en.end, { days: 90 });
  await expectText(main).toContain(end);
  await expect.poll(() => document.activeElement?.textContent).toBe(end);
});

test('entries that are new wait behind a button', async () => {
  const mock = await signedIn('many-activities');
  const { user } = await renderScreen(TAB, { mock });
  await expect.poll(() => rows().length).toBe(20);
  await pass(6000);
  const { state } = mock.app.sandboxes.default;
  const [list] = Object.values(state.activities);
  const newest = list?.at(-1);
  if (!list || !newest) throw new Error('the log is empty');
  list.push({ ...newest, id: 'act_newer', event: 'alerts_changed', at: new Date(Date.now()).toISOString() });
  await mock.control('POST', '/notifications', { title: 'Changed', type: 'security' });
  const button = await buttonIn(main, interpolate(en.show.one, { count: 1 }));
  expect(rows()).toHaveLength(20);
  await user.click(button);
  await expect.poll(() => rows().length).toBe(21);
  expect(document.activeElement?.className).toBe('paged-list');
});

test('a log that is loading has a skeleton without a figure', async () => {
  const mock = await signedIn('many-activities');
  await mock.hold(LOG);
  await renderScreen(TAB, { mock });
  await expectText(main).toContain(en.loading);
  expect(rows()).toEqual([]);
});

test('a log that fails says so, and Try again brings it', async () => {
  const mock = await signedIn('many-activities');
  await mock.fault(LOG, failed);
  const { user } = await renderScreen(TAB, { mock });
  await expectText(main).toContain(en.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => rows().length).toBe(20);
});

test('entries that are there stay when newer ones cannot be had, with their age', async () => {
  const { mock } = await renderScreen(TAB, { persona: 'many-activities' });
  await expect.poll(() => rows().length).toBe(20);
  await mock.fault(LOG, failed);
  await pass(61_000); // the next regular read
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(rows()).toHaveLength(20);
});
