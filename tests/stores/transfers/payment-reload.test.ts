import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import type * as Payment from '#src/stores/transfers/payment.ts';
import { LOOK_UP, openTab, PAY, PIN, toChinedu } from './tab.ts';
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

const prepare = () => store.preparePayment(quote, tab.customerId, { acknowledged_risks: [] });
const state = () => store.$payment.get().name;
const pay = () => store.sendPayment({ pin: PIN });
const stored = () =>
  JSON.parse(sessionStorage.getItem('moneyKey') ?? 'null') as Record<string, unknown> | null;

test('a payment in review is in review again, with its key', async () => {
  prepare();
  const { key } = stored()!;
  store = await tab.load();
  store.resumePayment(tab.customerId);
  expect([state(), stored()?.key]).toEqual(['ready', key]);
  expect((await tab.calls(LOOK_UP)).length).toBe(0);
  await pay();
  expect(state()).toBe('found');
});

test('a payment that was sent is looked up, and no other one can be prepared', async () => {
  await tab.fault(PAY, { type: 'reset' }, { stage: 'post' });
  // The document is left before its first look-up is answered.
  await tab.fault(LOOK_UP, { type: 'hang' });
  prepare();
  await pay();
  store = await tab.load();
  expect(store.isPaymentOpen()).toBe(true);
  expect(prepare()).toBe(false);
  store.resumePayment(tab.customerId);
  expect(state()).toBe('checking');
  await eventually(() => expect(state()).toBe('found'));
  expect(tab.payments()).toHaveLength(1);
});

test('what somebody else sent in this tab is forgotten', async () => {
  await tab.fault(PAY, { type: 'reset' });
  prepare();
  await pay();
  store = await tab.load();
  store.resumePayment('CWR00000000');
  expect([state(), stored()]).toEqual(['none', null]);
});

test('what another document of this tab has prepared is not sent by the one that Back brings out of the cache', async () => {
  prepare();
  const other = await tab.quote(toChinedu('6000'));
  sessionStorage.setItem(
    'moneyKey',
    JSON.stringify({
      ...stored(),
      quote_id: other.quote_id,
      body: { acknowledged_risks: [], quote_id: other.quote_id },
    }),
  );
  await pay();
  expect((await tab.calls(PAY)).length).toBe(0);
  expect(tab.payments()).toHaveLength(0);
});

test('a refusal that comes after a log-out stores nothing again', async () => {
  prepare();
  const sent = store.sendPayment({ pin: '000000' });
  sessionStorage.clear();
  await sent;
  expect(stored()).toBeNull();
});

test.each(['{', '{}', 'null', '{"key":1}'])('a stored key that is broken is none: %s', async (text) => {
  sessionStorage.setItem('moneyKey', text);
  store = await tab.load();
  store.resumePayment(tab.customerId);
  expect([state(), store.isPaymentOpen()]).toEqual(['none', false]);
});
