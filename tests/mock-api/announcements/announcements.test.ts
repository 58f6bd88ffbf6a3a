import { beforeEach, expect, test } from 'vitest';
import type { Announcement, Article } from '#contract/announcements.ts';
import { Payer } from '../transfers/payer.ts';

const NOW = '2026-11-21T09:42:00.000Z';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

interface Page {
  items: Announcement[];
  total: number;
  unread: number;
}
const list = async (who: Payer, query = '') =>
  (await who.get(`/announcements?page_size=50${query}`)).body.data as Page;
const read = async (id: string, language = 'en') =>
  (await tobi.get(`/announcements/${id}`, { 'accept-language': language })).body.data as Article;
const slow = async (place = 'trc20', status = 'delayed', opens_at: string | null = null) =>
  tobi.control('PUT', `/simulate/networks/${place}`, { status, opens_at });

test('a pinned one is the first, the others follow from the newest', async () => {
  await slow();
  const { items } = await list(tobi);
  expect(items.map(({ pinned }) => pinned)).toEqual([true, ...items.slice(1).map(() => false)]);
  const dates = items.slice(1).map(({ starts_at }) => starts_at);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const { starts_at, ends_at } of items) {
    expect(starts_at <= NOW).toBe(true);
    expect(ends_at === null || ends_at > NOW).toBe(true);
  }
});

test('pages of ten have each of them once', async () => {
  await tobi.become('announcements-95');
  const pages = Array.from({ length: 10 }, async (_, index) => {
    const { body } = await tobi.get(`/announcements?page=${index + 1}&page_size=10`);
    return (body.data as Page).items;
  });
  const ids = (await Promise.all(pages)).flat().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([95, 95]);
});

test('a kind has its own and no others, and the unread of all are counted', async () => {
  const all = await list(tobi);
  for (const tag of ['service', 'product', 'security']) {
    const { items, total, unread } = await list(tobi, `&tag=${tag}`);
    expect(items.map(({ id }) => id)).toEqual(all.items.filter((one) => one.tag === tag).map(({ id }) => id));
    expect([total, unread]).toEqual([items.length, all.unread]);
    expect(total).toBeGreaterThan(1);
  }
});

test('what one customer has read is unread for others', async () => {
  const [first] = (await list(tobi)).items;
  const { unread } = await list(tobi);
  await tobi.write('PUT', `/announcements/${first!.id}/status`, { status: 'read' });
  await tobi.write('PUT', `/announcements/${first!.id}/status`, { status: 'read' });
  const after = await list(tobi);
  expect([after.unread, after.items[0]?.status]).toEqual([unread - 1, 'read']);
  const other = await list(await Payer.create('payer', tobi.app));
  expect(other.unread).toBe(other.total);
});

test('each leads to the one before and the one after it, from the oldest to the newest', async () => {
  await slow();
  const inTime = (await list(tobi)).items.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const walked: string[] = [];
  let next: string | undefined = inTime[0]!.id;
  let before: string | null = null;
  while (next !== undefined) {
    const { id, older, newer } = await read(next);
    expect(older?.id ?? null).toBe(before);
    walked.push((before = id));
    next = newer?.id;
  }
  expect(walked).toEqual(inTime.map(({ id }) => id));
});

test('each has a text in both languages, of what the contract names and nothing else', async () => {
  for (const place of ['trc20', 'bank']) await slow(place);
  await slow('solana', 'paused');
  for (const { id } of (await list(tobi)).items)
    for (const language of ['en', 'zh-CN']) {
      const { title, summary, body_md, newer } = await read(id, language);
      for (const text of [title, summary, body_md, newer?.title ?? title]) {
        expect(/\p{Script=Han}/u.test(text), text).toBe(language === 'zh-CN');
        expect(text).not.toContain('{');
      }
      expect(body_md.length).toBeGreaterThan(40);
      expect(body_md).not.toMatch(/[<>`]|!\[|^#(?!# )/m);
      for (const [, href = ''] of body_md.matchAll(/\]\(([^)]*)\)/g)) expect(href).toMatch(/^\/w/);
    }
});

test('planned work is on the Sunday after it was announced, and stays that while the clock goes on', async () => {
  const { items } = await list(tobi, '&tag=service');
  const [first] = items;
  expect(first).toMatchObject({
    title: 'Planned work on Sunday, 25 October',
    starts_at: '2026-10-19T09:00:00.000Z',
  });
  expect((await read(first!.id, 'zh-CN')).title).toBe('10月25日星期日计划维护');
  await tobi.wait(24 * 3600);
  expect((await list(tobi, '&tag=service')).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});
