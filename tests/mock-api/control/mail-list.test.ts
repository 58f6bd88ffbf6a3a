import { expect, test } from 'vitest';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

interface Kept {
  id: string;
  to: string;
}

async function threeMails() {
  const ann = new Visitor(emptyMock());
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
    await ann.post('/auth/signup/request-code', { email, turnstile_token: PASSED });
  const list = async (query = '') => (await ann.get(`/__mock/mail${query}`)).body.items as Kept[];
  return { ann, list };
}

test('mails after one, by address and kind', async () => {
  const { list } = await threeMails();
  const [first, second] = await list();
  const to = async (query: string) => (await list(query)).map((mail) => mail.to);
  expect(await to(`?after=${first!.id}`)).toEqual(['b@example.com', 'c@example.com']);
  expect(await to(`?after=${second!.id}&to=C@example.com&kind=signup`)).toEqual(['c@example.com']);
  expect(await to('?kind=reset')).toEqual([]);
});

test('an inbox is emptied', async () => {
  const { ann, list } = await threeMails();
  expect((await ann.send('DELETE', '/__mock/mail')).status).toBe(403);
  expect((await ann.control('DELETE', '/mail')).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('snapshots say when they were taken and how large they are, and can be thrown away', async () => {
  const { ann } = await threeMails();
  await ann.control('PUT', '/clock', { mode: 'frozen', at: '2026-01-01T00:00:00Z' });
  await ann.control('POST', '/snapshots/one');
  const { body } = await ann.get('/__mock/snapshots');
  expect(body.items).toEqual([
    { name: 'one', at: '2026-01-01T00:00:00.000Z', size: expect.any(Number) as number },
  ]);
  expect((body.items as { size: number }[])[0]!.size).toBeGreaterThan(1000);
  expect((await ann.control('DELETE', '/snapshots/one')).body).toEqual({ status: 'ok', name: 'one' });
  expect((await ann.control('DELETE', '/snapshots/one')).status).toBe(404);
  expect((await ann.get('/__mock/snapshots')).body.items).toEqual([]);
  expect((await ann.control('POST', '/snapshots/__proto__')).status).toBe(422);
});
