import { beforeEach, describe, expect, test } from 'vitest';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { Payer, PIN, toChinedu } from './payer.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ACCOUNT = { bank_code: '901', account_number: '0123456784' };

let ngozi: Payer;
let email: string;
beforeEach(async () => {
  ngozi = await Payer.create('two-factor');
  email = ((await ngozi.get('/user/profile')).body.data as { email: string }).email;
  for (const [asset, amount] of [
    ['ngn', '20000000'],
    ['xrp', '5000'],
  ])
    await ngozi.control('POST', '/deposits', { email, asset, amount });
  // People, an address and an account that are known: each was paid a little, more than a day ago.
  for (const request of [toKnown('1'), toOtherKnown('1'), toKnownBank('500'), toKnownAddress('9000')])
    await paid(request);
  await advance(DAY + HOUR);
});

const toPerson = (username: string) => (amount: string) => ({ ...toChinedu(amount), to: { username } });
const toKnown = toPerson('chinedu');
const toOtherKnown = toPerson('amina');
const toKnownBank = (amount: string) => ({ kind: 'payout', to: ACCOUNT, amount });
const toExchange = (memo: string) => (amount: string) => ({
  kind: 'send',
  asset: 'xrp',
  to: { network: 'xrpl', address: exchangeAddress('xrpl'), memo },
  amount,
  unit: 'fiat',
  fiat_currency: 'ngn',
});
const toKnownAddress = toExchange('1');
/** Three people who were never paid. */
const [toNew, toSecondNew, toThirdNew] = [
  toPerson('adaobi'),
  toPerson('kwame'),
  toPerson('adanwafor'),
] as const;

const advance = (ms: number) => ngozi.control('POST', '/clock/advance', { ms });
const code = () => {
  const [factor] = Object.values(ngozi.state.twoFactor);
  return shownCode(ngozi.state, factor!).code;
};
/** Pays with a code of the app, whether it is needed or not. */
async function paid(request: object) {
  await advance(30_000);
  return ngozi.paid(request, { approval: { pin: PIN, totp: code() } });
}
/** Whether a payment of now asks for a code: by its quote, and by what becomes of it without one. */
async function asks(request: object): Promise<boolean> {
  const quote = await ngozi.quote(request);
  const asked = quote.requires.includes('totp');
  const { body } = await ngozi.pay(quote, { approval: { pin: PIN } });
  expect(body.code).toBe(asked ? 'totp_required' : undefined);
  return asked;
}

type Row = readonly [what: string, before: readonly object[], now: object, asked: boolean];
const rows: readonly Row[] = [
  ['₦500,000 to somebody known', [], toKnown('500000'), false],
  ['a kobo more', [], toKnown('500000.01'), true],
  ['₦500,000 in three parts', [toKnown('166666.66'), toKnown('166666.67')], toKnown('166666.67'), false],
  ['a kobo more in three parts', [toKnown('166666.67'), toKnown('166666.67')], toKnown('166666.67'), true],
  ['₦499,999 for the second time', [toKnown('499999')], toKnown('499999'), true],
  ['₦499,999 for the third time', [toKnown('499999'), toKnown('499999')], toKnown('499999'), true],
  ['the sum of two who are known', [toKnown('250000')], toOtherKnown('250000'), false],
  ['the sum of two who are known, and a kobo', [toKnown('250000')], toOtherKnown('250000.01'), true],
  ['the sum of a known bank and a person', [toKnownBank('300000')], toKnown('200000'), false],
  ['the sum of a known bank and a person, and a kobo', [toKnownBank('300000')], toKnown('200000.01'), true],
  ['the sum of a known address and a bank', [toKnownAddress('300000')], toKnownBank('200000.01'), true],
  ['₦50,000 to a stranger', [], toNew('50000'), false],
  ['a kobo more to a stranger', [], toNew('50000.01'), true],
  ['₦499,999 to a stranger', [], toNew('499999'), true],
  ['₦50,000 to one stranger in parts', [toNew('20000'), toNew('20000')], toNew('10000'), false],
  ['a kobo more to one stranger in parts', [toNew('20000'), toNew('20000')], toNew('10000.01'), true],
  ['₦50,000 to three strangers', [toNew('20000'), toSecondNew('20000')], toThirdNew('10000'), false],
  ['a kobo more to three strangers', [toNew('20000'), toSecondNew('20000')], toThirdNew('10000.01'), true],
  ['somebody known, after strangers got their sum', [toNew('50000')], toKnown('1000'), false],
  ['a stranger, after somebody known got more than theirs', [toKnown('450000')], toNew('50000'), false],
  ['a stranger, where both sums are full', [toKnown('450000')], toNew('50000.01'), true],
  [
    'little to a new bank account',
    [],
    { ...toKnownBank('500'), to: { ...ACCOUNT, account_number: '0000014579' } },
    true,
  ],
  ['little to a new address', [], toExchange('2')('9000'), true],
];

