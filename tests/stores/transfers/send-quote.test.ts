import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addAmounts } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import type { QuoteRequest } from '#src/stores/transfers/quote-request.ts';
import type * as SendQuote from '#src/stores/transfers/send-quote.ts';
import { openTab, toChinedu, toTron } from './tab.ts';
import { eventually } from '../../eventually.ts';

const QUOTE = 'POST /wallet/quotes';
const typed = { isTyped: true, priceTolerance: '0.5' } as const;

let tab: Awaited<ReturnType<typeof openTab>>;
let store: typeof SendQuote;

beforeEach(async () => {
  tab = await openTab();
  await tab.load();
  store = await import('#src/stores/transfers/send-quote.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  store.dropQuote();
  vi.useRealTimers();
});

const person = (amount: string) => toChinedu(amount) as QuoteRequest;
const chain = (amount: string) => toTron(amount) as QuoteRequest;
const state = () => store.$sendQuote.get();
const pause = (ms = 400) => vi.advanceTimersByTimeAsync(ms);
const ready = () => eventually(() => expect(state().name).toBe('ready'));
const asked = async () => (await tab.calls(QUOTE)).length;
const quote = () => {
  const now = state();
  if (now.name !== 'ready') throw new Error(now.name);
  return now.quote;
};

test('a price is asked for after a pause of 400 ms, once', async () => {
  for (const amount of ['1', '12', '125', '1250']) {
    store.requestQuote(person(amount), typed);
    await pause(300);
  }
  expect([state().name, await asked()]).toEqual(['loading', 0]);
  await pause(100);
  await ready();
  expect([quote().from.amount, await asked()]).toEqual(['1250', 1]);
  // The same request has its quote.
  store.requestQuote(person('1250'), typed);
  await pause();
  expect(await asked()).toBe(1);
});

test('what is not typed is not waited for', async () => {
  store.requestQuote(person('5000'), { priceTolerance: '0.5' });
  await pause(0);
  await ready();
});

test('the newest request wins, though an older one is answered later', async () => {
  const { fetch } = globalThis;
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await fetch(input, init);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  });
  store.requestQuote(person('5000'), typed);
  await pause();
  await eventually(() => expect(waiting).toHaveLength(1));
  store.requestQuote(person('6000'), typed);
  await pause();
  await eventually(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await ready();
  waiting[0]?.();
  await pause();
  expect(quote().from.amount).toBe('6000');
});

test('without a request there is no quote, and none that is under way is shown', async () => {
  store.requestQuote(person('5000'), typed);
  store.requestQuote(null, typed);
  await pause();
  expect([state().name, await asked()]).toEqual(['none', 0]);
});

test('it expires as long after its arrival as the API says', async () => {
  store.requestQuote(chain('20'), typed);
  await pause();
  await ready();
  const now = state();
  const left = now.name === 'ready' ? now.expiresAt - Date.now() : 0;
  expect(left).toBeGreaterThan(119_000);
  expect(left).toBeLessThanOrEqual(120_000);
});

test('a renewed price stands beside the one before', async () => {
  store.requestQuote(chain('20'), typed);
  await pause();
  await ready();
  const { quote_id } = quote();
  store.renewQuote();
  expect(state()).toMatchObject({ name: 'loading', previous: { quote_id } });
  await ready();
  expect(state()).toMatchObject({ previous: { quote_id }, isAccepted: true });
  expect(quote().quote_id).not.toBe(quote_id);
  // What is reviewed is compared with nothing that was seen while the amount was typed.
  store.beginReview();
  expect(state()).toMatchObject({ previous: null, isAccepted: true });
});

