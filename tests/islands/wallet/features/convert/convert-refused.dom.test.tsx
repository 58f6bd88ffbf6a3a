import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import { createQuote } from '#contract/transfers.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import {
  buttonIn,
  expectText,
  pass,
  signedIn,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { enterPin } from '../account/payee-steps.ts';
import { faultOnce } from '../send/payment-page.ts';
import { quoteReply } from '../send/review-page.tsx';
import {
  button,
  cashToCoin,
  conversions,
  expectButton,
  from,
  openPriced,
  openSheet,
  PAY,
  QUOTE,
  sheet,
  to,
  type,
} from './convert-sheet.ts';

const { convert: en, convertStatus } = messages('en');
/** The question for the PIN, over the sheet. */
const question = () => screen.getAllByRole('dialog').at(-1)!;
const failed = { type: 'status', status: 503 } as const;
const refused = (status: number, code: string) =>
  ({ type: 'status', status, code, message: 'Said by the API.' }) as const;
/** Decimals that every rate has room in. */
const RATE_SCALE = 24;

/** A quote of a conversion that brings so many percent of what it would, and is carried out like that: as if the rate had moved. */
async function moved(
  mock: WalletMock,
  percent: bigint,
): Promise<{ quote: Quote; before: string; now: string }> {
  const { data } = await mock.call(createQuote, {
    body: { kind: 'convert', ...cashToCoin, amount: '15000', fixed_side: 'from' },
  });
  const changed = (amount: string, scale: number) =>
    formatAmount((parseAmount(amount, scale) * percent) / 100n, scale);
  const now = changed(data.receive.amount, assets.usdt.scale);
  const rate = data.rate && { ...data.rate, value: changed(data.rate.value, RATE_SCALE) };
  const receive = { asset: 'usdt', amount: now } as const;
  const kept = Object.values(mock.app.sandboxes.default.state.quotes)
    .flatMap((quotes) => Object.values(quotes))
    .find(({ quote_id }) => quote_id === data.quote_id);
  Object.assign(kept ?? {}, { rate, received: receive });
  return {
    quote: { ...data, rate, receive },
    before: data.receive.amount,
    now,
  };
}
const usdt = (amount: string) => formatMoney(amount, 'usdt', 'en');

test('a rate that expires worse than tolerated has to be accepted before anything is converted', async () => {
  const { user, mock } = await openPriced();
  const { quote, before, now } = await moved(mock, 90n);
  await mock.fault(QUOTE, quoteReply(quote), { times: 1 });
  await pass(31_000);
  await expectText(sheet).toContain(en.changed.title);
  const comparison = sheet().querySelector('.moved.worse')!;
  expect(comparison.closest('[role="status"]')).not.toBeNull();
  expect(comparison.textContent).toMatch(/Was1.USDT = ₦[\d,]+.*Now1.USDT = ₦[\d,]+/);
  expect(comparison.textContent).toContain(
    `You’d have received${usdt(before)}You receive now${usdt(now)}↓ −`,
  );
  expect(comparison.querySelector('small.against')?.textContent).toMatch(/↓ −[\d.]+ USDT \(−10\.0\d%\)/);
  expect(comparison.querySelector('small.for')).toBeNull();
  expect(comparison.textContent).toContain('The new rate is worse than your 0.5% price tolerance allows.');
  // There is no button to convert, and Enter converts nothing.
  expect(button()).toBeNull();
  await user.type(from(), '{Enter}');
  expect(await mock.journal(PAY)).toHaveLength(0);
  await user.click(await buttonIn(sheet, en.changed.accept));
  await expectButton().toBe('Convert ₦15,000.00');
  await expect.poll(() => document.activeElement).toBe(button());
  await user.click(button()!);
  await expectText(sheet).toContain('You converted');
  expect(conversions(mock)).toHaveLength(1);
});

test('a rate that moved for the person is shown, and needs no accept', async () => {
  const { user, mock } = await openPriced();
  await mock.fault(QUOTE, quoteReply((await moved(mock, 110n)).quote), { times: 1 });
  await pass(31_000);
  await expectText(sheet).toContain(en.changed.title);
  const better = sheet().querySelector('.moved small.for');
  expect(better?.textContent).toMatch(/↑ \+[\d.]+ USDT \(\+(?:9\.99|10\.00)%\)/);
  expect(sheet().querySelector('.moved small.against')).toBeNull();
  expect(sheet().querySelector('.worse')).toBeNull();
  await user.click(button()!);
  await expectText(sheet).toContain('You converted');
});

