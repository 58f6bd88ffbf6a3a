import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Balances } from '#contract/balances.ts';
import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import type { Portfolio } from '#contract/portfolio.ts';
import type { LedgerLine } from '#contract/statements.ts';
import { iso, now } from '#mock-api/core/clock.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { sized } from '../../tier.ts';
import { emptyMock } from '../visitor.ts';
import { Payer, PIN, START, toChinedu, toTron } from '../transfers/payer.ts';

const DAY = 86_400_000;

/** A moment before or after START, in days. */
const daysFromStart = (days: number) => iso(Date.parse(START) + Math.round(days * DAY));
const setClock = (who: Payer, at: string, mode = 'frozen') => who.control('PUT', '/clock', { mode, at });

/** Every call that reads somebody's money. */
const readingCalls = (asOf: string) => [
  '/wallet/balances',
  `/wallet/balances?as_of=${asOf}`,
  '/wallet/ledger?page_size=100',
  '/wallet/ledger?asset=usdt&from=2026-11-01&to=2027-12-31',
  '/wallet/transactions?page_size=50',
  ...['1D', '1W', '1M', '1Y', 'ALL'].map((range) => `/wallet/portfolio?range=${range}`),
  '/wallet/positions/usdt',
  '/wallet/positions/ngn?currency=usd',
  '/wallet/statements',
  '/wallet/statements/2026-11',
  '/wallet/statements/2026',
  '/wallet/limits',
  '/user/notifications',
];

/** A session from now on: what was one may have expired, or begin later. */
function signIn(who: Payer): void {
  const [user] = Object.values(who.state.users);
  const session = openSession(who.state, user!, who.cookies.get('device_id') ?? null, true);
  who.cookies.set('access_token', session.token);
}

async function expectReadable(who: Payer): Promise<void> {
  signIn(who);
  const moment = now(who.state);
  const refused: unknown[] = [];
  for (const path of [
    ...readingCalls(iso(moment)),
    ...[0.5, 3, 9].map((days) => `/wallet/balances?as_of=${iso(moment - days * DAY)}`),
  ]) {
    const { status, body } = await who.get(path);
    // A period that has not begun by a clock that was set back is none.
    if (status !== 200 && body.code !== 'period_invalid') refused.push([path, status, body]);
  }
  expect(refused).toEqual([]);
  expect(who.brokenInvariants()).toEqual([]);
}

const ledger = async (who: Payer) =>
  ((await who.get('/wallet/ledger?page_size=100')).body.data as { items: LedgerLine[] }).items;

describe('a payment after the clock was set back', () => {
  let who: Payer;
  beforeEach(async () => {
    who = await Payer.create('payer', emptyMock());
    await setClock(who, daysFromStart(10));
    signIn(who);
    await who.control('POST', '/deposits', { asset: 'usdt', amount: '1000' });
    await setClock(who, daysFromStart(1));
    signIn(who);
  });

  test('of money that came later is booked after it, and everything can be read', async () => {
    const sent = await who.paid(toChinedu('500', 'usdt'));
    expect(sent).toMatchObject({ status: 'completed', created_at: daysFromStart(1) });
    expect((await ledger(who))[0]).toMatchObject({
      transaction_id: sent.id,
      at: daysFromStart(10),
      balance_after: '740',
    });
    await expectReadable(who);
    for (const days of [2, 9.9, 10, 30]) {
      await setClock(who, daysFromStart(days));
      await expectReadable(who);
    }
  });

  test('cancelled, confirmed and settled on another day, it stays readable', async () => {
    const sent = await who.paid(toTron('300'), { acknowledged_risks: ['first_time_address', 'large_share'] });
    await setClock(who, daysFromStart(0));
    signIn(who);
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await who.post(`/wallet/transactions/${sent.id}/cancel`, {}, key)).status).toBe(200);
    await expectReadable(who);
    const other = await who.paid(toTron('400'), {
      acknowledged_risks: ['first_time_address', 'large_share'],
    });
    await setClock(who, daysFromStart(-3));
    await setClock(who, daysFromStart(12));
    await expectReadable(who);
    expect((await who.transaction(other.id)).status).toBe('completed');
  });

  test('with a clock that runs, too', async () => {
    await setClock(who, daysFromStart(1), 'real');
    expect((await who.pay(await who.quote(toChinedu('500', 'usdt')))).status).toBe(201);
    await expectReadable(who);
  });

  test('the value over time ends with what the balance is worth now', async () => {
    const portfolio = async (range: string) =>
      (await who.get(`/wallet/portfolio?range=${range}`)).body.data as Portfolio;
    const ranges = ['1D', '1M', 'ALL'];
    const before = await Promise.all(ranges.map(portfolio));
    await who.paid(toChinedu('500', 'usdt'));
    const { total } = (await who.get('/wallet/balances')).body.data as Balances;
    for (const { range, change: former } of before) {
      const { points, change } = await portfolio(range);
      expect(points.at(-1)).toEqual({ at: daysFromStart(1), value: total });
      expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted());
      // Prices stood still, so nothing was gained.
      expect([range, Math.abs(Number(change.amount) - Number(former.amount)) < 1]).toEqual([range, true]);
    }
  });
});

