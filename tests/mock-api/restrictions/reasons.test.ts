import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import type { RestrictionScope } from '#contract/restrictions.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import type { NewRestriction } from '#mock-api/features/restrictions/restrictions.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

const HOUR = 3600;
/** An account of the customer's at Harbour Bank that is paid before it begins, and another one that never was. */
const OWN = { bank_code: '901', account_number: '0123456784' };
const OTHER = { bank_code: '901', account_number: '0000014579' };
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const toPerson = (username: string, more: object = {}) => ({
  ...toChinedu('500'),
  to: { username },
  ...more,
});
const toBank = (to: object) => ({ kind: 'payout', to, amount: '500' });

/** What is paid in each way, and whether it goes to somebody who was paid before. */
const payments = {
  'send: known person': toPerson('chinedu'),
  'send: new person': toPerson('zhangwei'),
  'send: known address': toTron('6'),
  'send: new address': { ...toTron('12'), to: { network: 'erc20', address: EVM } },
  'payout: own bank': toBank(OWN),
  'payout: other bank': toBank(OTHER),
  convert: { kind: 'convert', from: 'ngn', to: 'usdt', amount: '500' },
} as const;
/** Whose request is paid. */
const requests = {
  'paying a request: known person': 'nnekaobi',
  'paying a request: new person': 'samuelade',
};
type Way = keyof typeof payments | keyof typeof requests;

const heldBack: Readonly<Record<RestrictionScope, readonly Way[]>> = {
  new_payees: ['send: new person', 'send: new address', 'payout: other bank', 'paying a request: new person'],
  bank: ['payout: own bank', 'payout: other bank'],
  all_outgoing: [
    'send: known person',
    'send: new person',
    'send: known address',
    'send: new address',
    'payout: own bank',
    'payout: other bank',
    'paying a request: known person',
    'paying a request: new person',
  ],
};

let tobi: Payer;
let nneka: Payer;
let samuel: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  nneka = await Payer.create('payer', tobi.app);
  samuel = await Payer.create('payee', tobi.app);
  for (const known of [toPerson('chinedu'), toPerson('nnekaobi'), toTron('5'), toBank(OWN)])
    await tobi.paid(known);
  await tobi.wait(HOUR);
});

const owner = () => Object.values(tobi.state.users).find(({ username }) => username === 'tobiade')!;
const restrictTobi = (what: NewRestriction) =>
  restrict(jobContext(tobi.app.sandboxes.default), owner(), what);
const ask = async (who: Payer) => {
  const terms = { asset: 'ngn', amount: '500', to: '@tobiade' };
  const { body } = await who.post('/wallet/payment-requests', terms, { 'idempotency-key': randomUUID() });
  return (body.data as PaymentRequest).request_id;
};

/** Tries every way to pay, and says which were refused as restricted: by their quote and by their transaction. */
async function refusedWays(): Promise<{ quoted: Way[]; refused: Way[] }> {
  const all: [Way, object][] = Object.entries(payments) as [Way, object][];
  for (const [way, username] of Object.entries(requests) as [keyof typeof requests, string][]) {
    const request_id = await ask(username === 'nnekaobi' ? nneka : samuel);
    all.push([way, toPerson(username, { request_id })]);
  }
  const [quoted, refused]: Way[][] = [[], []];
  for (const [way, request] of all) {
    const quote = await tobi.quote(request);
    if (quote.limits.blocked_by?.code === 'sending_restricted') quoted!.push(way);
    else expect([way, quote.limits.blocked_by]).toEqual([way, null]);
    const { status, body } = await tobi.pay(quote);
    if (body.code === 'sending_restricted') refused!.push(way);
    else expect([way, status]).toEqual([way, 201]);
  }
  return { quoted: quoted!, refused: refused! };
}