describe('a code is asked by the sums of 24 hours, this payment included', () => {
  test.each(rows)('%s', async (_what, before, now, asked) => {
    for (const request of before) await paid(request);
    expect(await asks(now)).toBe(asked);
    expect(ngozi.brokenInvariants()).toEqual([]);
  });

  test.each([
    ['all', toKnown('500000'), toOtherKnown('500000')],
    ['strangers', toNew('50000'), toSecondNew('50000')],
  ])('a payment counts among those to %s for 24 hours, to the millisecond', async (_what, first, next) => {
    await paid(first);
    await advance(DAY - 1);
    expect((await ngozi.quote(next)).requires).toContain('totp');
    await advance(1);
    expect((await ngozi.quote(next)).requires).not.toContain('totp');
  });

  test('who is known for a day by then counts among the strangers no longer', async () => {
    await paid(toNew('30000'));
    await advance(DAY - HOUR);
    await paid(toNew('30000'));
    expect((await ngozi.quote(toSecondNew('20001'))).requires).toContain('totp');
    await advance(HOUR);
    expect((await ngozi.quote(toSecondNew('50000'))).requires).not.toContain('totp');
  });
});

describe('what does not count', () => {
  test.each([
    ['a payment that failed', toKnownBank('400000'), 'failed'],
    ['one that the bank returned', toKnownBank('400000'), 'returned'],
  ])('%s', async (_what, request, event) => {
    const { id } = await paid(request);
    if (event === 'returned') await advance(HOUR);
    await ngozi.control('POST', '/simulate/events', { transaction_id: id, event });
    expect((await ngozi.transaction(id)).status).toBe(event);
    expect(await asks(toKnown('500000'))).toBe(false);
  });

  test('one that was cancelled', async () => {
    const { id } = await paid(toKnownBank('400000'));
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await ngozi.post(`/wallet/transactions/${id}/cancel`, {}, key)).status).toBe(200);
    expect(await asks(toKnown('500000'))).toBe(false);
  });

  test('conversions, deposits and what was received', async () => {
    await paid({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '3000000' });
    await paid({ kind: 'deposit', amount: '900000' });
    await ngozi.control('POST', '/simulate/payments', {
      from: 'amina',
      email,
      asset: 'ngn',
      amount: '900000',
    });
    expect(await asks({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '3000000' })).toBe(false);
    expect(await asks(toKnown('500000'))).toBe(false);
  });

  test('what a payment is worth now: it counts as what it was worth when it was made', async () => {
    await paid(toKnownAddress('300000'));
    await advance(6 * HOUR);
    expect((await ngozi.quote(toKnown('200000'))).requires).not.toContain('totp');
    expect((await ngozi.quote(toKnown('200000.01'))).requires).toContain('totp');
  });
});

test('without an authenticator app nothing more is asked', async () => {
  const tobi = await Payer.create('complete', ngozi.app);
  await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset: 'ngn', amount: '3000000' });
  for (const amount of ['499999', '499998', '900000'])
    expect((await tobi.paid(toNew(amount))).status).toBe('completed');
});

test('both sums are judged again when the payment is made: a quote of before is no way around them', async () => {
  const quotes = [await ngozi.quote(toNew('30000')), await ngozi.quote(toSecondNew('30000'))];
  expect(quotes.map(({ requires }) => requires.includes('totp'))).toEqual([false, false]);
  expect((await ngozi.pay(quotes[0]!)).status).toBe(201);
  expect((await ngozi.pay(quotes[1]!)).body.code).toBe('totp_required');
  await advance(30_000);
  expect((await ngozi.pay(quotes[1]!, { approval: { pin: PIN, totp: code() } })).status).toBe(201);
});

describe('of several payments that run at the same time', () => {
  const pay = (given: object) => async (request: object) => ngozi.pay(await ngozi.quote(request), given);
  /** Lets all of them be judged before the first one is booked. */
  async function together(requests: readonly object[], given: object) {
    const { body } = await ngozi.control('POST', '/faults', {
      op: 'POST /wallet/transactions',
      effect: { type: 'wait' },
      stage: 'work',
      times: requests.length,
    });
    const quotes = [];
    for (const request of requests) quotes.push(await ngozi.quote(request));
    const running = quotes.map((quote) => ngozi.pay(quote, given));
    const waiting = async () => {
      const { items } = (await ngozi.get('/__mock/faults')).body as { items: { waiting: number }[] };
      return items[0]?.waiting;
    };
    await expect.poll(waiting).toBe(requests.length);
    await ngozi.send('DELETE', `/__mock/faults/${String(body.id)}`, { headers: { 'x-mock-control': '1' } });
    return (await Promise.all(running)).map(({ status, body: answer }) => answer.code ?? status);
  }

  test('those go through that fit under the sum, and the next one is asked for a code', async () => {
    const three = [toKnown('200000'), toOtherKnown('200000'), toKnownBank('200000')];
    const answers = await together(three, {});
    expect(answers.toSorted()).toEqual([201, 201, 'totp_required']);
  });

  test('a wrong code of the one that needs it is refused, and one that nothing has needed yet is not used up', async () => {
    const answers = await together([toNew('30000'), toSecondNew('30000')], {
      approval: { pin: PIN, totp: '000000' },
    });
    expect(answers.toSorted()).toEqual([201, 'totp_invalid']);
    await advance(30_000);
    const right = { approval: { pin: PIN, totp: code() } };
    expect((await pay(right)(toThirdNew('30000'))).status).toBe(201);
  });
});
