import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import { Payer, PIN, toChinedu, toTron } from './payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const payments = () =>
  Object.values(tobi.state.transactions)
    .flat()
    .filter(({ quote_id }) => quote_id !== null).length;
const newRule = (stage: string, effect: object) =>
  tobi.control('POST', '/faults', { op: 'POST /wallet/transactions', stage, effect, times: 1 });

test.each(['', 'abc', '123'])('a key that is no UUID is none: %j', async (key) => {
  const answer = await tobi.pay(await tobi.quote(toChinedu('5')), {}, key);
  expect([answer.status, answer.body.code]).toEqual([400, 'idempotency_key_missing']);
});

test('a request that is sent again gets the first answer, before its approval is looked at', async () => {
  const quote = await tobi.quote(toTron('5'));
  const key = randomUUID();
  const first = await tobi.pay(quote, {}, key);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  await tobi.wait(60);
  for (const approval of [{ pin: '000000' }, {}, { pin: PIN }]) {
    const again = await tobi.pay(quote, { approval }, key.toUpperCase());
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
  }
  expect(payments()).toBe(1);
});

test('another body under the same key is refused', async () => {
  const quote = await tobi.quote(toChinedu('5'));
  const key = randomUUID();
  await tobi.pay(quote, {}, key);
  for (const [other, given] of [
    [quote, { note: 'changed' }],
    [await tobi.quote(toChinedu('6')), {}],
  ] as const) {
    const { status, body } = await tobi.pay(other, given, key);
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  }
  const cancelled = await tobi.post('/wallet/transactions/txn_1/cancel', undefined, {
    'idempotency-key': key,
  });
  expect(cancelled.body.code).toBe('idempotency_key_reused');
  expect(payments()).toBe(1);
});