const rows: readonly NewRestriction[] = [
  { scope: 'new_payees', reason: 'password_changed' },
  { scope: 'new_payees', reason: 'pin_reset' },
  { scope: 'new_payees', reason: 'two_factor_off' },
  { scope: 'new_payees', reason: 'new_device' },
  { scope: 'new_payees', reason: 'review' },
  { scope: 'bank', reason: 'review' },
  { scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset' },
  { scope: 'all_outgoing', reason: 'pin_reset', after: 'new_device' },
];

describe('what each restriction holds back, of people, addresses, banks, conversions and requests', () => {
  test.each(rows)('$scope, $reason', async (what) => {
    restrictTobi(what);
    const expected = [...heldBack[what.scope]].sort();
    const { quoted, refused } = await refusedWays();
    expect([quoted.sort(), refused.sort()]).toEqual([expected, expected]);
    expect(tobi.brokenInvariants()).toEqual([]);
    await tobi.wait(24 * HOUR);
    expect(await refusedWays()).toEqual({ quoted: [], refused: [] });
  });

  test('nothing, without one', async () => {
    expect(await refusedWays()).toEqual({ quoted: [], refused: [] });
  });
});

describe('who counts as paid before a restriction of new payees began', () => {
  const blockOf = async (request: object) => (await tobi.quote(request)).limits.blocked_by?.code ?? null;

  test('whoever was paid just before it, without the day that trust takes', async () => {
    await tobi.paid(toPerson('zhangwei'));
    restrictTobi({ scope: 'new_payees', reason: 'pin_reset' });
    expect(await blockOf(toPerson('zhangwei'))).toBeNull();
  });

  test('nobody by a payment that is still on its way, in review or was cancelled', async () => {
    await tobi.control('POST', '/simulate/reviews', { email: 'tobi@example.com' });
    expect((await tobi.paid(toPerson('zhangwei'))).status).toBe('review');
    const bank = await tobi.paid(toBank(OTHER));
    restrictTobi({ scope: 'new_payees', reason: 'pin_reset' });
    expect(await blockOf(toPerson('zhangwei'))).toBe('sending_restricted');
    expect(await blockOf(toBank(OTHER))).toBe('sending_restricted');
    // What was accepted goes on, and makes nobody known while the restriction lasts.
    await tobi.wait(HOUR);
    expect((await tobi.transaction(bank.id)).status).toBe('completed');
    expect(await blockOf(toBank(OTHER))).toBe('sending_restricted');
    // Nor does it when the same restriction is renewed.
    restrictTobi({ scope: 'new_payees', reason: 'pin_reset' });
    expect(await blockOf(toBank(OTHER))).toBe('sending_restricted');
  });

  test('nobody by having sent something', async () => {
    await samuel.paid(toPerson('tobiade'));
    restrictTobi({ scope: 'new_payees', reason: 'password_changed' });
    expect(await blockOf(toPerson('samuelade'))).toBe('sending_restricted');
  });
});

test('what is on its way can be cancelled, and a deposit claimed, while everything is held back', async () => {
  const bank = await tobi.paid(toBank(OTHER));
  restrictTobi({ scope: 'all_outgoing', reason: 'review' });
  const key = { 'idempotency-key': randomUUID() };
  expect((await tobi.post(`/wallet/transactions/${bank.id}/cancel`, {}, key)).status).toBe(200);
  expect((await tobi.quote({ kind: 'deposit', amount: '5000' })).limits.ok).toBe(true);
});

test('a refusal says by its scope what can’t be sent, until when and why, in both languages', async () => {
  const say = async (language: string) =>
    (
      await tobi.pay(await tobi.quote(toPerson('zhangwei')), {}, randomUUID(), {
        'accept-language': language,
      })
    ).body.message;
  restrictTobi({ scope: 'new_payees', reason: 'password_changed' });
  expect(await say('en')).toBe(
    'You can’t send to people, addresses or bank accounts you haven’t paid before until 22 Nov, 11:42 (Lagos time), because your password changed. Your money hasn’t moved.',
  );
  expect(await say('zh-CN')).toBe(
    '拉各斯时间 11月22日 11:42 前，不能转给你没有付过款的人、地址或银行账户，因为登录密码有改动。未转出，资金仍在余额中。',
  );
  await tobi.wait(1);
  restrictTobi({ scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset' });
  expect(await say('en')).toBe(
    'You can’t send or withdraw until 22 Nov, 11:42 (Lagos time), because your PIN was reset soon after your password. Your money hasn’t moved.',
  );
});
