import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAnnouncement } from '#contract/announcements.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { sized } from '../../../../tier.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { HACKED, hostileTexts } from './hostile-markdown.ts';

const { announcements: en, wallet } = messages('en');
const at = (id: string) => `/w/announcement/${id}`;
const ARTICLE = 'GET /announcements/{id}';
const READ = 'PUT /announcements/{id}/status';
const failed: Effect = { type: 'status', status: 503 };
/** The next regular read. */
const REFETCH = 61_000;

const article = () => screen.findByRole('article');
const unreadOf = async (mock: WalletMock) =>
  (await mock.call(getAnnouncement, { params: { id: 'ann_2' } })).data.status;

/** The article of the API with another text. */
async function withText(mock: WalletMock, body_md: string): Promise<void> {
  const { data } = await mock.call(getAnnouncement, { params: { id: 'ann_2' } });
  await mock.fault(ARTICLE, { type: 'reply', body: { status: 'success', data: { ...data, body_md } } });
}

for (const locale of locales)
  // requirement: 2.112
  test(`in ${locale} an article has its kind, date, title and text, and what to do next`, async () => {
    const { announcements: t, wallet: w } = messages(locale);
    await renderScreen(at('ann_2'), { locale });
    const text = within(await article());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(w.screens.announcement);
    const headings = text.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(
      locale === 'cn'
        ? ['向他人收款', '使用方法', '须知']
        : ['Ask people for money', 'How it works', 'Good to know'],
    );
    expect(text.getByText(t.tags.product)).toBeTruthy();
    expect(main().querySelector('time')?.textContent).toMatch(
      locale === 'cn' ? /^\d{4}年\d+月\d+日$/ : /^\d+ [A-Z]\w+ \d{4}$/,
    );
    expect(text.getAllByRole('listitem')).toHaveLength(6);
    const next = text.getByRole('link', { name: locale === 'cn' ? '发起收款' : 'Request money' });
    expect([next.getAttribute('href'), next.className]).toEqual(['/w/receive?tab=user', 'button primary']);
    const back = within(main()).getByRole('link', {
      name: interpolate(w.back, { name: w.screens.announcements }),
    });
    expect(back.getAttribute('href')).toBe('/w/announcements');
  });

test('opening it is reading it: on the server, and in the list that one returns to', async () => {
  const { user, mock } = await renderScreen('/w/announcements');
  await user.click(await screen.findByRole('link', { name: /Ask people for money/ }));
  await article();
  await expect.poll(async () => unreadOf(mock)).toBe('read');
  expect(await mock.journal(READ)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /^Back to/ }));
  const row = () => main().querySelector('.news > li');
  await expect.poll(() => row()?.textContent).toContain('Ask people for money');
  expect(row()?.hasAttribute('data-unread')).toBe(false);
  expect(row()?.textContent).not.toContain(en.unread);
});

test('the link back leads to the kind that one has come from', async () => {
  const { user } = await renderScreen('/w/announcements?tag=security');
  await user.click(await screen.findByRole('link', { name: /never ask for your PIN/ }));
  await article();
  const { length } = history;
  await user.click(screen.getByRole('link', { name: /^Back to/ }));
  await expect.poll(() => location.pathname + location.search).toBe('/w/announcements?tag=security');
  expect(history.length).toBe(length);
});

test('a mark that the server refuses is taken back, and nobody is bothered', async () => {
  const mock = await signedIn();
  await mock.fault(READ, failed);
  const { user } = await renderScreen(at('ann_2'), { mock });
  await article();
  await expect.poll(async () => (await mock.journal(READ)).length).toBe(1);
  await user.click(screen.getByRole('link', { name: /^Back to/ }));
  await expect.poll(() => main().querySelector('.news > li')?.hasAttribute('data-unread')).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that was read is not marked again', async () => {
  const mock = await signedIn();
  await renderScreen(at('ann_2'), { mock });
  await article();
  await expect.poll(async () => (await mock.journal(READ)).length).toBe(1);
  await renderScreen(at('ann_2'), { mock });
  await article();
  await pass(2000);
  expect(await mock.journal(READ)).toHaveLength(1);
});

test('it leads to the one before and after it, which are read in their turn', async () => {
  const mock = await signedIn();
  const { user } = await renderScreen(at('ann_3'), { mock });
  await article();
  const turn = () => within(screen.getByRole('navigation', { name: en.turn }));
  expect(
    turn()
      .getByRole('link', { name: /^Older/ })
      .getAttribute('rel'),
  ).toBe('prev');
  await user.click(turn().getByRole('link', { name: /^Newer.*Ask people/ }));
  await screen.findByRole('heading', { name: 'Ask people for money' });
  expect(location.pathname).toBe(at('ann_2'));
  expect(turn().queryByRole('link', { name: /^Newer/ })).toBeNull();
  await expect.poll(async () => (await mock.journal(READ)).length).toBe(2);
});