test.each([
  { how: 'more', side: 'against', kobo: 100_000n, text: /^↑ \+₦1,000\.00 \(\+\d\.\d\d%\)$/ },
  { how: 'less', side: 'for', kobo: -100_000n, text: /^↓ −₦1,000\.00 \(−\d\.\d\d%\)$/ },
])('to pay $how for what is to arrive is shown as a move $side the person', async ({ side, kobo, text }) => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'to', '10');
  const { data } = await mock.call(createQuote, {
    body: { kind: 'convert', ...cashToCoin, amount: '10', fixed_side: 'to' },
  });
  const { scale } = assets.ngn;
  const more = (value: string) => formatAmount(parseAmount(value, scale) + kobo, scale);
  const moved = (one: Quote['from']) => ({ ...one, amount: more(one.amount) });
  const quote = { ...data, from: moved(data.from), total_debit: moved(data.total_debit) };
  await mock.fault(
    QUOTE,
    quoteReply({ ...quote, fiat: { ...data.fiat!, amount: more(data.fiat!.amount) } }),
    {
      times: 1,
    },
  );
  await pass(31_000);
  await expectText(sheet).toContain(en.changed.is.pay);
  expect(sheet().querySelector(`.moved .${side}`)?.textContent).toMatch(text);
});

test('a quote that expired on the button: nothing is converted, and the fresh one that came with the refusal is used', async () => {
  const { user, mock } = await openPriced();
  await mock.control('POST', '/clock/advance', { ms: 31_000 });
  const asked = (await mock.journal(QUOTE)).length;
  await user.click(button()!);
  await expect.poll(async () => (await mock.journal(PAY)).length).toBe(1);
  await expectText(sheet).toMatch(/[Rr]ate valid for/);
  expect(conversions(mock)).toEqual([]);
  expect((await mock.journal(QUOTE)).length).toBe(asked);
  // The market stands still, so the fresh rate is the one that was seen.
  expect(within(sheet()).queryByRole('button', { name: en.changed.accept })).toBeNull();
  await expectButton().toBe('Convert ₦15,000.00');
  await user.click(button()!);
  await expectText(sheet).toContain('You converted');
  expect(conversions(mock)).toHaveLength(1);
});

test('a worse fresh quote that came with the refusal has to be accepted', async () => {
  const { user, mock } = await openPriced();
  const fresh = (await moved(mock, 90n)).quote;
  await faultOnce(mock, PAY, { ...refused(410, 'quote_expired'), details: { quote: fresh } });
  await user.click(button()!);
  await expectText(sheet).toContain(en.changed.worse.slice(0, 20));
  expect(conversions(mock)).toEqual([]);
  await user.click(await buttonIn(sheet, en.changed.accept));
  await expectButton().toBe('Convert ₦15,000.00');
  await user.click(button()!);
  await expectText(sheet).toContain('You converted');
  expect(conversions(mock)).toHaveLength(1);
});

test('not enough says by how much, with a way to deposit; limits, freeze and restrictions do not count', async () => {
  const mock = await signedIn('frozen');
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '15000');
  await expectButton().toBe('Convert ₦15,000.00');
  await type(user, 'from', '999999999');
  await expectButton().toMatch(/^Not enough NGN: short by [\d,.]+$/);
  expect(sheet().textContent).toMatch(/You need ₦[\d,.]+ more, fee included/);
  expect(button()!.disabled).toBe(true);
  expect(within(sheet()).getByRole('link', { name: 'Deposit NGN' }).getAttribute('href')).toBe(
    '/w/receive?tab=cash&asset=ngn',
  );
});

test('an amount that gives nothing names the minimum, which gives something', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, { from: 'ngn', to: 'btc' });
  await user.type(from(), '0.01');
  await expectButton().toMatch(/^Minimum is ₦[\d.]+$/);
  const minimum = button()!.textContent.replace('Minimum is ₦', '');
  await user.clear(from());
  await user.type(from(), minimum);
  await expectButton().toBe(`Convert ₦${minimum}`);
  expect(Number(to().value)).toBeGreaterThan(0);
});

