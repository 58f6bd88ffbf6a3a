import { beforeEach, describe, expect, test } from 'vitest';
import { now } from '#mock-api/core/clock.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { setPin } from '#mock-api/features/pin/pin.ts';
import { setBlocked } from '#mock-api/features/users/blocks.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { Payer, PIN, toChinedu, toTron, TRON } from './payer.ts';

let tobi: Payer;
let id: string;
beforeEach(async () => {
  tobi = await Payer.create();
  id = Object.values(tobi.state.users).find(({ username }) => username === 'tobiade')!.customer_id;
});

const restrictTobi = (given: Parameters<typeof restrict>[2]) =>
  restrict(jobContext(tobi.app.sandboxes.default), tobi.state.users[id]!, given);

const XRP = 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe';
const bank = (account_number: string, bank_code = '901') => ({
  kind: 'payout',
  to: { bank_code, account_number },
  amount: '5000',
});

describe('a quote is refused where no waiting helps', () => {
  test.each<[string, object, string, object?]>([
    ['letters', toChinedu('abc'), 'amount_format'],
    ['an exponent', toChinedu('1e5'), 'amount_format'],
    ['other digits', toChinedu('٣'), 'amount_format'],
    ['a leading zero', toChinedu('01'), 'amount_format'],
    ['an amount of no characters', toChinedu(''), 'amount_format'],
    ['kobo of a kobo', toChinedu('0.001'), 'amount_precision', { asset: 'ngn', decimals: 2 }],
    ['nothing', toChinedu('0'), 'amount_below_min', { asset: 'ngn', minimum: '0.01' }],
    ['too little for a chain', toTron('1.5'), 'amount_below_min', { asset: 'usdt', minimum: '2' }],
    ['nobody', { ...toChinedu('5'), to: { username: 'nobody123' } }, 'recipient_not_found'],
    ['a part of a name', { ...toChinedu('5'), to: { username: 'chined' } }, 'recipient_not_found'],
    ['oneself', { ...toChinedu('5'), to: { username: '@tobiade' } }, 'self_send'],
    ['no payee', { ...toChinedu('5'), to: { payee_id: 'pay_0' } }, 'payee_not_found'],
    [
      'a changed letter',
      { ...toTron('5'), to: { network: 'trc20', address: `${TRON.slice(0, -1)}u` } },
      'address_invalid',
    ],
    [
      'an address of Ethereum on Tron',
      { ...toTron('5'), to: { network: 'trc20', address: '0x52908400098527886E0F7030069857D2E4169EE7' } },
      'address_wrong_network',
      { networks: expect.arrayContaining(['erc20', 'bep20']) as string[] },
    ],
    [
      'a network without the asset',
      { ...toTron('5'), to: { network: 'near', address: 'ann.near' } },
      'asset_not_found',
    ],
    [
      'letters as a tag',
      { ...toTron('5'), asset: 'xrp', to: { network: 'xrpl', address: XRP, memo: 'abc' } },
      'memo_invalid',
    ],
    [
      'a memo where there is none',
      { ...toTron('5'), to: { network: 'trc20', address: TRON, memo: '1' } },
      'memo_invalid',
    ],
    ['a wrong check digit', bank('0000014570'), 'account_number_invalid'],
    ['no such bank', bank('0000014579', '999'), 'account_number_invalid'],
    ['into itself', { kind: 'convert', from: 'btc', to: 'btc', amount: '1' }, 'asset_not_found'],
    ['nothing in return', { kind: 'convert', from: 'ngn', to: 'usd', amount: '0.01' }, 'amount_below_min'],
    [
      'a small deposit',
      { kind: 'deposit', amount: '99' },
      'amount_below_min',
      { asset: 'ngn', minimum: '100' },
    ],
    [
      'a large deposit',
      { kind: 'deposit', amount: '10000000.01' },
      'amount_above_max',
      { asset: 'ngn', maximum: '10000000' },
    ],
  ])('%s', async (_what, request, code, details) => {
    const { body } = await tobi.post('/wallet/quotes', request);
    expect(body.code).toBe(code);
    if (details) expect(body.details).toMatchObject(details);
  });

  test('an exchange without its memo, somebody who is blocked, a network that is paused, a silent coin', async () => {
    const { state } = tobi;
    const code = async (request: object) => (await tobi.post('/wallet/quotes', request)).body;
    const exchange = { network: 'xrpl', address: exchangeAddress('xrpl') };
    expect(await code({ ...toTron('5'), asset: 'xrp', to: exchange })).toMatchObject({
      code: 'memo_required',
      details: { network: 'xrpl' },
    });
    setBlocked(state, id, 'dir_chinedu', true);
    expect((await code(toChinedu('5'))).code).toBe('recipient_blocked');
    setBlocked(state, id, 'dir_chinedu', false);
    setBlocked(state, 'dir_chinedu', id, true);
    expect((await code(toChinedu('5'))).code).toBe('recipient_blocked');
    state.incidents.trc20 = {
      status: 'paused',
      since: now(state),
      until: Date.parse('2026-11-21T14:00:00Z'),
    };
    expect(await code(toTron('5'))).toMatchObject({
      code: 'network_paused',
      details: { network: 'trc20', opens_at: '2026-11-21T14:00:00.000Z' },
    });
    await tobi.control('PUT', '/ticker', { symbols: { btcusdt: { mode: 'silent' } } });
    expect((await code({ kind: 'convert', from: 'ngn', to: 'btc', amount: '500' })).code).toBe(
      'price_unavailable',
    );
  });
});