test('beside it are the newest of the others; without room they are not asked for', async () => {
  await renderScreen(at('ann_2'), { width: 1440 });
  const more = within(await screen.findByRole('complementary', { name: en.more }));
  const links = more.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    at('ann_3'),
    at('ann_4'),
    expect.stringContaining('ann_work'),
  ]);
  const { mock } = await renderScreen(at('ann_2'), { width: 390 });
  await article();
  expect(screen.queryByRole('complementary', { name: en.more })).toBeNull();
  expect(await mock.journal('GET /announcements')).toEqual([]);
});

test.each(['ann_0', 'ann_trc20_delayed_1'])(
  'an unknown or ended one (%s) says so, and leads to the list',
  async (id) => {
    const mock = await signedIn();
    await renderScreen(at(id), { mock });
    await expectText(main).toContain(en.gone.heading);
    expect(main().textContent).toContain(en.gone.text);
    expect(within(main()).getByRole('link', { name: en.all }).getAttribute('href')).toBe('/w/announcements');
    expect(await mock.journal(READ)).toEqual([]);
  },
);

test('one that ends while it is open stays, and says so', async () => {
  const mock = await signedIn();
  await mock.control('PUT', '/simulate/networks/trc20', { status: 'delayed' });
  const { user } = await renderScreen('/w/announcements', { mock });
  await user.click(await screen.findByRole('link', { name: /Tron deposits/ }));
  await article();
  await expectText(main).toContain('instead of 2');
  await mock.control('PUT', '/simulate/networks/trc20', { status: 'ok' });
  await pass(REFETCH);
  await expectText(main).toContain(en.ended);
  expect(main().textContent).toContain('instead of 2');
  expect(main().textContent).not.toContain(en.article.notRefreshed);
});

test('one that fails says so, and Try again brings it', async () => {
  const mock = await signedIn();
  await mock.fault(ARTICLE, failed);
  const { user } = await renderScreen(at('ann_2'), { mock });
  await expectText(main).toContain(en.article.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await article();
});

test('links out of the wallet open a tab of their own, and say so', async () => {
  const mock = await signedIn();
  await withText(
    mock,
    'See [the status](/support/status), [Tron](https://status.example/tron) or [ask](mailto:help@cowrie.example).',
  );
  await renderScreen(at('ann_2'), { mock });
  await article();
  const links = [...main().querySelectorAll('article > p a')].map((link) => [
    link.textContent,
    ...['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
  ]);
  const out = ['_blank', 'noopener noreferrer'];
  expect(links).toEqual([
    [`the status (${en.newTab})`, '/support/status', ...out],
    [`Tron (${en.newTab})`, 'https://status.example/tron', ...out],
    [`ask (${en.newTab})`, 'mailto:help@cowrie.example', ...out],
  ]);
});

const COUNT = sized(50, 500);
const SEED = 20_261_129;
/** Texts in one article: what it shows is bounded. */
const TOGETHER = 25;
test(`nothing of ${COUNT} hostile texts is more than text, seed ${SEED}`, async () => {
  const texts = hostileTexts(COUNT, SEED);
  for (let from = 0; from < COUNT; from += TOGETHER) {
    const mock = await signedIn();
    await withText(mock, texts.slice(from, from + TOGETHER).join('\n\n'));
    await renderScreen(at('ann_2'), { mock });
    const elements = [...(await article()).querySelectorAll('*')];
    expect(elements.length).toBeGreaterThan(TOGETHER);
    const own = new Set([
      'DIV',
      'HEADER',
      'NAV',
      'SPAN',
      'TIME',
      'H2',
      'H3',
      'P',
      'UL',
      'OL',
      'LI',
      'A',
      'B',
      'SMALL',
      'SVG',
      'PATH',
    ]);
    expect(elements.filter(({ tagName }) => !own.has(tagName.toUpperCase()))).toEqual([]);
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    const harmless = [
      'class',
      'href',
      'rel',
      'target',
      'role',
      'id',
      'datetime',
      'd',
      'viewBox',
      'aria-label',
      'aria-hidden',
      'focusable',
    ];
    expect([...new Set(attributes)].filter((name) => !harmless.includes(name))).toEqual([]);
    for (const link of (await article()).querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(?:\/(?:w|support)(?:[/?#]|$)|https:\/\/|mailto:)/);
    expect(Reflect.get(window, HACKED)).toBeUndefined();
  }
});
