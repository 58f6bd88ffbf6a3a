import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { PRICE_ALERT_LIMIT } from '#contract/price-alerts.ts';
import { casesOf, quietly, repeat, type CallCase, type Stage } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
let keys = 0;
const headers = () => {
  keys += 1;
  return { 'idempotency-key': `5f7c0a52-9d3e-4a53-8f0e-${String(keys).padStart(12, '0')}` };
};
const KEY = headers();
const as = 'complete' as const;
const alert = { asset: 'btc', kind: 'above', value: '250000', currency: 'usd' };
const set = ({ visitor }: Stage, body: object = alert) => visitor.post('/trade/alerts', body, headers());
const setOne = quietly(async (stage) => {
  await set(stage);
  const [saved] = Object.values(stage.state.priceAlerts).flat();
  saved!.alert_id = 'alert_here';
});
const HERE = '/trade/alerts/alert_here';
const silence = quietly(({ visitor }) =>
  visitor.control('PUT', '/ticker', { symbols: { btcusdt: { mode: 'silent' } } }),
);
/** Puts the market at a moment at which bitcoin had fallen by 7 % in 24 hours; at some moments it is where it was. */
const afterFall = ({ state }: Stage) => {
  state.ticker.market = Date.parse('2026-11-18T11:00:00Z');
  return undefined;
};

const createCase = (when: string, body: object, code: ErrorCode, more: Partial<CallCase> = {}) => ({
  when,
  as,
  headers: KEY,
  body: { ...alert, ...body },
  answer: refusedWith(code),
  ...more,
});

/** Price alerts. */
export const alertCases: readonly CallCase[] = [
  ...casesOf('GET /trade/alerts', [
    { when: 'there are none', as, answer: 200, says: { data: { items: [] } } },
    {
      when: 'those of another asset are asked for',
      as,
      before: setOne,
      path: '/trade/alerts?asset=eth',
      answer: 200,
      says: { data: { items: [] } },
    },
  ]),
  ...casesOf('POST /trade/alerts', [
    {
      when: 'it watches for a price',
      as,
      headers: KEY,
      body: alert,
      answer: 200,
      says: { data: { status: 'waiting', repeat: false, channels: ['notification'], next_at: null } },
    },
    {
      when: 'it is paused, and true already',
      as,
      headers: KEY,
      body: { ...alert, value: '1', paused: true },
      answer: 200,
      says: { data: { paused: true } },
    },
    createCase('the value is 0', { value: '0' }, 'alert_value_invalid'),
    createCase('the value is no number', { value: '1e5' }, 'alert_value_invalid'),
    createCase('the value has too many decimals', { value: '1.123456789' }, 'alert_value_invalid'),
    createCase('a change has three decimals', { kind: 'change_24h', value: '5.125' }, 'alert_value_invalid'),
    createCase('a change is a slip', { kind: 'change_24h', value: '1001' }, 'alert_value_invalid'),
    createCase('the price is above already', { value: '1' }, 'alert_already_true'),
    createCase('the price is below already', { kind: 'below' }, 'alert_already_true'),
    createCase('it has moved already', { kind: 'change_24h', value: '7' }, 'alert_already_true', {
      before: afterFall,
    }),
    createCase('there is no live price', {}, 'price_unavailable', { before: silence }),
    createCase('the market has no such row', { asset: 'nonsense' }, 'asset_not_found'),
    createCase('it is told nowhere', { channels: [] }, 'invalid_fields'),
    createCase('there is no key', {}, 'idempotency_key_missing', { headers: {} }),
    createCase('the key came with another one', { value: '260000' }, 'idempotency_key_reused', {
      before: quietly(({ visitor }) => visitor.post('/trade/alerts', alert, KEY)),
    }),
    createCase('there are fifty', {}, 'forbidden', {
      before: quietly((stage) => repeat(PRICE_ALERT_LIMIT, () => set(stage))),
    }),
  ]),
  ...casesOf('PUT /trade/alerts/{id}', [
    { when: 'there is none', as, body: { paused: true }, answer: refusedWith('not_found') },
    {
      when: 'it is paused',
      as,
      before: setOne,
      path: HERE,
      body: { paused: true },
      answer: 200,
      says: { data: { paused: true, value: '250000' } },
    },
    {
      when: 'the new value is true already',
      as,
      before: setOne,
      path: HERE,
      body: { value: '1' },
      answer: refusedWith('alert_already_true'),
    },
    {
      when: 'the new value is none',
      as,
      before: setOne,
      path: HERE,
      body: { value: '-1' },
      answer: refusedWith('alert_value_invalid'),
    },
    {
      when: 'there is no live price to judge the new value by',
      as,
      before: async (stage) => {
        await setOne(stage);
        return silence(stage);
      },
      path: HERE,
      body: { value: '260000' },
      answer: refusedWith('price_unavailable'),
    },
    {
      when: 'nothing is changed',
      as,
      before: setOne,
      path: HERE,
      body: {},
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('DELETE /trade/alerts/{id}', [{ when: 'there is none', as, answer: refusedWith('not_found') }]),
];
