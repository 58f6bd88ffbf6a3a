import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Payee } from '#contract/payees.ts';
import type { Transaction } from '#contract/transactions.ts';
import { now } from '#mock-api/core/clock.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { recordEvent } from '#mock-api/features/transactions/record-event.ts';
import { beginTwoFactor, enableTwoFactor } from '#mock-api/features/two-factor/two-factor.ts';
import { Payer, PIN, toChinedu, TRON } from './payer.ts';

const EMAIL = 'tobi@example.com';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXCHANGE = exchangeAddress('xrpl');

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  for (const [asset, amount] of [
    ['ngn', '3000000'],
    ['xrp', '5000'],
  ])
    await tobi.control('POST', '/deposits', { email: EMAIL, asset, amount });
});

const key = () => ({ 'idempotency-key': randomUUID() });
const advance = (ms: number) => tobi.control('POST', '/clock/advance', { ms });
const owner = () => Object.values(tobi.state.users).find(({ email }) => email === EMAIL)!;
const happen = async (transaction_id: string, event: string) =>
  expect((await tobi.control('POST', '/simulate/events', { transaction_id, event })).status).toBe(200);
const cancel = async (id: string) =>
  expect((await tobi.post(`/wallet/transactions/${id}/cancel`, {}, key())).status).toBe(200);
const save = async (place: object) => {
  const { status, body } = await tobi.post(
    '/wallet/payees',
    { ...place, label: 'Mum', approval: { pin: PIN } },
    key(),
  );
  expect(status).toBe(201);
  return body.data as Payee;
};

const toMemo = (memo: string, naira: string) => ({
  kind: 'send',
  asset: 'xrp',
  to: { network: 'xrpl', address: EXCHANGE, memo },
  amount: naira,
  unit: 'fiat',
  fiat_currency: 'ngn',
});
const ACCOUNT = { bank_code: '901', account_number: '0123456784' };

interface Kind {
  readonly pay: (naira: string) => object;
  /** What is asked about, where that is not what was paid. */
  readonly ask?: (naira: string) => object;
  readonly place: object | null;
  /** What ₦150,000 to somebody new has to face. */
  readonly strict: Verdict;
}
interface Verdict {
  readonly risk: 'first_time_recipient' | 'first_time_address' | null;
  readonly review: boolean;
  readonly code: boolean;
}
const free: Verdict = { risk: null, review: false, code: false };
const ofAddress = { risk: 'first_time_address', review: true, code: true } as const;
const atExchange = (memo: string) => ({
  kind: 'address',
  asset: 'xrp',
  network: 'xrpl',
  address: EXCHANGE,
  memo,
});

const kinds = {
  'a person': {
    pay: (naira) => toChinedu(naira),
    place: null,
    strict: { risk: 'first_time_recipient', review: false, code: true },
  },
  'an address': { pay: (naira) => toMemo('1', naira), place: atExchange('1'), strict: ofAddress },
  'another memo at the address': {
    pay: (naira) => toMemo('1', naira),
    ask: (naira) => toMemo('2', naira),
    place: atExchange('2'),
    strict: ofAddress,
  },
  'a bank account': {
    pay: (amount) => ({ kind: 'payout', to: ACCOUNT, amount }),
    place: { kind: 'bank', ...ACCOUNT },
    strict: { risk: null, review: false, code: true },
  },
} as const satisfies Record<string, Kind>;
type Name = keyof typeof kinds;
const everyKind = Object.keys(kinds) as Name[];
const addresses: readonly Name[] = ['an address', 'another memo at the address'];
const outside: readonly Name[] = [...addresses, 'a bank account'];

const LITTLE = '9000';
const MUCH = '150000';

async function completed({ pay }: Kind): Promise<Transaction> {
  const { id } = await tobi.paid(pay(LITTLE));
  await advance(HOUR);
  const one = await tobi.transaction(id);
  expect(one.status).toBe('completed');
  return one;
}
/** Lets so much time pass since a payment was complete. */
const waitSince = ({ completed_at }: Transaction, ms: number) =>
  advance(Date.parse(completed_at!) + ms - now(tobi.state));
async function reviewedTransfer(kind: Kind): Promise<Transaction> {
  await tobi.control('POST', '/simulate/reviews', { email: EMAIL });
  const made = await tobi.paid(kind.pay(LITTLE));
  expect(made.status).toBe('review');
  return made;
}

