import { expect, test } from 'vitest';
import { Payer, toChinedu, toTron } from './payer.ts';

const payout = { kind: 'payout', to: { bank_code: '901', account_number: '0123456784' }, amount: '5000' };

test.each([
  ['a network', toTron('5'), 'trc20', 'usdt'],
  ['the banks', payout, 'bank', 'ngn'],
] as const)(
  '%s paused after the quote: the payment is refused, nothing moves, and it is made once it works again',
  async (_what, request, network, asset) => {
    const tobi = await Payer.create();
    const quote = await tobi.quote(request);
    const before = await tobi.has(asset);
    const opens_at = '2026-11-21T12:00:00.000Z';
    await tobi.control('PUT', `/simulate/networks/${network}`, { status: 'paused', opens_at });
    const { status, body } = await tobi.pay(quote);
    expect([status, body.code, body.details]).toEqual([409, 'network_paused', { network, opens_at }]);
    expect(await tobi.has(asset)).toBe(before);
    await tobi.control('PUT', `/simulate/networks/${network}`, { status: 'ok' });
    expect((await tobi.pay(quote)).status).toBe(201);
  },
);

test('a network paused between the check of a payment and its commit refuses it', async () => {
  const tobi = await Payer.create();
  const quote = await tobi.quote(toTron('5'));
  const { body: rule } = await tobi.control('POST', '/faults', {
    op: 'POST /wallet/transactions',
    stage: 'work',
    effect: { type: 'wait' },
  });
  const running = tobi.pay(quote);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  await tobi.control('PUT', '/simulate/networks/trc20', { status: 'paused' });
  await tobi.control('DELETE', `/faults/${String(rule.id)}`);
  expect((await running).body.code).toBe('network_paused');
});

test.each([
  ['a payment to a person', toChinedu('5')],
  ['a conversion', { kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' }],
  ['a bank deposit, whose money comes whenever the banks work', { kind: 'deposit', amount: '5000' }],
])('%s needs no network', async (_what, request) => {
  const tobi = await Payer.create();
  const quote = await tobi.quote(request);
  for (const network of ['bank', 'trc20'])
    await tobi.control('PUT', `/simulate/networks/${network}`, { status: 'paused' });
  expect((await tobi.pay(quote)).status).toBe(201);
});