describe('a price that got worse', () => {
  /** The fee is another one, on top of the amount or off it. */
  const priced = async (fee: string, fee_from: 'balance' | 'amount' = 'balance') => {
    store.requestQuote({ ...chain('20'), fee_from } as QuoteRequest, typed);
    await pause();
    await ready();
    const before = quote();
    const rest = { asset: 'usdt', amount: String(20 - Number(fee)) } as const;
    const total = { asset: 'usdt', amount: addAmounts(['20', fee], 6) } as const;
    store.receiveQuote({
      ...before,
      quote_id: 'QUO_fresh',
      fees: before.fees.map((one) => ({ ...one, amount: fee })),
      ...(fee_from === 'balance' ? { total_debit: total } : { from: rest, receive: rest, fiat: null }),
    });
    return state();
  };

  test.each<[fee: string, isAccepted: boolean]>([
    ['1', true],
    ['1.105', true],
    ['1.105001', false],
    ['0', true],
  ])(
    'by more than 0.5 %% has to be accepted: a fee of ₮1 on top of ₮20 becomes %s',
    async (fee, isAccepted) => {
      expect(await priced(fee)).toMatchObject({ isAccepted });
    },
  );

  test('less that arrives counts as well; accepting it is the person’s', async () => {
    expect(await priced('2', 'amount')).toMatchObject({ isAccepted: false });
    store.acceptQuote();
    expect(state()).toMatchObject({ name: 'ready', isAccepted: true });
  });
});

test.each<[what: string, change: Partial<Quote>]>([
  ['another asset', { from: { asset: 'btc', amount: '20' } }],
  ['another sum', { from: { asset: 'usdt', amount: '2000' } }],
  ['a total that is not the sum of its parts', { total_debit: { asset: 'usdt', amount: '2100' } }],
  ['another network', { network: 'erc20' }],
  ['another address', { to: { kind: 'address', name: '', address: 'TX', label: null, memo: null } }],
  ['another kind', { kind: 'payout' }],
])('a quote with %s than was asked for is no price, whichever way it comes', async (_what, change) => {
  const wrong = { ...(await tab.quote(toTron('20'))), ...change };
  const body = { status: 'success', message: 'Quote ready', data: wrong };
  await tab.fault(QUOTE, { type: 'reply', body });
  store.requestQuote(chain('20'), typed);
  await pause();
  await eventually(() => expect(state()).toMatchObject({ name: 'failed', error: { kind: 'contract' } }));
  store.renewQuote();
  await ready();
  // With a refusal of the one that has expired.
  store.receiveQuote(wrong);
  expect(state()).toMatchObject({ name: 'failed', error: { kind: 'contract' } });
});

test('a refusal is kept with its reason, and another amount is asked for anew', async () => {
  store.requestQuote(chain('1'), typed);
  await pause();
  await eventually(() =>
    expect(state()).toMatchObject({ name: 'failed', error: { code: 'amount_below_min' } }),
  );
  store.requestQuote(chain('20'), typed);
  await pause();
  await ready();
});

test('after too many requests it waits as long as it is told', async () => {
  await tab.fault(QUOTE, { type: 'status', status: 429, retryAfter: 90 });
  store.requestQuote(chain('20'), typed);
  await pause();
  await eventually(() => expect(state().name).toBe('failed'));
  await pause(80_000);
  expect(state().name).toBe('failed');
  await pause(10_000);
  await ready();
});

test.each([
  ['2026-11-21T09:00:00Z', 1000],
  ['9999-12-31T00:00:00Z', 86_400_000],
])(
  'a quote that is said to hold until %s asks neither at once nor never for the next',
  async (until, shown) => {
    const answered = await tab.quote(person('5000'));
    const body = { status: 'success', message: 'Quote ready', data: { ...answered, expires_at: until } };
    await tab.fault(QUOTE, { type: 'reply', body });
    store.requestQuote(person('5000'), { priceTolerance: '0.5' });
    await pause(0);
    await ready();
    const now = state();
    const life = now.name === 'ready' ? now.expiresAt - Date.now() : 0;
    expect([life > shown - 500, life <= shown]).toEqual([true, true]);
  },
);

test('a Retry-After of nothing is no reason to ask without end', async () => {
  await tab.fault(QUOTE, { type: 'status', status: 429, retryAfter: 0 }, { times: 50 });
  store.requestQuote(person('5000'), { priceTolerance: '0.5' });
  await pause(0);
  await eventually(() => expect(state().name).toBe('failed'));
  const before = await asked();
  await pause(900);
  expect(await asked()).toBe(before);
});
