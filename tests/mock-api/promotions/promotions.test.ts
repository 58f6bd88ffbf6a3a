import { expect, test } from 'vitest';
import { emptyMock, Visitor } from '../visitor.ts';

interface Page {
  items: { id: string; title: string; starts_at: string; ends_at: string }[];
  total: number;
  page: number;
  page_size: number;
}

async function asked(persona: string, query: string, headers = {}): Promise<Page> {
  const reader = new Visitor(emptyMock());
  await reader.become(persona);
  const { status, body } = await reader.get(`/promotions${query}`, headers);
  expect(status).toBe(200);
  return body.data as Page;
}

test.each([
  ['promotions-0', '?page=1&page_size=10', 0],
  ['promotions-10', '?page=1&page_size=10', 10],
  ['promotions-10', '?page=2&page_size=10', 0],
  ['promotions-11', '?page=2&page_size=10', 1],
  ['promotions-95', '?page=10&page_size=10', 5],
  ['promotions-95', '', 10],
  ['complete', '', 3],
])('%s %s: %i', async (persona, query, count) => {
  expect((await asked(persona, query)).items).toHaveLength(count);
});

test('the promotions of one customer are not those of the next', async () => {
  const reader = new Visitor(emptyMock());
  const total = async () => ((await reader.get('/promotions')).body.data as Page).total;
  await reader.become('promotions-95');
  expect(await total()).toBe(95);
  await reader.become('complete');
  expect(await total()).toBe(3);
  await reader.become('promotions-0');
  expect(await total()).toBe(0);
  await reader.become('complete');
  expect(await total()).toBe(3);
});

test('pages together hold each once, and each runs now', async () => {
  const seen = new Set<string>();
  for (let page = 1; page <= 10; page += 1) {
    const { items, total } = await asked('promotions-95', `?page=${page}`);
    expect(total).toBe(95);
    for (const { id, starts_at, ends_at } of items) {
      seen.add(id);
      expect(Date.parse(starts_at)).toBeLessThan(Date.now());
      expect(Date.parse(ends_at)).toBeGreaterThan(Date.now());
    }
  }
  expect(seen.size).toBe(95);
});

test('in the reader’s language; a guest is refused', async () => {
  const { items } = await asked('complete', '', { 'accept-language': 'zh' });
  expect(items[0]?.title).toMatch(/\p{Script=Han}/u);
  expect((await new Visitor(emptyMock()).get('/promotions')).status).toBe(401);
});
