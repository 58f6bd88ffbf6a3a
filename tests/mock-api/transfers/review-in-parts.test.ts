import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import type { Transaction } from '#contract/transactions.ts';
import { now } from '#mock-api/core/clock.ts';
import { Payer, TRON } from './payer.ts';

const EMAIL = 'tobi@example.com';
const DAY = 86_400_000;
/** ₦100,000, in kobo. */
const LIMIT = 10_000_000n;

async function rich(): Promise<Payer> {
  const payer = await Payer.create();
  for (const [asset, amount] of [
    ['usdt', '3000'],
    ['eth', '2'],
    ['xrp', '5000'],
  ])
    await payer.control('POST', '/deposits', { email: EMAIL, asset, amount });
  return payer;
}
let tobi: Payer;
beforeEach(async () => {
  tobi = await rich();
});

/** One way to an address, of those that its owner can choose from. */
interface Way {
  readonly asset: string;
  readonly to: { readonly network: string; readonly address: string; readonly memo?: string };
}
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XRPL = 'rf1BiGeXwwQoi8Z2ueFYTEXSwuJYfV2Jpn';
const onTron: Way = { asset: 'usdt', to: { network: 'trc20', address: TRON } };
const ways: readonly (readonly Way[])[] = [
  [onTron],
  [
    { asset: 'usdt', to: { network: 'erc20', address: EVM } },
    { asset: 'usdt', to: { network: 'bep20', address: EVM } },
    { asset: 'usdt', to: { network: 'polygon', address: EVM } },
    { asset: 'eth', to: { network: 'arbitrum', address: EVM } },
    { asset: 'eth', to: { network: 'base', address: EVM } },
  ],
  ['1', '2', '3'].map((memo) => ({ asset: 'xrp', to: { network: 'xrpl', address: XRPL, memo } })),
];
const worth = (naira: number, { asset, to }: Way) => ({
  kind: 'send',
  asset,
  to,
  amount: String(naira),
  unit: 'fiat',
  fiat_currency: 'ngn',
});
const usdt = (amount: string) => ({ ...onTron, kind: 'send', amount });
const isHeld = ({ risks }: Quote) => risks.some(({ code }) => code === 'held_for_review');

const splits = fc.constantFrom(...ways).chain((group) =>
  fc.array(fc.tuple(fc.integer({ min: 32_000, max: 120_000 }), fc.constantFrom(...group)), {
    minLength: 2,
    maxLength: 5,
  }),
);

test('a payment that is split is held from the part on with which a day’s sum to the new address passes ₦100,000, whatever coin, network and memo each part has', async () => {
  await fc.assert(
    fc.asyncProperty(splits, async (parts) => {
      const payer = await rich();
      let sum = 0n;
      for (const [naira, way] of parts) {
        const quote = await payer.quote(worth(naira, way));
        const { body } = await payer.pay(quote);
        const { status, fiat } = body.data as Transaction;
        sum += parseAmount(fiat!.amount, assets.ngn.scale);
        // The value of a typed amount is up to a kobo less than what was typed.
        const isClear = sum > LIMIT + 10n || sum <= LIMIT;
        if (isClear)
          expect([isHeld(quote), status]).toEqual(sum > LIMIT ? [true, 'review'] : [false, 'processing']);
        await payer.wait(61);
      }
      expect(payer.brokenInvariants()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('what is held counts for the next part; what was cancelled or failed does not', async () => {
  const [first, second] = [await tobi.paid(usdt('50')), await tobi.paid(usdt('51'))];
  expect([first.status, second.status]).toEqual(['processing', 'review']);
  expect(isHeld(await tobi.quote(usdt('2')))).toBe(true);
  await tobi.post(`/wallet/transactions/${second.id}/cancel`, {}, { 'idempotency-key': randomUUID() });
  expect(isHeld(await tobi.quote(usdt('2')))).toBe(false);
  expect(isHeld(await tobi.quote(usdt('51')))).toBe(true);
  await tobi.control('POST', '/simulate/events', { transaction_id: first.id, event: 'failed' });
  expect(isHeld(await tobi.quote(usdt('51')))).toBe(false);
});

test('a part counts for 24 hours, to the millisecond', async () => {
  const { id } = await tobi.paid(usdt('50'));
  const stored = Object.values(tobi.state.transactions)
    .flat()
    .find((one) => one.id === id)!;
  // As if the chain had still not confirmed it: the address is new, however long that takes.
  stored.created_at = new Date(now(tobi.state) - DAY + 1).toISOString();
  expect(isHeld(await tobi.quote(usdt('51')))).toBe(true);
  stored.created_at = new Date(now(tobi.state) - DAY).toISOString();
  expect(isHeld(await tobi.quote(usdt('51')))).toBe(false);
});

test('a part counts what it was worth when it was made', async () => {
  const { id } = await tobi.paid(usdt('50'));
  const stored = Object.values(tobi.state.transactions)
    .flat()
    .find((one) => one.id === id);
  expect(isHeld(await tobi.quote(usdt('5')))).toBe(false);
  stored!.fiat!.amount = '99999';
  expect(isHeld(await tobi.quote(usdt('5')))).toBe(true);
});

test('a part whose price went silent before it was made counts what it was judged at, for the review and the limits', async () => {
  const xrp = (amount: string) => ({
    kind: 'send',
    asset: 'xrp',
    to: { network: 'xrpl', address: XRPL, memo: '1' },
    amount,
    fiat_currency: 'usd',
  });
  const second = await tobi.quote(xrp('80'));
  expect(isHeld(second)).toBe(false);
  const first = await tobi.quote(xrp('60'));
  await tobi.control('PUT', '/ticker', { symbols: { xrpusdt: { mode: 'silent' } } });
  expect(((await tobi.pay(first)).body.data as Transaction).fiat).toMatchObject({ currency: 'ngn' });
  const { daily } = (await tobi.get('/wallet/limits')).body.data as { daily: { used: string } };
  expect(daily.used).not.toBe('0.00');
  expect(((await tobi.pay(second)).body.data as Transaction).status).toBe('review');
});

test('a payment is judged again when it is made: of two quotes that were both free, the second is held', async () => {
  const quotes = [await tobi.quote(usdt('50')), await tobi.quote(usdt('51'))];
  expect(quotes.map(isHeld)).toEqual([false, false]);
  const statuses: string[] = [];
  for (const quote of quotes) statuses.push(((await tobi.pay(quote)).body.data as Transaction).status);
  expect(statuses).toEqual(['processing', 'review']);
});

test('an address that is known is not reviewed, whatever goes there', async () => {
  await tobi.paid(usdt('50'));
  await tobi.wait(25 * 3600);
  expect(isHeld(await tobi.quote(usdt('900')))).toBe(false);
  expect((await tobi.paid(usdt('900'))).status).toBe('processing');
});
