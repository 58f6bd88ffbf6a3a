import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import type * as Payment from '#src/stores/transfers/payment.ts';
import { intent, LOOK_UP, openTab, PAY, PIN, toChinedu, WITHDRAW } from './tab.ts';
import { eventually } from '../../eventually.ts';

let tab: Awaited<ReturnType<typeof openTab>>;
let store: typeof Payment;
let quote: Quote;

beforeEach(async () => {
  tab = await openTab();
  store = await tab.load();
  quote = await tab.quote(toChinedu('5000'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const prepare = () =>
  store.preparePayment(quote, tab.customerId, { acknowledged_risks: [...intent.acknowledged_risks] });
const state = () => store.$payment.get().name;
const pay = (pin = PIN) => store.sendPayment({ pin });
const stored = () =>
  JSON.parse(sessionStorage.getItem('moneyKey') ?? 'null') as Record<string, unknown> | null;
const lookUpDelay = () => vi.advanceTimersByTimeAsync(2000);

test('a payment that is answered is found, and its key is forgotten', async () => {
  prepare();
  expect([state(), store.isPaymentOpen(), stored()?.sent_at]).toEqual(['ready', false, null]);
  const sent = pay();
  expect([state(), store.isPaymentOpen()]).toEqual(['sending', true]);
  await sent;
  expect(store.$payment.get()).toMatchObject({
    name: 'found',
    transaction: { status: 'completed', amount: '5000' },
  });
  expect([stored(), tab.payments().length]).toEqual([null, 1]);
  store.closePayment();
  expect(state()).toBe('none');
});

test('what is stored has no PIN and no code, and is written before the request leaves', async () => {
  prepare();
  let before: string | null = null;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    before ??= sessionStorage.getItem('moneyKey');
    return fetch(input, init);
  });
  await store.sendPayment({ pin: PIN, totp: '123456' });
  expect(before).toContain('"sent_at":"');
  expect(before).not.toContain(PIN);
  expect(before).not.toContain('123456');
});

test('two presses, and Enter with a press, are one request', async () => {
  prepare();
  await Promise.all([pay(), pay(), pay()]);
  expect((await tab.calls(PAY)).length).toBe(1);
  expect(tab.payments()).toHaveLength(1);
});

test('a refused first attempt leads back to the review, with the same key', async () => {
  prepare();
  const { key } = stored()!;
  await pay('000000');
  expect(store.$payment.get()).toMatchObject({ name: 'ready', error: { code: 'pin_invalid' } });
  expect([store.isPaymentOpen(), stored()?.sent_at, stored()?.key]).toEqual([false, null, key]);
  await pay();
  expect([state(), tab.payments().length]).toEqual(['found', 1]);
});

test('an edit before sending drops nothing of the quote; another quote has another key', async () => {
  prepare();
  const { key } = stored()!;
  store.preparePayment(quote, tab.customerId, { acknowledged_risks: [], note: 'rent' });
  expect(stored()).toMatchObject({ key, body: { note: 'rent' } });
  quote = await tab.quote(toChinedu('6000'));
  prepare();
  expect(stored()?.key).not.toBe(key);
  store.discardPayment();
  expect([state(), stored()]).toEqual(['none', null]);
});

test('an expired quote is not sent, and brings a fresh one', async () => {
  prepare();
  await tab.advance(601);
  await pay();
  expect(store.$payment.get()).toMatchObject({
    name: 'not-sent',
    error: { code: 'quote_expired', details: { quote: { from: { amount: '5000' } } } },
  });
  expect([stored(), tab.payments().length]).toEqual([null, 0]);
});

describe('an answer that is lost', () => {
  test('after the commit: the payment is found', async () => {
    await tab.fault(PAY, { type: 'reset' }, { stage: 'post' });
    prepare();
    await pay();
    expect(state()).toBe('checking');
    await vi.advanceTimersByTimeAsync(0);
    await eventually(() => expect(state()).toBe('found'));
    expect(tab.payments()).toHaveLength(1);
  });

  test('before the work: nobody knows, and another attempt has the same key and body', async () => {
    await tab.fault(PAY, { type: 'reset' });
    prepare();
    const { key } = stored()!;
    await pay();
    await eventually(() => expect(state()).toBe('unknown'));
    expect([store.isPaymentOpen(), prepare()]).toEqual([true, false]);
    store.discardPayment();
    expect(stored()?.key).toBe(key);
    await pay('000000');
    // A refusal now speaks of the second attempt alone.
    expect(store.$payment.get()).toMatchObject({ name: 'unknown', error: { code: 'pin_invalid' } });
    expect(store.isPaymentOpen()).toBe(true);
    await pay();
    expect([state(), tab.payments().length]).toEqual(['found', 1]);
  });

  test('is not called unsent by a look-up that does not say whether a call runs', async () => {
    await tab.fault(PAY, { type: 'reset' });
    const body = { status: 'success', data: { items: [], next_cursor: null, server_time: quote.expires_at } };
    await tab.fault(LOOK_UP, { type: 'reply', body });
    prepare();
    await pay();
    await eventually(async () => expect((await tab.calls(LOOK_UP)).length).toBe(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('checking');
    await lookUpDelay();
    await eventually(() => expect(state()).toBe('unknown'));
  });

  test('is asked for every two seconds, and nothing is said while asking fails', async () => {
    await tab.fault(PAY, { type: 'html502' });
    await tab.fault(LOOK_UP, { type: 'status', status: 503 }, { times: 3 });
    prepare();
    await pay();
    for (let times = 0; times < 3; times += 1) {
      expect(state()).toBe('checking');
      await lookUpDelay();
    }
    await eventually(() => expect(state()).toBe('unknown'));
    const { $paymentProgress } = await import('#src/stores/transfers/payment-progress.ts');
    expect($paymentProgress.get()).toMatchObject({
      asked: 4,
      payment: { shown: { receive: { asset: 'ngn', amount: '5000' } } },
    });
    expect((await tab.calls(LOOK_UP)).length).toBe(4);
  });

  test('ends when its quote is withdrawn', async () => {
    await tab.fault(PAY, { type: 'reset' });
    prepare();
    const { key, body } = stored()!;
    await pay();
    await eventually(() => expect(state()).toBe('unknown'));
    await store.withdrawPayment();
    expect([state(), stored()]).toEqual(['not-sent', null]);
    // The request arrives late.
    const late = await tab.mock.send('http://localhost:8787/wallet/transactions', {
      method: 'POST',
      body: JSON.stringify({ ...(body as object), approval: { pin: PIN } }),
      headers: { 'content-type': 'application/json', 'idempotency-key': String(key) },
    });
    expect([late.status, tab.payments().length]).toEqual([410, 0]);
  });

  test('of a withdrawal that comes too late: the payment is found', async () => {
    await tab.fault(PAY, { type: 'html502' }, { stage: 'post' });
    await tab.fault(LOOK_UP, { type: 'reset' });
    prepare();
    await pay();
    await eventually(() => expect(state()).toBe('checking'));
    await store.withdrawPayment();
    await eventually(() => expect(state()).toBe('found'));
    expect(tab.payments()).toHaveLength(1);
  });

  test('of a withdrawal whose own answer is lost: nothing is said before it is known', async () => {
    await tab.fault(PAY, { type: 'reset' });
    await tab.fault(WITHDRAW, { type: 'reset' }, { stage: 'post' });
    prepare();
    await pay();
    await eventually(() => expect(state()).toBe('unknown'));
    await store.withdrawPayment();
    await eventually(() => expect(state()).toBe('unknown'));
    await store.withdrawPayment();
    expect(state()).toBe('not-sent');
  });

  test.each([WITHDRAW, LOOK_UP])('goes on when %s is not answered either', async (op) => {
    await tab.fault(PAY, { type: 'reset' });
    if (op === LOOK_UP) await tab.fault(op, { type: 'hang' });
    prepare();
    await pay();
    if (op === WITHDRAW) {
      await eventually(() => expect(state()).toBe('unknown'));
      await tab.fault(op, { type: 'hang' });
      void store.withdrawPayment();
    }
    await vi.advanceTimersByTimeAsync(22_000);
    await eventually(() => expect(state()).toBe('unknown'));
    await store.withdrawPayment();
    expect(state()).toBe('not-sent');
  });

  test('ends by the server’s clock when the quote has expired', async () => {
    await tab.fault(PAY, { type: 'reset' });
    prepare();
    await pay();
    await eventually(() => expect(state()).toBe('unknown'));
    await tab.advance(599);
    await lookUpDelay();
    expect(state()).toBe('unknown');
    await tab.advance(1);
    await lookUpDelay();
    await eventually(() => expect(state()).toBe('not-sent'));
  });

  test('while the call still runs: nothing is said, and it is found when it ends', async () => {
    const { id } = await tab.fault(PAY, { type: 'wait' }, { stage: 'work' });
    prepare();
    void pay();
    await vi.advanceTimersByTimeAsync(20_000);
    await eventually(() => expect(state()).toBe('checking'));
    await tab.advance(700);
    await lookUpDelay();
    expect(state()).toBe('checking');
    await tab.mock.control('DELETE', `/faults/${id}`);
    await lookUpDelay();
    await eventually(() => expect(state()).toBe('found'));
    expect(tab.payments()).toHaveLength(1);
  });

  test.each(['hang', 'malformed', 'empty', 'truncate', 'wrong-type', 'duplicate'] as const)(
    'under the fault %s: one debit at most, and the truth in the end',
    async (type) => {
      await tab.fault(PAY, { type }, type === 'hang' ? {} : { stage: 'post' });
      prepare();
      void pay();
      await vi.advanceTimersByTimeAsync(20_000);
      await eventually(() => expect(['found', 'unknown']).toContain(state()));
      if (state() === 'unknown') await pay();
      expect([state(), tab.payments().length]).toEqual(['found', 1]);
    },
  );
});

describe('what was made otherwise than it was approved is remembered as that', () => {
  const isUnapproved = async () => {
    const found = store.$payment.get();
    const marks = await import('#src/stores/transfers/unapproved-payments.ts');
    return found.name === 'found' && marks.isUnapproved(found.transaction.id);
  };
  /** The quote that is approved has the id of one for another sum. */
  const prepareOther = async () => {
    const { quote_id } = await tab.quote(toChinedu('6000'));
    quote = { ...quote, quote_id };
    prepare();
  };

  test('by its own answer; one that is as approved is not', async () => {
    prepare();
    await pay();
    expect([state(), await isUnapproved()]).toEqual(['found', false]);
    store.closePayment();
    await prepareOther();
    await pay();
    expect([state(), await isUnapproved()]).toEqual(['found', true]);
  });

  test('by a look-up, after its answer was lost', async () => {
    await tab.fault(PAY, { type: 'reset' }, { stage: 'post' });
    await prepareOther();
    await pay();
    await vi.advanceTimersByTimeAsync(0);
    await eventually(() => expect(state()).toBe('found'));
    expect(await isUnapproved()).toBe(true);
  });

  test('by a look-up of another document', async () => {
    await tab.fault(PAY, { type: 'reset' }, { stage: 'post' });
    await tab.fault(LOOK_UP, { type: 'reset' }, { times: 50 });
    await prepareOther();
    await pay();
    store = await tab.load();
    await tab.mock.clearFaults();
    store.resumePayment(tab.customerId);
    await eventually(() => expect(state()).toBe('found'));
    expect(await isUnapproved()).toBe(true);
  });

  test('what is stored of it is cleared with the session, and what can’t be read is none', async () => {
    const { isUnapproved: is, markUnapproved } = await import('#src/stores/transfers/unapproved-payments.ts');
    markUnapproved('txn_1');
    expect([is('txn_1'), is('txn_2')]).toEqual([true, false]);
    sessionStorage.setItem('unapproved', '{"a":');
    expect(is('txn_1')).toBe(false);
    markUnapproved('txn_3');
    expect(is('txn_3')).toBe(true);
    const { clearTabData } = await import('#src/api/storage.ts');
    clearTabData();
    expect(is('txn_3')).toBe(false);
  });
});