describe('what blocks a payment for now stands in its quote, and refuses the transaction', () => {
  const cases: [string, object, (state: SandboxState) => void, object][] = [
    [
      'too little money',
      toChinedu('482350.76'),
      () => undefined,
      { code: 'insufficient_funds', details: { asset: 'ngn', available: '482350.75', short_by: '0.01' } },
    ],
    [
      'too little for the fee',
      toTron('1862.441273'),
      () => undefined,
      { code: 'insufficient_funds', details: { short_by: '1' } },
    ],
    [
      'the daily limit',
      toChinedu('200001'),
      (state) => void (state.tiers[id] = 1),
      // The payout of half an hour ago counts.
      {
        code: 'amount_above_limit',
        details: {
          period: 'daily',
          limit: '200000',
          available: '50000',
          resets_at: '2026-11-21T23:00:00.000Z',
        },
      },
    ],
    [
      'frozen sending',
      toChinedu('5'),
      (state) => void (state.sendingFrozen[id] = 0),
      { code: 'sending_frozen' },
    ],
    [
      'a restriction of new payees',
      toTron('5'),
      () => void restrictTobi({ scope: 'new_payees', reason: 'pin_reset' }),
      {
        code: 'sending_restricted',
        details: { scope: 'new_payees', reason: 'pin_reset', until: '2026-11-22T09:42:00.000Z' },
      },
    ],
    [
      'a restriction of everything',
      toChinedu('5'),
      () => void restrictTobi({ scope: 'all_outgoing', reason: 'review' }),
      { code: 'sending_restricted', details: { scope: 'all_outgoing' } },
    ],
  ];
  test.each(cases)('%s', async (_what, request, arrange, block) => {
    arrange(tobi.state);
    const before = JSON.stringify(tobi.state.ledger);
    const quote = await tobi.quote(request);
    expect(quote.limits).toMatchObject({ ok: false, blocked_by: block });
    const { body } = await tobi.pay(quote);
    expect(body).toMatchObject(block);
    expect(JSON.stringify(tobi.state.ledger)).toBe(before);
  });

  test('a restriction of new payees lets people and addresses through that were paid before it', async () => {
    await tobi.paid(toTron('5'));
    await tobi.paid(toChinedu('5'));
    await tobi.wait(600);
    restrictTobi({ scope: 'new_payees', reason: 'password_changed' });
    expect((await tobi.quote(toTron('6'))).limits.ok).toBe(true);
    expect((await tobi.quote(toChinedu('6'))).limits.ok).toBe(true);
    expect((await tobi.quote({ ...toChinedu('6'), to: { username: 'zhangwei' } })).limits.ok).toBe(false);
    await tobi.wait(24 * 3600 - 1);
    expect(
      (
        await tobi.quote({
          ...toTron('10'),
          to: { network: 'erc20', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
        })
      ).limits.ok,
    ).toBe(false);
    await tobi.wait(1);
    expect(
      (
        await tobi.quote({
          ...toTron('10'),
          to: { network: 'erc20', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
        })
      ).limits.ok,
    ).toBe(true);
  });

  test('a bank deposit of this hour can be used inside, and not be sent to a chain', async () => {
    const ann = await Payer.create('complete-no-pin', tobi.app);
    const { email, ...user } = Object.values(tobi.state.users).find(
      ({ username }) => username === 'zainabsani',
    )!;
    setPin(tobi.state, tobi.state.users[user.customer_id]!, PIN);
    await ann.control('POST', '/deposits', { email, asset: 'ngn', amount: '60000' });
    await ann.paid({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '50000' });
    const { available } = (await ann.quote(toTron('30'))).limits.blocked_by!.details as { available: string };
    expect((await ann.quote(toTron('30'))).limits).toMatchObject({
      ok: false,
      blocked_by: {
        code: 'funds_clearing',
        details: { asset: 'usdt', clears_at: '2026-11-21T10:42:00.000Z' },
      },
    });
    // What is left of the balance beyond the deposit, less what the conversion has cost and the fee of the network, 1 USDT.
    expect(Number(available)).toBeGreaterThan(15);
    expect((await ann.quote(toTron(Number(available).toFixed(6)))).limits.ok).toBe(true);
    expect((await ann.quote(toChinedu('30000'))).limits.ok).toBe(true);
    await ann.wait(3600);
    expect((await ann.quote(toTron('30'))).limits.ok).toBe(true);
  });
});
