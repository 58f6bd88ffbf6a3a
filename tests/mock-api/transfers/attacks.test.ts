import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkNuban } from '#contract/addresses/nuban.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { setPin } from '#mock-api/features/pin/pin.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { Payer, PIN, toChinedu, toTron } from './payer.ts';

const userOf = ({ state }: Payer, username: string): User =>
  Object.values(state.users).find((one) => one.username === username)!;
const BANK = '901';
/** Account numbers of one bank that end alike. */
const alike = Array.from({ length: 900_000 }, (_, index) => `1${String(index).padStart(5, '0')}4579`)
  .filter((number) => checkNuban(BANK, number).ok)
  .slice(0, 2);
const toAccount = (account_number: string, amount = '5000') => ({
  kind: 'payout',
  to: { bank_code: BANK, account_number },
  amount,
});
const toExchange = (memo: string) => ({
  kind: 'send',
  asset: 'xrp',
  to: { network: 'xrpl', address: exchangeAddress('xrpl'), memo },
  amount: '5',
});

describe('somebody else’s account is not known because it looks like one that was paid', () => {
  let who: Payer;
  beforeEach(async () => {
    who = await Payer.create('two-factor');
  });
  const code = () => {
    const [factor] = Object.values(who.state.twoFactor);
    return shownCode(who.state, factor!).code;
  };

  test.each([
    ['a bank account whose last digits are the same', toAccount(alike[0]!), toAccount(alike[1]!)],
    ['another memo at one exchange', toExchange('1'), toExchange('2')],
  ])('%s', async (_what, first, second) => {
    const [user] = Object.values(who.state.users);
    const { email } = user!;
    await who.control('POST', '/deposits', { email, asset: 'xrp', amount: '100' });
    await who.paid(first, { approval: { pin: PIN, totp: code() }, save_payee: 'Mine' });
    await who.wait(25 * 3600);
    expect((await who.quote(first)).requires).not.toContain('totp');
    const quote = await who.quote(second);
    expect(quote.requires).toContain('totp');
    expect((await who.pay(quote)).body.code).toBe('totp_required');
    await who.wait(60);
    restrict(jobContext(who.app.sandboxes.default), user!, { scope: 'new_payees', reason: 'review' });
    expect((await who.quote(second)).limits.blocked_by?.code).toBe('sending_restricted');
    expect((await who.quote(first)).limits.blocked_by?.code).not.toBe('sending_restricted');
  });

  test('one code of the app approves one payment, also of two that run together', async () => {
    const quotes = [await who.quote(toAccount(alike[0]!)), await who.quote(toAccount(alike[1]!, '5001'))];
    const approval = { pin: PIN, totp: code() };
    const { body: rule } = await who.control('POST', '/faults', {
      op: 'POST /wallet/transactions',
      stage: 'work',
      effect: { type: 'wait' },
    });
    const running = quotes.map((quote) => who.pay(quote, { approval }));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await who.control('DELETE', `/faults/${String(rule.id)}`);
    const answers = (await Promise.all(running)).map(({ status, body }) => body.code ?? status);
    expect(answers).toEqual([201, 'totp_used']);
    expect(who.brokenInvariants()).toEqual([]);
  });

  test('codes of the app can’t be guessed: after ten wrong ones a right one has to wait', async () => {
    const quote = await who.quote(toAccount(alike[0]!));
    const tried = async (totp: string) => (await who.pay(quote, { approval: { pin: PIN, totp } })).body.code;
    for (let turn = 0; turn < 10; turn += 1) expect(await tried('000000')).toBe('totp_invalid');
    expect(await tried('000000')).toBe('rate_limited');
    expect(await tried(code())).toBe('rate_limited');
    await who.wait(24 * 3600);
    const later = await who.quote(toAccount(alike[0]!));
    expect((await who.pay(later, { approval: { pin: PIN, totp: code() } })).status).toBe(201);
  });
});

describe('limits', () => {
  let tobi: Payer;
  beforeEach(async () => {
    tobi = await Payer.create();
  });

  test('what is on its way to a chain is not worth something to the next payment', async () => {
    const ann = await Payer.create('complete-no-pin', tobi.app);
    const { email, customer_id } = userOf(ann, 'zainabsani');
    setPin(ann.state, ann.state.users[customer_id]!, PIN);
    await ann.control('POST', '/deposits', { email, asset: 'ngn', amount: '60000' });
    await ann.paid({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '50000' });
    const free = async () => Number((await ann.quote(toTron('20'))).limits.blocked_by!.details.available);
    const before = await free();
    await ann.paid(toTron('10'));
    // The fee is 1 USDT.
    expect(await free()).toBeCloseTo(before - 11, 1);
    expect((await ann.quote(toTron(before.toFixed(6)))).limits.blocked_by?.code).toBe('funds_clearing');
  });

  test('a clock that was moved back frees nothing', async () => {
    const used = async () =>
      ((await tobi.get('/wallet/limits')).body.data as { daily: { used: string } }).daily.used;
    await tobi.paid(toChinedu('5000'));
    const before = await used();
    await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-19T09:42:00.000Z' });
    await tobi.paid(toChinedu('1'));
    await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
    expect(await used()).toBe(before);
  });

  test('a coin whose value nobody knows can’t be sent past the limits', async () => {
    await tobi.control('PUT', '/ticker', { symbols: { btcusdt: { mode: 'silent' } } });
    const { body } = await tobi.post('/wallet/quotes', toChinedu('0.001', 'btc'));
    expect(body.code).toBe('price_unavailable');
  });
});

describe('numbers of thirty digits', () => {
  const most = '9'.repeat(30);
  test.each([
    ['to a person', toChinedu(most, 'btc')],
    ['to a chain', toTron(most)],
    ['converted', { kind: 'convert', from: 'btc', to: 'ngn', amount: most }],
    ['converted to', { kind: 'convert', from: 'ngn', to: 'btc', amount: most, fixed_side: 'to' }],
    ['deposited', { kind: 'deposit', amount: most }],
    ['paid to a bank', toAccount(alike[0]!, most)],
  ])('%s are refused', async (_what, request) => {
    const tobi = await Payer.create();
    const { status, body } = await tobi.post('/wallet/quotes', request);
    expect([status, body.code]).toEqual([422, 'amount_format']);
  });
});

test('a customer’s quotes are not pushed out by somebody else’s', async () => {
  const tobi = await Payer.create();
  const quote = await tobi.quote(toChinedu('5'));
  const other = await Payer.create('payer', tobi.app);
  for (let round = 0; round < 2; round += 1) {
    for (let turn = 0; turn < 290; turn += 1) await other.quote(toChinedu('1'));
    await other.wait(61);
  }
  expect((await tobi.pay(quote)).status).toBe(201);
});

test('a key that could not be looked up afterwards is none', async () => {
  const tobi = await Payer.create();
  const key = '00000000-0000-0000-0000-00000000000a';
  const sent = await tobi.pay(await tobi.quote(toChinedu('5')), {}, key);
  expect([sent.status, sent.body.code]).toEqual([400, 'idempotency_key_missing']);
});

test('a label of spaces saves nobody', async () => {
  const tobi = await Payer.create();
  const { body } = await tobi.pay(await tobi.quote(toTron('5')), { save_payee: '   ' }, randomUUID());
  expect(body.code).toBe('invalid_fields');
});