interface History {
  readonly what: string;
  /** The kinds that it can happen to. */
  readonly of: readonly Name[];
  readonly play: (kind: Kind) => Promise<unknown>;
}
/** What proves nothing, or not yet. */
const histories: readonly History[] = [
  { what: 'nothing has happened', of: everyKind, play: () => Promise.resolve() },
  {
    what: 'it was saved under a label, days ago',
    of: outside,
    play: async ({ place }) => {
      await save(place!);
      await advance(2 * DAY);
    },
  },
  {
    what: 'it was saved with a payment that was cancelled, days ago',
    of: outside,
    play: async ({ pay }) => {
      const { id } = await tobi.paid(pay(LITTLE), { save_payee: 'Mum' });
      await cancel(id);
      await advance(2 * DAY);
    },
  },
  {
    what: 'a payment in review was cancelled, days ago',
    of: ['a person'],
    play: async (kind) => {
      await happen((await reviewedTransfer(kind)).id, 'cancelled');
      await advance(2 * DAY);
    },
  },
  {
    what: 'a payment failed, days ago',
    of: everyKind,
    play: async (kind) => {
      if (kind.strict.risk === 'first_time_recipient') {
        // Support has no button for it.
        const { id } = await reviewedTransfer(kind);
        const stored = tobi.state.transactions[owner().customer_id]!.find((one) => one.id === id)!;
        recordEvent(tobi.state, owner().customer_id, stored, 'failed', { reason: 'review_refused' });
      } else await happen((await tobi.paid(kind.pay(LITTLE))).id, 'failed');
      await advance(2 * DAY);
    },
  },
  {
    what: 'the bank returned a payment, days later',
    of: ['a bank account'],
    play: async (kind) => {
      const { id } = await completed(kind);
      await advance(2 * DAY);
      await happen(id, 'returned');
    },
  },
  { what: 'a payment is in review', of: ['a person'], play: reviewedTransfer },
  {
    what: 'a payment is in review',
    of: addresses,
    play: async ({ pay }) => expect((await tobi.paid(pay(MUCH))).status).toBe('review'),
  },
  {
    what: 'a payment is on its way',
    of: outside,
    play: async ({ pay }) => expect((await tobi.paid(pay(LITTLE))).status).toBe('processing'),
  },
  {
    what: 'a payment has been complete for a millisecond less than 24 hours',
    of: everyKind,
    play: async (kind) => waitSince(await completed(kind), DAY - 1),
  },
];

async function judge({ ask, pay }: Kind): Promise<Verdict> {
  enableTwoFactor(tobi.state, owner(), beginTwoFactor(tobi.state, owner()).factor);
  const { risks, requires } = await tobi.quote((ask ?? pay)(MUCH));
  const codes = risks.map(({ code }) => code);
  return {
    risk: codes.find((code) => code === 'first_time_recipient' || code === 'first_time_address') ?? null,
    review: codes.includes('held_for_review'),
    code: requires.includes('totp'),
  };
}

test.each(histories.flatMap(({ what, of, play }) => of.map((name) => [name, what, play] as const)))(
  'the rules for somebody new hold: %s, when %s',
  async (name, _what, play) => {
    await play(kinds[name]);
    expect(await judge(kinds[name])).toEqual(kinds[name].strict);
    expect(tobi.brokenInvariants()).toEqual([]);
  },
);

test.each([
  ['a person', free],
  ['an address', free],
  ['a bank account', free],
  ['another memo at the address', ofAddress],
] as const)(
  'the rules for somebody new end with the first payment that was complete 24 hours ago: %s %j',
  async (name, verdict) => {
    await waitSince(await completed(kinds[name]), DAY);
    expect(await judge(kinds[name])).toEqual(verdict);
  },
);

