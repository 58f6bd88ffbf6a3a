import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assets, type AssetId } from '#contract/assets.ts';
import { controlEndpoints, type ControlEndpoint } from '#mock-api/control/control-endpoint.ts';
import { emptyMock } from '../visitor.ts';
import { Payer } from '../transfers/payer.ts';

/** The calls of the control plane that take an amount of money. */
const calls = controlEndpoints(emptyMock()).filter(
  ({ body }) => body instanceof z.ZodMiniObject && 'amount' in body.def.shape,
);
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

test('what lets money move takes an amount', () => {
  expect(named.map(([name]) => name).sort()).toEqual([
    'POST /__mock/deposits',
    'POST /__mock/simulate/events',
    'POST /__mock/simulate/payments',
    'POST /__mock/simulate/requests',
    'POST /__mock/simulate/rewards',
  ]);
});

const fine = (asset: AssetId) => `0.${'0'.repeat(assets[asset].scale)}1`;
const badAmounts: readonly (readonly [what: string, asset: AssetId, amount: unknown])[] = [
  ['nothing', 'ngn', '0'],
  ['nothing of a coin', 'eth', '0'],
  ['a third decimal of naira', 'ngn', '1.001'],
  ['a third decimal of dollars', 'usd', '0.005'],
  ...(['ngn', 'usdt', 'btc', 'near'] as const).map(
    (asset) => [`one decimal too many of ${asset}`, asset, fine(asset)] as const,
  ),
  ['19 digits', 'ngn', '1'.repeat(19)],
  ['30 digits of a coin', 'btc', '9'.repeat(30)],
  ['31 digits', 'btc', '9'.repeat(31)],
  ['30 digits with decimals', 'near', `${'9'.repeat(30)}.${'9'.repeat(24)}`],
  ['less than nothing', 'ngn', '-5'],
  ['a sign', 'ngn', '+5'],
  ['an exponent', 'ngn', '1e3'],
  ['a prefix', 'ngn', '0x10'],
  ['a zero in front', 'ngn', '05'],
  ['zeros behind', 'ngn', '5.00'],
  ['no digit in front', 'ngn', '.5'],
  ['no digit behind', 'ngn', '5.'],
  ['a comma', 'ngn', '1,000'],
  ['a blank', 'ngn', ' 5'],
  ['no characters', 'ngn', ''],
  ['other digits', 'ngn', '٥'],
  ['a word', 'ngn', 'NaN'],
  ['a number', 'ngn', 5],
  ['null', 'ngn', null],
  ['an object', 'ngn', {}],
  ['a list', 'ngn', ['5']],
];

describe.each(named)('%s', (_name, call) => {
  let who: Payer;
  let deposit: string;
  beforeEach(async () => {
    who = await Payer.create('payer');
    deposit = (await who.paid({ kind: 'deposit', amount: '5000' }, { approval: {} })).id;
  });

  /** A request that is right but for its amount. */
  function bodyWith({ declared }: { declared: ControlEndpoint }, asset: AssetId, amount: unknown): object {
    const isEvent = declared.path.endsWith('/events');
    const example = declared.example?.body as object;
    return isEvent ? { transaction_id: deposit, event: 'credited', amount } : { ...example, asset, amount };
  }
  const send = (asset: AssetId, amount: unknown) =>
    who.control(call.method, call.path.replace('/__mock', ''), bodyWith({ declared: call }, asset, amount));

  test.each(badAmounts)('%s is refused with words, and nothing is booked', async (_what, asset, amount) => {
    const { ledger, transactions, paymentRequests } = who.state;
    const before = JSON.stringify([ledger, transactions, paymentRequests]);
    const { status, body } = await send(asset, amount);
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_fields', { amount: 'invalid' }]);
    expect(body.message).toMatch(/"amount"/);
    expect(JSON.stringify([ledger, transactions, paymentRequests])).toBe(before);
    for (const path of ['/wallet/balances', '/wallet/portfolio', '/wallet/ledger', '/wallet/transactions'])
      expect([path, (await who.get(path)).status]).toEqual([path, 200]);
  });

  test('the most that is taken can be shown', async () => {
    expect((await send('ngn', '9'.repeat(15))).status).toBeLessThan(300);
    for (const path of [
      '/wallet/balances',
      '/wallet/portfolio',
      '/wallet/ledger',
      '/wallet/statements/2026-11',
    ])
      expect([path, (await who.get(path)).status]).toEqual([path, 200]);
    expect(who.brokenInvariants()).toEqual([]);
  });
});
