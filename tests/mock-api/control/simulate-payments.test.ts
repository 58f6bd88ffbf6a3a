import { beforeEach, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { getLimits } from '#contract/limits.ts';
import type { Transaction } from '#contract/transactions.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const happen = async (transaction_id: string, event: string, reason?: string) =>
  tobi.control('POST', '/simulate/events', { transaction_id, event, ...(reason ? { reason } : {}) });
const arrive = async (body: object) =>
  (await tobi.control('POST', '/deposits', { email: 'tobi@example.com', ...body }))
    .body as unknown as Transaction;
const titles = async () =>
  (
    (await tobi.get('/user/notifications/list?page_size=3')).body.data as { title: string; body: string }[]
  ).map(({ title, body }) => `${title}: ${body}`);

test('a payment that a chain rejects is back in the balance, and its owner is told', async () => {
  const before = await tobi.has('usdt');
  const { id } = await tobi.paid(toTron('50'));
  const { body } = await happen(id, 'failed', 'network_failed');
  expect(body).toMatchObject({ status: 'failed', status_reason: 'network_failed' });
  expect(await tobi.has('usdt')).toBe(before);
  expect((await titles())[0]).toBe('Transfer to TR7NHq…gjLj6t failed: 51 USDT is back in your balance.');
  const again = await happen(id, 'settled');
  expect([again.status, again.body.code]).toEqual([409, 'already_final']);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test.each([
  ['wrong_details', '612350.75'],
  ['bank_error', '612404.5'],
])('a bank that returns a withdrawal for %s leaves %s', async (reason, left) => {
  const open = Object.values(tobi.state.transactions)
    .flat()
    .find(({ type, status }) => type === 'payout' && status === 'processing')!;
  await happen(open.id, 'settled');
  expect((await titles())[0]).toMatch(/^₦150,000.00 arrived at Tobi Adeyemi/);
  await happen(open.id, 'returned', reason);
  expect((await tobi.has('ngn')).split(' / ')[0]).toBe((Number(left) + 20_000).toString());
  expect(tobi.brokenInvariants()).toEqual([]);
});

const toBank = { bank_code: '901', account_number: '0000014579' };

test.each([
  ['failed', ['failed']],
  ['returned', ['settled', 'returned']],
])('a withdrawal that ends as %s uses up no limit', async (status, events) => {
  const used = async () => {
    const { daily, monthly } = (await tobi.get('/wallet/limits')).body.data as ReplyOf<
      typeof getLimits
    >['data'];
    return [daily.used, monthly.used];
  };
  const before = await used();
  const { id } = await tobi.paid({ kind: 'payout', to: toBank, amount: '80000' });
  expect(await used()).not.toEqual(before);
  for (const event of events) await happen(id, event);
  expect((await tobi.transaction(id)).status).toBe(status);
  expect(await used()).toEqual(before);
});

test('a deposit is suspended, and claimed or sent back', async () => {
  const first = await arrive({ asset: 'ngn', amount: '1000', status: 'confirming' });
  const before = await tobi.has('ngn');
  expect((await happen(first.id, 'suspended', 'account_closed')).body).toMatchObject({
    status: 'review',
    status_reason: 'account_closed',
  });
  expect(await tobi.has('ngn')).toBe(before);
  await happen(first.id, 'claimed');
  expect((await tobi.transaction(first.id)).status).toBe('completed');
  const second = await arrive({ asset: 'usdt', amount: '7', status: 'confirming' });
  await happen(second.id, 'suspended', 'memo_missing');
  expect((await happen(second.id, 'sent_back', 'sent_back')).body.status).toBe('returned');
  expect((await titles())[0]).toMatch(/^7 USDT was sent back/);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a deposit that is recalled takes what is left, and the rest is owed', async () => {
  const { id } = await arrive({ asset: 'ngn', amount: '300000' });
  await tobi.paid(toChinedu('700000'));
  await happen(id, 'recalled', 'recalled');
  expect((await tobi.has('ngn')).split(' / ')[0]).toBe('0');
  const { body } = await tobi.get('/__mock/ledger');
  const accounts = body.accounts as { kind: string; asset: string; balance: string }[];
  expect(accounts.find(({ kind, asset }) => kind === 'receivable' && asset === 'ngn')?.balance).toBe(
    '-217649.25',
  );
  expect([body.ok, tobi.brokenInvariants()]).toEqual([true, []]);
});

test('somebody else pays, with books of their own', async () => {
  const { body, status } = await tobi.control('POST', '/simulate/payments', {
    from: '@chinedu',
    email: 'tobi@example.com',
    amount: '2500',
    message: 'Lunch',
  });
  expect([status, body]).toMatchObject([
    201,
    { type: 'receive', amount: '2500', message: 'Lunch', status: 'completed' },
  ]);
  expect((await titles())[0]).toMatch(/^Chinedu Obi sent you ₦2,500.00/);
  expect((await tobi.control('POST', '/simulate/payments', { from: 'nobody', amount: '1' })).status).toBe(
    404,
  );
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a network is paused, a tier is granted, sending is restricted', async () => {
  await tobi.control('PUT', '/simulate/networks/trc20', {
    status: 'paused',
    opens_at: '2026-11-21T14:00:00.000Z',
  });
  expect((await tobi.post('/wallet/quotes', toTron('5'))).body.code).toBe('network_paused');
  await tobi.control('PUT', '/simulate/tier', { email: 'tobi@example.com', tier: 1 });
  await tobi.control('POST', '/simulate/restrictions', {
    email: 'tobi@example.com',
    scope: 'bank',
    hours: 1,
  });
  expect((await tobi.get('/wallet/limits')).body.data).toMatchObject({
    tier: 1,
    next_tier: { tier: 2, daily: '5000000', needs: ['profile'] },
    daily: { limit: '200000', used: '150000', available: '50000', resets_at: '2026-11-21T23:00:00.000Z' },
    monthly: { limit: '1000000', used: '160000', resets_at: '2026-11-30T23:00:00.000Z' },
    restrictions: [{ scope: 'bank', reason: 'review', until: '2026-11-21T10:42:00.000Z' }],
  });
  expect((await tobi.control('PUT', '/simulate/networks/moon', { status: 'ok' })).status).toBe(422);
});

test('a deposit comes on a network of its coin, and on no other', async () => {
  const { network } = await arrive({ asset: 'usdt', amount: '7', network: 'solana' });
  expect(network).toBe('solana');
  expect((await arrive({ asset: 'usdt', amount: '7' })).network).toBe('trc20');
  for (const body of [
    { asset: 'btc', amount: '0.1', network: 'solana' },
    { asset: 'ngn', amount: '500', network: 'erc20' },
  ]) {
    const refused = await tobi.control('POST', '/deposits', { email: 'tobi@example.com', ...body });
    expect([refused.status, refused.body.fields]).toEqual([422, { network: 'invalid' }]);
  }
});

test('a large deposit is confirmed by an email once it is in the balance', async () => {
  const mails = () => tobi.state.mails.filter(({ kind }) => kind === 'payment');
  const before = mails().length;
  const large = await arrive({ asset: 'usdt', amount: '500', status: 'confirming' });
  await arrive({ asset: 'usdt', amount: '7' });
  expect(mails()).toHaveLength(before);
  await happen(large.id, 'credited');
  expect(mails().at(-1)).toMatchObject({ to: 'tobi@example.com', subject: 'You received 500 USDT' });
});

test.each(['btc', 'near', 'ngn'])(
  'a deposit of %s may have 18 digits before the point, and no more',
  async (asset) => {
    const most = '9'.repeat(18);
    for (const status of ['credited', 'confirming'])
      expect(await arrive({ asset, amount: most, status })).toMatchObject({ amount: most });
    for (const path of ['/wallet/balances', '/wallet/portfolio', '/wallet/transactions'])
      expect((await tobi.get(path)).status).toBe(200);
    const { status, body } = await tobi.control('POST', '/deposits', { asset, amount: `${most}9` });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid_fields', fields: { amount: 'invalid' } }),
    ]);
    expect(tobi.brokenInvariants()).toEqual([]);
  },
);
