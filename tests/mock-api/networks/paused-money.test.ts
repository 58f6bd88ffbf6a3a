import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Transaction, TransactionStatus } from '#contract/transactions.ts';
import { now } from '#mock-api/core/clock.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

// What is told of an incident is what the ledger does: while a network or the banks stand still, nothing moves on them.

const HOUR = 3600;
const EMAIL = 'tobi@example.com';
const PAYOUT = { kind: 'payout', to: { bank_code: '901', account_number: '0123456784' }, amount: '5000' };

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const simulate = (id: string, body: object) => tobi.control('PUT', `/simulate/networks/${id}`, body);
const deposit = async (more: object) =>
  (await tobi.control('POST', '/deposits', { email: EMAIL, ...more })).body.id as string;
const usdt = { asset: 'usdt', amount: '7', network: 'trc20' };
const order = async () => {
  const { id } = await tobi.paid({ kind: 'deposit', amount: '5000' }, { approval: undefined });
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await tobi.write(
    'PUT',
    `/wallet/transactions/${id}/status`,
    { status: 'sent' },
    headers,
  );
  expect(status).toBe(200);
  return id;
};

interface Movement {
  readonly place: 'trc20' | 'bank';
  /** Begins it, before the pause; the id of its transaction. */
  readonly begin?: () => Promise<string>;
  /** Begins it while the place is paused. */
  readonly beginPaused?: () => Promise<string>;
  /** Where it stands as long as the pause lasts, and where it comes to once it is over. */
  readonly during: TransactionStatus;
  readonly then: TransactionStatus;
}

const movements: Readonly<Record<string, Movement>> = {
  'a coin that a chain confirms': {
    place: 'trc20',
    begin: () => deposit({ ...usdt, status: 'confirming' }),
    during: 'confirming',
    then: 'completed',
  },
  'a coin that a chain sees first during the pause': {
    place: 'trc20',
    beginPaused: () => deposit({ ...usdt, status: 'confirming' }),
    during: 'confirming',
    then: 'completed',
  },
  'a coin that arrives during the pause': {
    place: 'trc20',
    beginPaused: () => deposit(usdt),
    during: 'confirming',
    then: 'completed',
  },
  'a coin whose arrival is told during the pause': {
    place: 'trc20',
    beginPaused: async () => {
      const id = await deposit({ ...usdt, status: 'confirming', arrives: false });
      await tobi.control('PUT', `/deposits/${id}`, { status: 'credited' });
      return id;
    },
    during: 'confirming',
    then: 'completed',
  },
  'a payment that is not broadcast': {
    place: 'trc20',
    begin: async () => (await tobi.paid(toTron('5'))).id,
    during: 'processing',
    then: 'completed',
  },
  'a payment that a chain confirms': {
    place: 'trc20',
    begin: async () => {
      const { id } = await tobi.paid(toTron('5'));
      await tobi.wait(40);
      return id;
    },
    during: 'confirming',
    then: 'completed',
  },
  'a withdrawal that no bank has': {
    place: 'bank',
    begin: async () => (await tobi.paid(PAYOUT)).id,
    during: 'processing',
    then: 'completed',
  },
  'a withdrawal that a bank has': {
    place: 'bank',
    begin: async () => {
      const { id } = await tobi.paid(PAYOUT);
      await tobi.wait(40);
      return id;
    },
    during: 'processing',
    then: 'completed',
  },
  'cash that was sent': { place: 'bank', begin: order, during: 'processing', then: 'completed' },
  'cash that arrives during the pause': {
    place: 'bank',
    beginPaused: () => deposit({ asset: 'ngn', amount: '5000' }),
    during: 'confirming',
    then: 'completed',
  },
  'cash in another name that goes back': {
    place: 'bank',
    begin: async () => {
      const id = await deposit({ asset: 'ngn', amount: '5000', from: 'Somebody Else' });
      await tobi.wait(22 * HOUR);
      return id;
    },
    during: 'review',
    then: 'returned',
  },
};

