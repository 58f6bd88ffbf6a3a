// Whatever is typed into either side of a conversion, what its quote shows is what is booked.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { getBalances } from '#contract/balances.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import { sized } from '../../tier.ts';
import { openTab, PIN } from './tab.ts';

const held: readonly AssetId[] = ['ngn', 'usdt', 'btc', 'eth'];
const conversion = fc.record({
  from: fc.constantFrom(...held),
  to: fc.constantFrom<AssetId>('ngn', 'usd', 'usdt', 'btc', 'eth', 'sol', 'doge', 'xrp', 'near'),
  side: fc.constantFrom('from', 'to'),
  /** Digits that are typed, and how many of them are decimals. */
  digits: fc.integer({ min: 1, max: 999_999 }),
  decimals: fc.nat({ max: 8 }),
});

test('property: either side typed, what is shown is what is booked', { timeout: 120_000 }, async () => {
  const tab = await openTab();
  const payment = await tab.load();
  const { $convertDraft, chooseSide, convertRequestOf, openConvertDraft, typeSide } =
    await import('#src/stores/transfers/convert-draft.ts');
  const { convertQuote } = await import('#src/stores/transfers/convert-quote.ts');
  const { finishPayment } = await import('#src/stores/transfers/finish-payment.ts');
  const { hasChanged } = await import('#src/islands/wallet/payment/quote-value.ts');
  const balances = async () => {
    const { items } = (await tab.mock.call(getBalances, { query: {} })).data;
    return (asset: AssetId) => items.find((one) => one.asset === asset)?.available ?? '0';
  };
  const minor = (amount: string, asset: AssetId) => parseAmount(amount, assets[asset].scale);
  const priced = () =>
    new Promise<Quote | null>((resolve) => {
      const stop = convertQuote.$state.subscribe((state) => {
        if (state.name === 'loading' || state.name === 'none') return;
        queueMicrotask(() => stop());
        resolve(state.name === 'ready' ? state.quote : null);
      });
    });
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(conversion, async ({ from, to, side, digits, decimals }) => {
      openConvertDraft({ from, to: to === from ? null : to, payWith: null });
      if ($convertDraft.get().from !== from) chooseSide('from', from);
      const sides = $convertDraft.get();
      const asset = sides[side];
      const typed = formatAmount(BigInt(digits), Math.min(decimals, inputDecimals(asset)));
      typeSide(side, typed, 'en');
      convertQuote.request(convertRequestOf($convertDraft.get()), { priceTolerance: '0.5' });
      const quote = await priced();
      if (!quote) {
        convertQuote.drop();
        return;
      }
      // The side that was typed is what was typed.
      const shown = side === 'from' ? quote.from : quote.receive;
      expect(shown).toEqual({ asset, amount: typed });
      expect(hasChanged(quote, quote)).toBe(false);
      if (!quote.limits.ok) {
        convertQuote.drop();
        return;
      }
      const before = await balances();
      expect(payment.preparePayment(quote, tab.customerId, { acknowledged_risks: [] })).toBe(true);
      await payment.sendPayment({ pin: PIN });
      const state = payment.$payment.get();
      if (state.name !== 'found') throw new Error(state.name);
      const { amount, fees, received, total_debit } = state.transaction;
      expect({ amount, received, total_debit }).toEqual({
        amount: quote.from.amount,
        received: quote.receive,
        total_debit: quote.total_debit,
      });
      expect(fees.map((fee) => fee.amount)).toEqual(quote.fees.map((fee) => fee.amount));
      const after = await balances();
      expect(
        minor(before(quote.from.asset), quote.from.asset) - minor(after(quote.from.asset), quote.from.asset),
      ).toBe(minor(quote.total_debit.amount, quote.from.asset));
      expect(
        minor(after(quote.receive.asset), quote.receive.asset) -
          minor(before(quote.receive.asset), quote.receive.asset),
      ).toBe(minor(quote.receive.amount, quote.receive.asset));
      finishPayment({ isSeen: true });
      expect([convertQuote.$state.get().name, $convertDraft.get().value]).toEqual(['none', null]);
      booked += 1;
      // The rate limit of quotes is a minute's.
      await tab.advance(1);
    }),
    { numRuns: sized(200, 1000) },
  );
  expect(booked).toBeGreaterThan(20);
});