test.each([
  ['amount_format', 422, en.buttons.refused],
  ['amount_precision', 422, en.buttons.refused],
  ['asset_not_found', 404, en.buttons.refused],
  ['price_unavailable', 409, en.buttons.noPrice],
])(
  'a quote refused with %s says the API’s reason, and the button what is missing',
  async (code, status, label) => {
    const mock = await signedInWithStoppedClock();
    await mock.fault(QUOTE, refused(status, code));
    const { user } = await openSheet(mock, cashToCoin);
    await user.type(from(), '15000');
    await expectButton().toBe(label);
    await expectText(sheet).toContain('Said by the API.');
    const retry = within(sheet()).queryByRole('button', { name: en.retry });
    expect(retry !== null).toBe(code === 'price_unavailable');
    if (!retry) return;
    await mock.clearFaults();
    await user.click(retry);
    await expectButton().toBe('Convert ₦15,000.00');
  },
);

test('a quote that cannot be had says so and nothing of the money, and Try again brings it', async () => {
  const mock = await signedInWithStoppedClock();
  await mock.fault(QUOTE, failed);
  const { user } = await openSheet(mock, cashToCoin);
  await user.type(from(), '15000');
  await expectText(sheet).toContain(en.failed);
  await expectButton().toBe(en.buttons.retry);
  await mock.clearFaults();
  await user.click(button()!);
  await expectButton().toBe('Convert ₦15,000.00');
});

test.each([
  ['sending_restricted', 423],
  ['price_unavailable', 409],
  ['quote_not_found', 404],
  ['rate_limited', 429],
])(
  'a conversion refused with %s moves nothing and says so; the next press converts once',
  async (code, status) => {
    const { user, mock } = await openPriced();
    await faultOnce(mock, PAY, refused(status, code));
    await user.click(button()!);
    await expectText(sheet).toContain(en.refused);
    expect(conversions(mock)).toEqual([]);
    await expectButton().toMatch(/^Convert/);
    await user.click(button()!);
    await expectText(sheet).toContain('You converted');
    expect(conversions(mock)).toHaveLength(1);
  },
);

test.each(['quote_used', 'idempotency_key_reused', 'request_in_progress'])(
  'an answer of %s says nothing of the money: it is looked up, and another attempt has the same key',
  async (code) => {
    const { user, mock } = await openPriced();
    await faultOnce(mock, PAY, refused(409, code));
    await user.click(button()!);
    await expectText(sheet).toContain(convertStatus.unknown.heading);
    expect(sheet().textContent).not.toContain(en.refused);
    const { key } = JSON.parse(sessionStorage.getItem('moneyKey') ?? '{}') as { key?: string };
    await user.click(await buttonIn(sheet, convertStatus.unknown.again));
    await enterPin(user, PIN);
    await user.click(await buttonIn(question, convertStatus.unknown.again));
    await expectText(sheet).toContain('You converted ₦15,000.00');
    expect(conversions(mock)).toMatchObject([{ idempotency_key: key }]);
  },
);

test('a rate that ended and could not be had anew is told, and the next try has a rate of its own', async () => {
  const { user, mock } = await openPriced();
  await faultOnce(mock, PAY, { ...refused(410, 'quote_expired'), details: { quote: null } });
  await user.click(button()!);
  await expectText(sheet).toContain(convertStatus.notSent.heading);
  expect(sheet().textContent).toContain(convertStatus.notSent.expired);
  expect(conversions(mock)).toEqual([]);
  await user.click(await buttonIn(sheet, convertStatus.notSent.review));
  await expectButton().toBe('Convert ₦15,000.00');
  await user.click(button()!);
  await expectText(sheet).toContain('You converted');
  expect(conversions(mock)).toHaveLength(1);
});

test('why an amount was refused goes with it', async () => {
  const { user, mock } = await openPriced();
  await faultOnce(mock, PAY, refused(409, 'price_unavailable'));
  await user.click(button()!);
  await expectText(sheet).toContain(en.refused);
  await user.clear(from());
  await user.type(from(), '14000');
  await expectText(sheet).not.toContain(en.refused);
  await expectButton().toBe('Convert ₦14,000.00');
});