describe('a label makes nobody known', () => {
  const onTron = { kind: 'address', asset: 'usdt', network: 'trc20', address: TRON };

  test('also where a payee is paid by its id: ₦1.3m to one that was saved and never paid is reviewed', async () => {
    const { payee_id } = await save(onTron);
    const quote = await tobi.quote({ kind: 'send', asset: 'usdt', to: { payee_id }, amount: '900' });
    expect(quote.risks.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['first_time_address', 'held_for_review']),
    );
    expect((await tobi.pay(quote)).body.data).toMatchObject({ status: 'review' });
  });

  test('and frees no look-alike of an address that was paid from its warning', async () => {
    tobi = await Payer.create('poisoned', tobi.app);
    const { items } = (await tobi.get('/wallet/transactions')).body.data as { items: Transaction[] };
    const dust = items.find(({ amount }) => amount === '0.000001')?.counterparty as { address: string };
    const { payee_id } = await save({ ...onTron, asset: 'eth', network: 'erc20', address: dust.address });
    const { risks } = await tobi.quote({ kind: 'send', asset: 'eth', to: { payee_id }, amount: '0.01' });
    expect(risks).toContainEqual(expect.objectContaining({ code: 'similar_address', level: 'critical' }));
    const checked = await tobi.post('/wallet/addresses/check', { asset: 'eth', address: dust.address });
    expect(checked.body.data).toMatchObject({ similar_to: { name: 'Ledger' }, sent_count: 0 });
  });

  const ALIKE = 'TR7NHqjeKQxGTCi8q8ZY4RXAaqCGMsHDmv';
  const toAlike = { kind: 'send', asset: 'usdt', to: { network: 'trc20', address: ALIKE }, amount: '5' };
  test.each<[string, () => Promise<unknown>, object | null]>([
    ['never heard of', () => Promise.resolve(), null],
    ['saved', () => save({ ...onTron, address: ALIKE }), { level: 'warn', known: false }],
    [
      'paid today',
      () => completed({ ...kinds['an address'], pay: () => toAlike }),
      { level: 'warn', known: false },
    ],
    [
      'paid yesterday',
      async () => waitSince(await completed({ ...kinds['an address'], pay: () => toAlike }), DAY),
      { level: expect.stringMatching(/warn|critical/) as string, known: true },
    ],
  ])('nor is one that was %s the measure of another, unless it is known', async (_what, play, expected) => {
    await play();
    const { body } = await tobi.post('/wallet/addresses/check', { asset: 'usdt', address: TRON });
    const { similar_to: similar } = body.data as { similar_to: object | null };
    if (expected === null) expect(similar).toBeNull();
    else expect(similar).toMatchObject(expected);
  });

  test('and is no other recipient of a payment that is made twice', async () => {
    const direct = { kind: 'send', asset: 'usdt', to: { network: 'trc20', address: TRON }, amount: '5' };
    await tobi.paid(direct, { save_payee: 'Mum' });
    const { items } = (await tobi.get('/wallet/payees')).body.data as { items: Payee[] };
    const { payee_id } = items.find(({ label }) => label === 'Mum')!;
    const { risks } = await tobi.quote({ ...direct, to: { payee_id } });
    expect(risks).toContainEqual({ code: 'duplicate_payment', level: 'warn', params: { minutes: 0 } });
  });

  test('and lets nothing through a restriction of new payees: a payment that was complete before does', async () => {
    const { payee_id } = await save(onTron);
    await completed(kinds['an address']);
    const began = now(tobi.state);
    await tobi.control('POST', '/simulate/restrictions', { scope: 'new_payees', hours: 24 });
    const blockOf = async (request: object) => (await tobi.quote(request)).limits.blocked_by?.code ?? null;
    const toSaved = { kind: 'send', asset: 'usdt', to: { payee_id }, amount: '5' };
    expect(await blockOf(toSaved)).toBe('sending_restricted');
    expect(await blockOf(toMemo('1', LITTLE))).toBeNull();
    expect(await blockOf(toMemo('2', LITTLE))).toBe('sending_restricted');
    const { items } = (await tobi.get('/wallet/payees')).body.data as { items: Payee[] };
    const saved = items.find((one) => one.payee_id === payee_id);
    expect(saved?.usable_from).toBe(new Date(began + DAY).toISOString());
  });
});

describe('how many payments have arrived or are on their way is said with the warning', () => {
  const count = async (request: object) =>
    (await tobi.quote(request)).risks.find(({ code }) => code.startsWith('first_time'))?.params.sent_count;

  test('of an address: those that were stopped do not count', async () => {
    expect(await count(toMemo('1', LITTLE))).toBe(0);
    await cancel((await tobi.paid(toMemo('1', LITTLE))).id);
    expect(await count(toMemo('1', LITTLE))).toBe(0);
    await tobi.paid(toMemo('1', LITTLE));
    expect(await count(toMemo('1', LITTLE))).toBe(1);
  });

  test('of a person', async () => {
    expect(await count(toChinedu('5'))).toBe(0);
    await tobi.paid(toChinedu('5'));
    expect(await count(toChinedu('5'))).toBe(1);
  });
});