test('money that was suspended later is claimed or sent back after it came', async () => {
  const who = await Payer.create('payer');
  await setClock(who, daysFromStart(5));
  signIn(who);
  const opened = await who.paid({ kind: 'deposit', amount: '5000' }, { approval: {} });
  const happen = (event: string) =>
    who.control('POST', '/simulate/events', { transaction_id: opened.id, event });
  expect((await happen('suspended')).status).toBe(200);
  await setClock(who, daysFromStart(0));
  expect((await happen('sent_back')).status).toBe(200);
  await expectReadable(who);
});

test('a persona that is made by a clock that was set back, beside others, has its own history', async () => {
  const who = await Payer.create('complete');
  await who.paid(toChinedu('1000'));
  await setClock(who, daysFromStart(-200));
  for (const persona of ['unicode', 'payer', 'ngn-heavy', 'complete', 'payee', 'payer']) {
    await who.become(persona);
    expect((await who.get('/wallet/ledger?page_size=100')).status).toBe(200);
    expect([persona, who.brokenInvariants()]).toEqual([persona, []]);
  }
});

test('the persona that paid another one is made again, also where that one has spent everything since', async () => {
  const payee = await Payer.create('payee');
  await payee.paid({ kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, max: true });
  await payee.become('payer');
  expect((await payee.get('/wallet/balances')).status).toBe(200);
  expect(payee.brokenInvariants()).toEqual([]);
});

type Step =
  | { readonly what: 'clock'; readonly days: number }
  | {
      readonly what: 'pay' | 'deposit' | 'chain' | 'convert';
      readonly share: number;
      readonly asset: AssetId;
    }
  | { readonly what: 'cancel' | 'restore' };
const share = fc.integer({ min: 1, max: 100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('clock' as const), days: fc.double({ min: -20, max: 20, noNaN: true }) }),
  fc.record({
    what: fc.constantFrom('pay' as const, 'deposit' as const, 'convert' as const),
    share,
    asset: fc.constantFrom<AssetId>('ngn', 'usdt'),
  }),
  fc.record({ what: fc.constant('chain' as const), share, asset: fc.constant<AssetId>('usdt') }),
  fc.record({ what: fc.constantFrom('cancel' as const, 'restore' as const) }),
);

/** A share of what somebody has, in percent, as it may be typed. */
function shareOf(who: Payer, asset: AssetId, percent: number): string {
  const { accounts } = who.state.ledger;
  const [customer] = Object.keys(who.state.users);
  const owner = who.state.ledger.owners[customer!];
  const has = BigInt(accounts[`user:${owner}:available:${asset}`]?.balance ?? '0');
  return formatAmount((has * BigInt(percent)) / 100n, assets[asset].scale);
}

async function take(who: Payer, next: Step): Promise<void> {
  switch (next.what) {
    case 'clock':
      await setClock(who, daysFromStart(next.days));
      return;
    case 'deposit':
      await who.control('POST', '/deposits', { asset: next.asset, amount: String(next.share * 10) });
      return;
    case 'cancel': {
      const id = Object.values(who.state.transactions).flat().at(-1)?.id ?? 'none';
      const key = { 'idempotency-key': crypto.randomUUID() };
      await who.post(`/wallet/transactions/${id}/cancel`, {}, key);
      return;
    }
    case 'restore': {
      const { body } = await who.control('GET', '/snapshot');
      expect((await who.control('PUT', '/snapshot', body)).status).toBe(200);
      return;
    }
    default: {
      const { asset } = next;
      const amount = shareOf(who, asset, next.share);
      const request =
        next.what === 'convert'
          ? { kind: 'convert', from: asset, to: asset === 'ngn' ? 'usdt' : 'ngn', amount }
          : next.what === 'chain'
            ? toTron(amount)
            : toChinedu(amount, asset);
      const { status, body } = await who.post('/wallet/quotes', request);
      expect(status).toBeLessThan(500);
      if (status !== 200) return;
      const { quote_id, risks } = body.data as { quote_id: string; risks: { code: string }[] };
      const paid = await who.post(
        '/wallet/transactions',
        { quote_id, approval: { pin: PIN }, acknowledged_risks: risks.map(({ code }) => code) },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect(paid.status).toBeLessThan(500);
    }
  }
}

test('however the clock is moved between payments: everything can be read, and nobody ever had less than nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), async (steps) => {
      const who = await Payer.create('payer', emptyMock());
      for (const next of steps) {
        signIn(who);
        await take(who, next);
      }
      await expectReadable(who);
    }),
    { numRuns: sized(25, 600) },
  );
}, 600_000);
