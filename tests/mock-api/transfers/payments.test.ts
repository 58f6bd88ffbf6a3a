import { beforeEach, expect, test } from 'vitest';
import { checkNuban } from '#contract/addresses/nuban.ts';
import { Payer, toChinedu, toTron } from './payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

/** An account number of a bank that ends with the given digits. */
function accountEndingWith(bankCode: string, end: string): string {
  for (let serial = 10_000_000; ; serial += 1) {
    const number = `${serial}${end}`;
    if (checkNuban(bankCode, number).ok) return number;
  }
}

test('a transfer to a person arrives at once, without a fee, and both have a transaction of one reference', async () => {
  const seun = await Payer.create('unicode', tobi.app);
  expect(await tobi.has('ngn')).toBe('482350.75 / 150053.75');
  const before = await seun.has('ngn');
  const sent = await tobi.paid(
    { kind: 'send', asset: 'ngn', to: { username: '@SeunLi88' }, amount: '5000' },
    { note: 'mine', message: 'yours' },
  );
  expect(sent).toMatchObject({
    type: 'send',
    channel: 'user',
    status: 'completed',
    fees: [],
    total_debit: { asset: 'ngn', amount: '5000' },
    counterparty: { kind: 'user', name: 'Ọlúwaṣeun 李雪琴' },
    note: 'mine',
    message: 'yours',
    can: { cancel: false, repeat: true, receipt: true, report: true },
  });
  expect(await tobi.has('ngn')).toBe('477350.75 / 150053.75');
  const { body } = await seun.get('/wallet/transactions?page_size=1');
  expect((body.data as { items: unknown[] }).items).toMatchObject([
    {
      type: 'receive',
      direction: 'in',
      reference: sent.reference,
      amount: '5000',
      total_debit: null,
      counterparty: { username: 'tobiade', name: 'Tobi Adeyemi' },
      // The sender's quote is the sender's alone.
      quote_id: null,
      note: null,
      message: 'yours',
    },
  ]);
  expect(before).toBe('98765432109876.54 / 0');
  expect(await seun.has('ngn')).toBe('98765432114876.54 / 0');
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a payment to a chain is held, broadcast after 30 s, confirmed block by block, and settled', async () => {
  const sent = await tobi.paid(toTron('50'));
  expect(sent).toMatchObject({
    status: 'processing',
    fees: [{ kind: 'network', asset: 'usdt', amount: '1' }],
    total_debit: { asset: 'usdt', amount: '51' },
    tx_hash: null,
    eta_at: '2026-11-21T09:44:30.000Z',
    can: { cancel: true },
  });
  expect(await tobi.has('usdt')).toBe('1811.441273 / 51');
  await tobi.wait(30);
  expect(await tobi.transaction(sent.id)).toMatchObject({
    status: 'confirming',
    tx_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
    confirmations: { have: 0, need: 20 },
    can: { cancel: false },
  });
  await tobi.wait(30);
  expect((await tobi.transaction(sent.id)).confirmations).toEqual({ have: 5, need: 20 });
  await tobi.wait(90);
  const done = await tobi.transaction(sent.id);
  expect([done.status, done.eta_at, done.completed_at]).toEqual([
    'completed',
    null,
    '2026-11-21T09:44:30.000Z',
  ]);
  expect(await tobi.has('usdt')).toBe('1811.441273 / 0');
  const { ledger } = tobi.state;
  expect(
    ledger.entries.at(-1)?.postings.map(({ account, amount }) => [account.split(':').slice(0, 2), amount]),
  ).toEqual([
    [['user', ledger.owners[Object.keys(ledger.owners).find((id) => id.startsWith('CWR'))!]], '-51000000'],
    [['external', 'trc20'], '50450000'],
    [['platform', 'fees'], '550000'],
  ]);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a payment can be cancelled until it is broadcast, and everything is back', async () => {
  const before = await tobi.has('usdt');
  const sent = await tobi.paid(toTron('100'));
  await tobi.wait(29);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await tobi.post(`/wallet/transactions/${sent.id}/cancel`, {}, key);
  expect([status, body.data]).toMatchObject([
    200,
    { status: 'cancelled', status_reason: 'cancelled_by_customer' },
  ]);
  expect(await tobi.has('usdt')).toBe(before);
  await tobi.wait(3600);
  expect((await tobi.transaction(sent.id)).status).toBe('cancelled');
  const late = await tobi.paid(toTron('50'));
  await tobi.wait(30);
  const refused = await tobi.post(
    `/wallet/transactions/${late.id}/cancel`,
    {},
    {
      'idempotency-key': crypto.randomUUID(),
    },
  );
  expect([refused.status, refused.body.code]).toEqual([409, 'already_final']);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('the first payment above ₦100,000 to a new address is reviewed for 10 minutes', async () => {
  const quote = await tobi.quote(toTron('100'));
  expect(quote.risks.map(({ code, level }) => [code, level])).toEqual([
    ['first_time_address', 'warn'],
    ['held_for_review', 'info'],
  ]);
  const { body } = await tobi.pay(quote);
  const { id } = body.data as { id: string };
  expect(await tobi.transaction(id)).toMatchObject({
    status: 'review',
    status_reason: 'new_address',
    can: { cancel: true },
  });
  await tobi.wait(600);
  expect(await tobi.transaction(id)).toMatchObject({ status: 'processing', can: { cancel: true } });
  await tobi.wait(30);
  expect((await tobi.transaction(id)).status).toBe('confirming');
  await tobi.wait(120);
  expect((await tobi.transaction(id)).status).toBe('completed');
  // It is new, and large together with the first payment, until that has been complete for 24 hours.
  const codes = async () => (await tobi.quote(toTron('101'))).risks.map(({ code }) => code);
  expect(await codes()).toEqual(['first_time_address', 'held_for_review']);
  await tobi.wait(24 * 3600);
  expect(await codes()).toEqual([]);
});

test('a withdrawal costs ₦50 and the tax on it, and is with the bank after 35 s', async () => {
  const to = { bank_code: '901', account_number: accountEndingWith('901', '55') };
  const quote = await tobi.quote({ kind: 'payout', to, amount: '20000' });
  expect(quote).toMatchObject({
    fees: [
      { kind: 'service', amount: '50', paid_from: 'balance' },
      { kind: 'vat', amount: '3.75', paid_from: 'balance' },
    ],
    total_debit: { amount: '20053.75' },
    receive: { amount: '20000' },
    to: { kind: 'bank', name: 'Tobi Adeyemi', bank_name: 'Harbour Bank' },
    // In full, so that it can be compared with the one that was chosen.
    account: to,
    payee_id: null,
    request_id: null,
  });
  const { id, quote_id } = (await tobi.pay(quote)).body.data as { id: string; quote_id: string };
  expect(quote_id).toBe(quote.quote_id);
  await tobi.wait(34);
  expect((await tobi.transaction(id)).can.cancel).toBe(true);
  await tobi.wait(1);
  expect((await tobi.transaction(id)).can.cancel).toBe(false);
  await tobi.wait(265);
  expect((await tobi.transaction(id)).status).toBe('completed');
  const all = await tobi.quote({ kind: 'payout', to, max: true });
  expect(all.total_debit.amount).toBe('462297');
  await tobi.pay(all);
  expect(await tobi.has('ngn')).toBe('0 / 612350.75');
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a fee can be taken from the amount', async () => {
  const quote = await tobi.quote({ ...toTron('100'), fee_from: 'amount' });
  expect([quote.receive.amount, quote.total_debit.amount, quote.fees[0]?.paid_from]).toEqual([
    '99',
    '100',
    'amount',
  ]);
  const refused = await tobi.post('/wallet/quotes', { ...toTron('1'), fee_from: 'amount' });
  expect(refused.body).toMatchObject({ code: 'fee_exceeds_amount', details: { asset: 'usdt', fee: '1' } });
});

test('an amount in naira becomes coins at the rate of the quote, rounded down', async () => {
  const quote = await tobi.quote({ ...toChinedu('25000', 'usdt'), unit: 'fiat', fiat_currency: 'ngn' });
  const { amount, rate } = quote.fiat!;
  expect(amount).toBe('25000');
  const exact = 25_000n * 10n ** 18n * 10n ** 6n;
  const expected = exact / BigInt(Number(rate) * 10 ** 9) / 10n ** 9n;
  expect(Number(quote.receive.amount) * 1e6).toBeCloseTo(Number(expected), -1);
  const sent = (await tobi.pay(quote)).body.data as { fiat: { amount: string }; amount: string };
  expect([sent.fiat.amount, sent.amount]).toEqual(['25000', quote.receive.amount]);
});

test('a conversion gives what the quote says, fees on top, and all of a balance leaves nothing', async () => {
  const quote = await tobi.quote({ kind: 'convert', from: 'ngn', to: 'btc', amount: '100000' });
  expect(quote).toMatchObject({
    fees: [
      { kind: 'service', asset: 'ngn', amount: '500' },
      { kind: 'vat', asset: 'ngn', amount: '37.5' },
    ],
    total_debit: { asset: 'ngn', amount: '100537.5' },
    requires: ['pin'],
  });
  const [, before] = (await tobi.has('btc')).split(' / ');
  expect(before).toBe('0');
  const converted = (await tobi.pay(quote)).body.data as { received: unknown; status: string };
  expect([converted.status, converted.received]).toEqual(['completed', quote.receive]);
  for (const asset of ['ngn', 'usd', 'btc', 'usdt', 'eth', 'sol']) {
    const to = asset === 'usd' ? 'usdt' : 'usd';
    const all = await tobi.quote({ kind: 'convert', from: asset, to, max: true });
    expect(all.limits).toEqual({ ok: true, blocked_by: null });
    expect((await tobi.pay(all)).status).toBe(201);
    expect((await tobi.has(asset)).split(' / ')[0]).toBe('0');
  }
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('the receipt of a conversion of everything divides its fees into 0.5 % of it and 7.5 % tax on that', async () => {
  expect((await tobi.has('ngn')).split(' / ')[0]).toBe('482350.75');
  const { amount, fees } = await tobi.paid({ kind: 'convert', from: 'ngn', to: 'btc', max: true });
  expect(amount).toBe('479771.97');
  // 0.5 % of it are 2,398.85985 and 7.5 % of the fee 179.9145, both rounded up: as of a typed amount.
  expect(fees).toMatchObject([
    { kind: 'service', asset: 'ngn', amount: '2398.86' },
    { kind: 'vat', asset: 'ngn', amount: '179.92' },
  ]);
});

test('either side of a conversion can be typed', async () => {
  const { from, receive } = await tobi.quote({
    kind: 'convert',
    from: 'usdt',
    to: 'ngn',
    amount: '15000',
    fixed_side: 'to',
  });
  expect(receive).toEqual({ asset: 'ngn', amount: '15000' });
  const other = await tobi.quote({ kind: 'convert', from: 'usdt', to: 'ngn', amount: from.amount });
  expect(Number(other.receive.amount)).toBeGreaterThanOrEqual(15_000);
});

test('a small conversion needs no PIN', async () => {
  const quote = await tobi.quote({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '50000' });
  expect(quote.requires).toEqual([]);
  expect((await tobi.pay(quote, { approval: {} })).status).toBe(201);
});

test('a bank deposit has an account of its own for 30 minutes', async () => {
  const quote = await tobi.quote({ kind: 'deposit', amount: '5000' });
  expect([quote.total_debit.amount, quote.receive.amount]).toEqual(['5080.63', '5000']);
  const opened = (await tobi.pay(quote, { approval: {} })).body.data as {
    id: string;
    bank_transfer: { account_number: string };
  };
  expect(opened).toMatchObject({
    status: 'pending',
    bank_transfer: {
      bank_name: 'Harbour Bank',
      account_name: 'Cowrie, Tobi Adeyemi',
      amount: '5080.63',
      expires_at: '2026-11-21T10:12:00.000Z',
    },
  });
  expect(checkNuban('901', opened.bank_transfer.account_number).ok).toBe(true);
  await tobi.wait(1800);
  expect(await tobi.transaction(opened.id)).toMatchObject({
    status: 'expired',
    status_reason: 'not_paid_in_time',
    bank_transfer: null,
  });
  expect(tobi.brokenInvariants()).toEqual([]);
});