describe.each(Object.entries(movements))('%s', (_name, { place, begin, beginPaused, during, then }) => {
  /** Begins it and the pause, and lets some hours pass. @param length of the pause in seconds; null for nobody knows */
  async function paused(length: number | null = null): Promise<string> {
    const before = await begin?.();
    const opens_at = length === null ? null : new Date(now(tobi.state) + length * 1000).toISOString();
    await simulate(place, { status: 'paused', opens_at });
    const id = before ?? (await beginPaused?.()) ?? '';
    const has = [await tobi.has('ngn'), await tobi.has('usdt')];
    await tobi.wait(3 * HOUR - 1);
    expect((await tobi.transaction(id)).status).toBe(during);
    expect([await tobi.has('ngn'), await tobi.has('usdt')]).toEqual(has);
    return id;
  }
  async function expectDone(id: string): Promise<void> {
    await tobi.wait(HOUR);
    expect((await tobi.transaction(id)).status).toBe(then);
    expect(tobi.brokenInvariants()).toEqual([]);
  }

  test('waits until it is said that all works again', async () => {
    const id = await paused();
    await simulate(place, { status: 'ok' });
    await expectDone(id);
  });

  test('waits until the pause ends by itself', async () => {
    const id = await paused(3 * HOUR);
    await tobi.wait(1);
    await expectDone(id);
  });

  test('what is told of one payment alone does not get past the pause', async () => {
    const id = await paused();
    for (const event of ['credited', 'settled', 'broadcast', 'sent_back']) {
      const { status } = await tobi.control('POST', '/simulate/events', { transaction_id: id, event });
      expect([409, 422]).toContain(status);
    }
    expect((await tobi.transaction(id)).status).toBe(during);
  });

  test('a pause that is put off again goes on', async () => {
    const id = await paused(30 * HOUR);
    await simulate(place, { status: 'paused' });
    await tobi.wait(30 * HOUR);
    expect((await tobi.transaction(id)).status).toBe(during);
  });
});

test('what waited for the banks is credited, not held because the account for it would have expired', async () => {
  const id = await order();
  await simulate('bank', { status: 'paused' });
  await tobi.wait(5 * HOUR);
  await simulate('bank', { status: 'ok' });
  await tobi.wait(1);
  expect(await tobi.transaction(id)).toMatchObject({ status: 'completed', status_reason: null });
});

test('money that nobody has sent does not wait: its account expires', async () => {
  const { id } = await tobi.paid({ kind: 'deposit', amount: '5000' }, { approval: undefined });
  await simulate('bank', { status: 'paused' });
  await tobi.wait(HOUR);
  expect((await tobi.transaction(id)).status).toBe('expired');
});

test('another network, people and conversions go on', async () => {
  await simulate('trc20', { status: 'paused' });
  await simulate('bank', { status: 'paused' });
  const coin = await deposit({ asset: 'usdt', amount: '7', network: 'erc20', status: 'confirming' });
  const convert = { kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' };
  const done: Transaction[] = [await tobi.paid(toChinedu('5')), await tobi.paid(convert)];
  expect(done.map(({ status }) => status)).toEqual(['completed', 'completed']);
  await tobi.wait(HOUR);
  expect((await tobi.transaction(coin)).status).toBe('completed');
});

describe('slow banks', () => {
  const DELAY = 18 * 60;

  test('are told by the quote, and a withdrawal takes as much longer', async () => {
    const usual = (await tobi.quote(PAYOUT)).eta_seconds;
    await simulate('bank', { status: 'delayed' });
    const quote = await tobi.quote(PAYOUT);
    expect(quote.eta_seconds).toBe(usual + DELAY);
    const { id } = (await tobi.pay(quote)).body.data as Transaction;
    await tobi.wait(usual + DELAY - 1);
    expect((await tobi.transaction(id)).status).toBe('processing');
    await tobi.wait(1);
    expect((await tobi.transaction(id)).status).toBe('completed');
  });

  test('credit what was sent later, by as much', async () => {
    const request = { kind: 'deposit', amount: '5000' };
    const usual = (await tobi.quote(request)).eta_seconds;
    await simulate('bank', { status: 'delayed' });
    expect((await tobi.quote(request)).eta_seconds).toBe(usual + DELAY);
    const id = await order();
    await tobi.wait(120 + DELAY - 1);
    expect((await tobi.transaction(id)).status).toBe('processing');
    await tobi.wait(1);
    expect((await tobi.transaction(id)).status).toBe('completed');
  });
});
