import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Conversation } from '#contract/support.ts';
import type { Transaction } from '#contract/transactions.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});
const list = async (query: string) =>
  ((await tobi.get(`/wallet/transactions?page_size=50&${query}`)).body.data as { items: Transaction[] })
    .items;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);

test('days are those of Lagos, both included', async () => {
  // 42 minutes after nine in Lagos plus an hour: midnight is at 23:00 UTC.
  await tobi.wait(13 * 3600 + 18 * 60 - 1);
  const last = await tobi.paid(toChinedu('1000'));
  expect(last.created_at).toBe('2026-11-21T22:59:59.000Z');
  await tobi.wait(1);
  const first = await tobi.paid(toChinedu('2000'));
  const [before, after] = [await ids('to=2026-11-21'), await ids('from=2026-11-22')];
  expect([before.includes(last.id), before.includes(first.id)]).toEqual([true, false]);
  expect(after).toEqual([first.id]);
  expect(await ids('from=2026-11-21&to=2026-11-22')).toEqual(expect.arrayContaining([last.id, first.id]));
});

test('each page of a search reads all transactions, so a minute has 300; pages of the whole list are not counted', async () => {
  const status = async (query: string) =>
    (await tobi.get(`/wallet/transactions?page_size=1&${query}`)).status;
  const cursor = (await list('type=send'))[0]?.id;
  for (let turn = 1; turn < 300; turn += 1)
    expect(await status(turn % 2 === 0 ? 'q=ada' : `type=send&cursor=${cursor}`)).toBe(200);
  const refused = await tobi.get('/wallet/transactions?q=ada');
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(await status(`type=send&cursor=${cursor}`)).toBe(429);
  expect([await status(''), await status(`cursor=${cursor}`), await status(`key=${randomUUID()}`)]).toEqual([
    200, 200, 200,
  ]);
  await tobi.wait(Number(refused.headers.get('retry-after')));
  expect(await status('q=ada')).toBe(200);
});

test.each(['0026-11-05', '2026-02-30', '2026-11', '11/05/26'])(
  '%s is no date: the field is named',
  async (date) => {
    for (const path of ['/wallet/transactions', '/wallet/ledger'])
      for (const name of ['from', 'to']) {
        const { status, body } = await tobi.get(`${path}?${name}=${encodeURIComponent(date)}`);
        expect([status, body.fields]).toEqual([422, { [name]: 'date.invalid' }]);
      }
    const asked = await tobi.get(`/wallet/balances?as_of=${encodeURIComponent(`${date}T10:00:00Z`)}`);
    expect([asked.status, asked.body.fields]).toEqual([422, { as_of: 'date.invalid' }]);
    const file = await tobi.post('/wallet/exports', {
      kind: 'ledger',
      filter: { from: date, currency: 'ngn' },
    });
    expect([file.status, file.body.fields]).toEqual([422, { 'filter.from': 'date.invalid' }]);
  },
);

test('amounts are those of the asset, or the value in naira without one', async () => {
  const paid = await tobi.paid(toTron('20'));
  expect(await ids('asset=usdt&min=20&max=20')).toContain(paid.id);
  expect(await ids('asset=usdt&min=20.000001')).not.toContain(paid.id);
  const naira = paid.fiat!.amount;
  expect(await ids(`min=${naira}&max=${naira}`)).toEqual([paid.id]);
  // More decimals than the asset has are a limit all the same.
  expect(await ids('asset=ngn&min=0.001')).toEqual(await ids('asset=ngn'));
});

test('a note is found by the search, told to other tabs, and taken away', async () => {
  const { id } = await tobi.paid(toChinedu('1000'));
  const events = () =>
    Object.values(tobi.state.userEvents)
      .flat()
      .map(({ name }) => name);
  const before = events().length;
  const noted = await tobi.write('PUT', `/wallet/transactions/${id}/note`, { note: '  Rent for May ' });
  expect(noted.body.data).toMatchObject({ id, note: 'Rent for May' });
  expect(events().slice(before)).toEqual(['transaction']);
  expect(await ids('q=rent%20may')).toEqual([id]);
  await tobi.write('PUT', `/wallet/transactions/${id}/note`, { note: null });
  expect(await ids('q=rent%20may')).toEqual([]);
});

test('a note is kept as it is typed, composed, and found however it is typed', async () => {
  const { id } = await tobi.paid(toChinedu('1000'));
  const write = (note: string) => tobi.write('PUT', `/wallet/transactions/${id}/note`, { note });
  expect((await write('👩🏾‍🍳 می‌خواهم Ou\u0301nje\u0323')).body.data).toMatchObject({
    note: '👩🏾‍🍳 می‌خواهم Oúnjẹ',
  });
  for (const q of ['ounje', 'OÚNJẸ', 'Ou\u0301nje\u0323', 'میخواهم', '👩🏾‍🍳'])
    expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
  for (const note of ['a\u202eb', 'a\u0000b', 'a\ud800b', '\u3164', '\u2800']) {
    const { status, body } = await write(note);
    expect([note, status, body.fields]).toEqual([note, 422, { note: 'text.characters' }]);
  }
});

test('a report opens one conversation, with the reference in its subject, in the customer’s language', async () => {
  const { id, reference } = await tobi.paid(toChinedu('1000'));
  const report = { client_id: randomUUID(), reason: 'wrong_recipient', text: 'It was for Ada.' };
  const path = `/wallet/transactions/${id}/report`;
  const opened = (await tobi.post(path, report)).body.data as Conversation;
  expect(opened).toMatchObject({ subject: `${reference}: it went to the wrong place`, status: 'open' });
  expect((await tobi.post(path, report)).body.data).toEqual(opened);
  const { items } = (await tobi.get('/support/conversations')).body.data as { items: Conversation[] };
  expect(items.map((one) => one.id)).toEqual([opened.id]);
  const cn = await tobi.post(path, { ...report, client_id: randomUUID() }, { 'accept-language': 'zh-CN' });
  expect((cn.body.data as Conversation).subject).toBe(`${reference}：转错对象`);
});

test('nobody writes on a transaction of somebody else', async () => {
  const { id } = await tobi.paid(toChinedu('1000'));
  const ann = await Payer.create('payer', tobi.app);
  const answer = await ann.write('PUT', `/wallet/transactions/${id}/note`, { note: 'mine' });
  expect(answer.status).toBe(404);
  expect((await tobi.transaction(id)).note).toBeNull();
});