test('the first answer is kept for 24 hours; after that, the payment is answered as it is by then', async () => {
  const quote = await tobi.quote(toTron('5'));
  const key = randomUUID();
  const first = await tobi.pay(quote, {}, key);
  await tobi.wait(24 * 3600 - 1);
  expect((await tobi.pay(quote, {}, key)).body).toEqual(first.body);
  await tobi.wait(1);
  const late = await tobi.pay(quote, { approval: {} }, key);
  expect([late.status, late.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  const { id } = first.body.data as { id: string };
  expect(late.body.data).toEqual(await tobi.transaction(id));
  expect(late.body.data).toMatchObject({ id, status: 'completed' });
  expect(payments()).toBe(1);
});

describe('the key of a payment is its owner’s for good', () => {
  const key = randomUUID();
  let quote: Quote;
  let id: string;
  beforeEach(async () => {
    quote = await tobi.quote(toChinedu('10'));
    ({ id } = (await tobi.pay(quote, {}, key)).body.data as { id: string });
    await tobi.wait(25 * 3600);
  });

  test('another payment under it is refused, and the look-up has the one that it made', async () => {
    for (const [other, given] of [
      [await tobi.quote(toChinedu('20')), {}],
      [quote, { note: 'changed' }],
    ] as const) {
      const { status, body } = await tobi.pay(other, given, key);
      expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    }
    const { data } = (await tobi.get(`/wallet/transactions?key=${key.toUpperCase()}`)).body;
    expect(data).toMatchObject({ items: [{ id, amount: '10' }], next_cursor: null, running: false });
    expect(payments()).toBe(1);
    expect(tobi.brokenInvariants()).toEqual([]);
  });

  test('no other call takes it, so that the payment can still be sent again', async () => {
    const sent = await tobi.paid(toTron('5'));
    const header = { 'idempotency-key': key };
    const calls: [string, string, object | undefined][] = [
      ['POST', `/wallet/transactions/${sent.id}/cancel`, undefined],
      ['PUT', `/wallet/transactions/${sent.id}/status`, { status: 'sent' }],
      ['POST', '/wallet/payment-requests', { asset: 'ngn', amount: '5', to: 'chinedu' }],
    ];
    for (const [method, path, body] of calls) {
      const refused = await tobi.write(method, path, body, header);
      expect([path, refused.body.code]).toEqual([path, 'idempotency_key_reused']);
    }
    const again = await tobi.pay(quote, {}, key);
    expect([again.status, (again.body.data as { id: string }).id]).toEqual([201, id]);
  });

  test('a snapshot of it is saved and restored whole, and knows the key', async () => {
    const { body: snapshot } = await tobi.control('GET', '/snapshot');
    expect((await tobi.control('PUT', '/snapshot', snapshot)).status).toBe(200);
    const again = await tobi.pay(quote, {}, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const other = await tobi.pay(await tobi.quote(toChinedu('20')), {}, key);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect(payments()).toBe(1);
  });

  test('another person may have made the same one', async () => {
    const seun = await Payer.create('unicode', tobi.app);
    const theirs = await seun.pay(await seun.quote(toChinedu('7')), {}, key);
    expect(theirs.status).toBe(201);
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});

test('the key of another call is free after 24 hours', async () => {
  const key = randomUUID();
  const header = { 'idempotency-key': key };
  const ask = (amount: string) =>
    tobi.post('/wallet/payment-requests', { asset: 'ngn', amount, to: 'chinedu' }, header);
  expect((await ask('5')).status).toBe(201);
  expect((await tobi.pay(await tobi.quote(toChinedu('5')), {}, key)).body.code).toBe(
    'idempotency_key_reused',
  );
  await tobi.wait(24 * 3600);
  expect((await ask('6')).status).toBe(201);
  await tobi.wait(24 * 3600);
  expect((await tobi.pay(await tobi.quote(toChinedu('5')), {}, key)).status).toBe(201);
});

describe('bodies that mean the same are the same', () => {
  const label = 'Café für Ọlá';
  const body = {
    approval: { pin: PIN },
    acknowledged_risks: ['first_time_address', 'duplicate_payment'],
    note: label.normalize('NFC'),
    save_payee: label,
  };
  test.each<[what: string, same: object]>([
    ['members in another order', Object.fromEntries(Object.entries(body).reverse())],
    ['risks in another order', { ...body, acknowledged_risks: ['duplicate_payment', 'first_time_address'] }],
    [
      'a risk twice',
      { ...body, acknowledged_risks: ['first_time_address', 'duplicate_payment', 'first_time_address'] },
    ],
    ['null for a member that was left out', { ...body, message: null }],
    ['a text in another normal form', { ...body, note: label.normalize('NFD') }],
    ['spaces around a text', { ...body, note: `  ${label} ` }],
    ['another approval', { ...body, approval: {} }],
  ])('%s', async (_what, same) => {
    const { quote_id } = await tobi.quote(toTron('5'));
    const send = (given: object) =>
      tobi.post('/wallet/transactions', { quote_id, ...given }, { 'idempotency-key': key });
    const key = randomUUID();
    expect((await send(body)).status).toBe(201);
    const again = await send(same);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    // Also by what the payment keeps of it.
    await tobi.wait(25 * 3600);
    expect((await send(same)).headers.get('idempotent-replayed')).toBe('true');
  });

  test('what is left out is its default', async () => {
    const { quote_id } = await tobi.quote({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' });
    const key = { 'idempotency-key': randomUUID() };
    await tobi.post('/wallet/transactions', { quote_id }, key);
    const whole = {
      quote_id,
      approval: {},
      acknowledged_risks: [],
      note: null,
      message: null,
      save_payee: null,
    };
    const again = await tobi.post('/wallet/transactions', whole, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  test.each<[what: string, other: object]>([
    ['another note', { ...body, note: 'Cafe' }],
    ['no note', { ...body, note: null }],
    ['one risk fewer', { ...body, acknowledged_risks: ['first_time_address'] }],
    ['another label', { ...body, save_payee: 'Cold wallet' }],
  ])('%s is another body', async (_what, other) => {
    const { quote_id } = await tobi.quote(toTron('5'));
    const key = { 'idempotency-key': randomUUID() };
    await tobi.post('/wallet/transactions', { quote_id, ...body }, key);
    const refused = await tobi.post('/wallet/transactions', { quote_id, ...other }, key);
    expect([refused.status, refused.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

test('a refusal uses up neither the key nor the quote', async () => {
  const quote = await tobi.quote(toTron('5'));
  const key = randomUUID();
  const codes = [];
  for (const given of [{ approval: { pin: '000000' } }, { acknowledged_risks: [] }, {}])
    codes.push((await tobi.pay(quote, given, key)).body.code ?? 201);
  expect(codes).toEqual(['pin_invalid', 'risks_not_acknowledged', 201]);
});

test('a wrong PIN, then the right one, with the same key', async () => {
  const quote = await tobi.quote(toChinedu('5'));
  const key = randomUUID();
  expect((await tobi.pay(quote, { approval: { pin: '000000' } }, key)).body.code).toBe('pin_invalid');
  expect((await tobi.pay(quote, {}, key)).status).toBe(201);
});

test('while a call is between its reservation and its commit, its key and its quote are taken', async () => {
  const { body: rule } = await newRule('work', { type: 'wait' });
  const quote = await tobi.quote(toChinedu('5'));
  const key = randomUUID();
  const first = tobi.pay(quote, {}, key);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  for (const [other, otherKey] of [
    [quote, key],
    [quote, randomUUID()],
  ] as const) {
    const second = await tobi.pay(other, {}, otherKey);
    expect([second.status, second.body.code, second.headers.get('retry-after')]).toEqual([
      409,
      'request_in_progress',
      '1',
    ]);
  }
  const withdrawn = await tobi.send('DELETE', `/wallet/quotes/${quote.quote_id}`);
  expect(withdrawn.status).toBe(409);
  // Another payment of the same amount to the same person is a risk already.
  const twin = await tobi.quote(toChinedu('5'));
  expect((await tobi.pay(twin, { acknowledged_risks: [] })).body.code).toBe('risks_not_acknowledged');
  await tobi.wait(700);
  await tobi.control('DELETE', `/faults/${String(rule.id)}`);
  // The quote’s expiry was decided when its key was reserved.
  expect((await first).status).toBe(201);
  expect(payments()).toBe(1);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test.each([
  ['status', { type: 'status', status: 503, code: 'server_error' }, 503],
  ['html502', { type: 'html502' }, 502],
])(
  'a fault %s before the commit leaves everything as it was, and the key can be used again',
  async (_type, effect, status) => {
    await newRule('work', effect);
    const quote = await tobi.quote(toChinedu('5'));
    const before = JSON.stringify(tobi.state.ledger);
    const key = randomUUID();
    const failed = await tobi.send('POST', '/wallet/transactions', {
      body: JSON.stringify({ quote_id: quote.quote_id, approval: { pin: PIN } }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    expect(failed.status).toBe(status);
    expect(JSON.stringify(tobi.state.ledger)).toBe(before);
    expect((await tobi.pay(quote, { acknowledged_risks: [] }, key)).status).toBe(201);
  },
);

test('a call whose answer was lost after the commit is found by its key, and not carried out again', async () => {
  await newRule('post', { type: 'reset' });
  const quote = await tobi.quote(toChinedu('5'));
  const key = randomUUID();
  await expect(tobi.pay(quote, {}, key)).rejects.toThrow('fetch failed');
  const found = await tobi.get(`/wallet/transactions?key=${key}`);
  expect(found.body.data).toMatchObject({
    items: [{ status: 'completed', amount: '5' }],
    next_cursor: null,
    running: false,
    server_time: '2026-11-21T09:42:00.000Z',
  });
  expect((await tobi.pay(quote, {}, key)).headers.get('idempotent-replayed')).toBe('true');
  expect(payments()).toBe(1);
});

test('a key that nobody used finds nothing, and one that runs says so', async () => {
  const key = randomUUID();
  const look = async () => (await tobi.get(`/wallet/transactions?key=${key}`)).body.data;
  expect(await look()).toMatchObject({ items: [], running: false });
  const { body: rule } = await newRule('work', { type: 'wait' });
  const first = tobi.pay(await tobi.quote(toChinedu('5')), {}, key);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(await look()).toMatchObject({ items: [], running: true });
  await tobi.control('DELETE', `/faults/${String(rule.id)}`);
  await first;
  expect(await look()).toMatchObject({ items: [{ amount: '5' }], running: false });
});

test('two tabs that spend the whole balance at once: one does', async () => {
  const [one, other] = await Promise.all([
    tobi.quote(toChinedu('482350.75')),
    tobi.quote(toChinedu('482350.75')),
  ]);
  const answers = await Promise.all([
    tobi.pay(one, { acknowledged_risks: ['duplicate_payment'] }),
    tobi.pay(other, { acknowledged_risks: ['duplicate_payment'] }),
  ]);
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'insufficient_funds']);
  expect(await tobi.has('ngn')).toBe('0 / 150053.75');
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('the key of another person is not theirs to see, and finds nothing of them', async () => {
  const key = randomUUID();
  await tobi.pay(await tobi.quote(toChinedu('5')), {}, key);
  const seun = await Payer.create('unicode', tobi.app);
  expect((await seun.get(`/wallet/transactions?key=${key}`)).body.data).toMatchObject({ items: [] });
});

test('nothing runs after a restore: what was reserved is free', async () => {
  await newRule('work', { type: 'hang' });
  const quote = await tobi.quote(toChinedu('5'));
  const key = randomUUID();
  const { body } = await tobi.control('GET', '/snapshot');
  void tobi.pay(quote, {}, key).catch(() => undefined);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  await tobi.control('PUT', '/snapshot', body);
  await tobi.control('DELETE', '/faults');
  expect((await tobi.pay(quote, {}, key)).status).toBe(201);
});
