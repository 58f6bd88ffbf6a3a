import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentErrorDetails } from '#contract/payment-error-details.ts';
import type { Payee } from '#contract/payees.ts';
import type { Quote } from '#contract/quotes.ts';
import { restrictionTextsEn } from '#contract/restriction-texts.ts';
import { restrictionScopes, type RestrictionScope } from '#contract/restrictions.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { Payer, PIN, toChinedu, toTron } from '../transfers/payer.ts';

const HOUR = 3600;
const KNOWN_BANK = { bank_code: '901', account_number: '0123456784' };
const OTHER_BANK = { bank_code: '901', account_number: '0000014579' };
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const ADDRESS = { asset: 'usdt', kind: 'address' };
const payout = (to: object) => ({ kind: 'payout', to, amount: '500' });

/** Whom is paid, and as which payee they are saved. Somebody inside of Cowrie is no payee. */
const recipients = {
  'a known person': { request: toChinedu('500'), payee: null },
  'a new person': { request: { ...toChinedu('500'), to: { username: 'zhangwei' } }, payee: null },
  'a known address': {
    request: toTron('5'),
    payee: { ...ADDRESS, network: 'trc20', address: toTron('5').to.address },
  },
  'a new address': {
    request: { ...toTron('12'), to: { network: 'erc20', address: EVM } },
    payee: { ...ADDRESS, network: 'erc20', address: EVM },
  },
  'a known bank account': { request: payout(KNOWN_BANK), payee: { kind: 'bank', ...KNOWN_BANK } },
  'a new bank account': { request: payout(OTHER_BANK), payee: { kind: 'bank', ...OTHER_BANK } },
} as const;
type Name = keyof typeof recipients;
const names = Object.keys(recipients) as Name[];

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  for (const name of names) if (name.includes('known')) await tobi.paid(recipients[name].request);
  await tobi.wait(HOUR);
  for (const name of names) {
    const { payee } = recipients[name];
    if (!payee) continue;
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...payee, label: name, approval: { pin: PIN } };
    expect((await tobi.post('/wallet/payees', body, key)).status).toBe(201);
  }
});

const owner = () => Object.values(tobi.state.users).find(({ username }) => username === 'tobiade')!;
const hold = (scope: RestrictionScope, hours: number) =>
  restrict(jobContext(tobi.app.sandboxes.default), owner(), { scope, reason: 'review' }, hours * HOUR * 1000);

type Refused = PaymentErrorDetails['sending_restricted'];
async function refusalOf(name: Name): Promise<Refused | null> {
  const { limits }: Quote = await tobi.quote(recipients[name].request);
  return limits.blocked_by?.code === 'sending_restricted' ? (limits.blocked_by.details as Refused) : null;
}
/** From when each payee can be paid; by the name of who it is. */
async function usableFrom(): Promise<Map<string, string | null>> {
  const { items } = (await tobi.get('/wallet/payees')).body.data as { items: Payee[] };
  return new Map(items.map(({ label, usable_from }) => [label, usable_from]));
}
const endOf = (refusal: Refused | null) =>
  refusal &&
  [refusal, ...refusal.others]
    .map(({ until }) => until)
    .sort()
    .at(-1);

const [NEW, ALL, BANK] = restrictionScopes;
const sets: readonly (readonly (readonly [RestrictionScope, number])[])[] = [
  ...restrictionScopes.map((scope) => [[scope, 24]] as const),
  ...[
    [NEW, ALL],
    [NEW, BANK],
    [BANK, ALL],
  ].flatMap(([a, b]) => [
    [
      [a!, 10],
      [b!, 24],
    ] as const,
    [
      [a!, 24],
      [b!, 10],
    ] as const,
  ]),
];

describe('a payee waits as long as payments to it are refused, under', () => {
  test.each(sets.map((set) => [set.map(([scope, hours]) => `${scope} for ${hours} h`).join(' and '), set]))(
    '%s',
    async (_name, set) => {
      for (const [scope, hours] of set) hold(scope, hours);
      // Now, when the first has ended, and when all have.
      for (const wait of [0, 10 * HOUR - 1, 1, 14 * HOUR - 1, 1]) {
        await tobi.wait(wait);
        const saved = await usableFrom();
        for (const name of names) {
          const refusal = await refusalOf(name);
          const { status, body } = await tobi.post('/wallet/quotes', recipients[name].request);
          expect(status).toBe(200);
          const answer = await tobi.pay(body.data as Quote);
          expect([name, answer.body.code === 'sending_restricted']).toEqual([name, refusal !== null]);
          if (recipients[name].payee) expect([name, saved.get(name)]).toEqual([name, endOf(refusal)]);
        }
      }
    },
  );
});

describe('restrictions that hold at once do not contradict each other', () => {
  const en = restrictionTextsEn;

  test('a refusal names the widest first, the narrower one that lasts longer, and what both leave', async () => {
    hold(NEW, 24);
    hold(ALL, 10);
    expect(await refusalOf('a new person')).toMatchObject({
      scope: ALL,
      others: [{ scope: NEW }],
      can_send_to: 'nobody',
    });
    expect(await refusalOf('a known person')).toMatchObject({
      scope: ALL,
      others: [],
      can_send_to: 'nobody',
    });
    const { body } = await tobi.pay(await tobi.quote(recipients['a new person'].request));
    expect(body.message).toBe(
      'You can’t send or withdraw until 21 Nov, 21:42 (Lagos time), while we review your account. You can’t send to people, addresses or bank accounts you haven’t paid before until 22 Nov, 11:42 (Lagos time), while we review your account. Your money hasn’t moved.',
    );
  });

  test('a refusal of a narrow one leaves no bank account that another one holds back', async () => {
    hold(NEW, 24);
    hold(BANK, 24);
    for (const name of [
      'a new person',
      'a new address',
      'a new bank account',
      'a known bank account',
    ] as const)
      expect([name, (await refusalOf(name))?.can_send_to]).toEqual([name, 'known_not_banks']);
  });

  test.each([
    ['one of everything', () => hold(ALL, 24), en.stillWorks.nobody],
    ['one of banks', () => hold(BANK, 24), en.stillWorks.known_not_banks],
    ['nothing else', () => undefined, en.stillWorks.known],
    ['frozen sending', () => (tobi.state.sendingFrozen[owner().customer_id] = 1), en.stillWorks.nobody],
  ])(
    'the notification and the email of one of new payees, beside %s, say what still works',
    async (_what, also, works) => {
      also();
      hold(NEW, 24);
      const [newest] = (await tobi.get('/user/notifications/list')).body.data as { body: string }[];
      expect(newest!.body.endsWith(` ${works}`)).toBe(true);
      expect(tobi.state.mails.at(-1)!.text).toContain(works);
    },
  );
});

describe('the end of restrictions is told once', () => {
  const told = () =>
    tobi.state.notifications[owner().customer_id]!.filter(({ text }) => text === 'restriction_ended').length;

  test.each([
    ['two that end in one moment', () => [hold(NEW, 24), hold(ALL, 24)]],
    ['three that end in one moment', () => [hold(NEW, 24), hold(ALL, 24), hold(BANK, 24)]],
    ['two that end one after the other', () => [hold(NEW, 24), hold(ALL, 10)]],
    ['one that was renewed for longer', () => [hold(NEW, 10), hold(NEW, 24)]],
    ['one that was renewed for a shorter time', () => [hold(NEW, 24), hold(NEW, 10)]],
  ])('%s', async (_what, begin) => {
    begin();
    for (let hour = 0; hour < 30; hour += 1) await tobi.wait(HOUR);
    expect(told()).toBe(1);
  });
});
