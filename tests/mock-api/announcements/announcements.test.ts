import { beforeEach, expect, test } from 'vitest';
import type { Announcement } from '#contract/announcements.ts';
import { Payer } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

type Whole = Announcement & { body_md: string };
const list = async (who: Payer) =>
  (await who.get('/announcements')).body.data as { items: Announcement[]; unread: number };

test('the pinned one is the first, the others follow from the newest', async () => {
  const { items } = await list(tobi);
  expect(items.map(({ pinned }) => pinned)).toEqual([true, false, false]);
  const dates = items.slice(1).map(({ starts_at }) => starts_at);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { starts_at, ends_at } of items) {
    expect(starts_at <= '2026-11-21T09:42:00.000Z').toBe(true);
    expect(ends_at === null || ends_at > '2026-11-21T09:42:00.000Z').toBe(true);
  }
});

test('what one customer has read is unread for others', async () => {
  const [first] = (await list(tobi)).items;
  await tobi.write('PUT', `/announcements/${first!.id}/status`, { status: 'read' });
  expect(await list(tobi)).toMatchObject({ unread: 2, items: [{ status: 'read' }, {}, {}] });
  expect((await list(await Payer.create('payer', tobi.app))).unread).toBe(3);
});

test('each has a text in both languages, of paragraphs, lists, bold and links only', async () => {
  for (const { id } of (await list(tobi)).items)
    for (const language of ['en', 'zh-CN']) {
      const { body } = await tobi.get(`/announcements/${id}`, { 'accept-language': language });
      const { title, body_md } = body.data as Whole;
      expect(/\p{Script=Han}/u.test(title)).toBe(language === 'zh-CN');
      expect(body_md.length).toBeGreaterThan(40);
      expect(body_md).not.toMatch(/[<>`]|^#|!\[/m);
      for (const [, href = ''] of body_md.matchAll(/\]\(([^)]*)\)/g)) expect(href).toMatch(/^\/w/);
    }
});
