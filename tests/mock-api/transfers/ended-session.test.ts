import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { Payer, PIN, toChinedu, toTron } from './payer.ts';

const BANK = { bank_code: '901', account_number: '0123456784' };
let tobi: Payer;
let phone: Payer;
const owner = () => Object.values(tobi.state.users).find(({ username }) => username === 'tobiade')!;

beforeEach(async () => {
  tobi = await Payer.create();
  phone = new Payer(tobi.app);
  phone.cookies.set('access_token', openSession(tobi.state, owner(), 'dev_phone', true).token);
});

/** How the session of a call ends while it is in work. */
const ends: Readonly<Record<string, () => Promise<{ status: number }>>> = {
  'another device logs all others out': () =>
    phone.post('/auth/user-devices/logout-others', { approval: { pin: PIN } }),
  'its device is logged out': () => {
    const { device_id } = tobi.state.sessions[tobi.cookies.get('access_token')!]!;
    return phone.write('DELETE', `/auth/user-devices/${device_id}`, { approval: { pin: PIN } });
  },
  'it logs out': () => tobi.post('/auth/logout'),
};
const payments = {
  'a payment to a person': toChinedu('500'),
  'a payment to an address': toTron('5'),
  'a payout': { kind: 'payout', to: BANK, amount: '500' },
  'a conversion': { kind: 'convert', from: 'ngn', to: 'usdt', amount: '500' },
} as const;

/** Makes a call, and ends its session between its check and its commit. */
async function endedInWork<Answer>(
  op: string,
  call: () => Promise<Answer>,
  end: () => Promise<{ status: number }>,
) {
  const { body: rule } = await tobi.control('POST', '/faults', {
    op,
    stage: 'work',
    effect: { type: 'wait' },
  });
  const running = call();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  const { status } = await end();
  await tobi.control('DELETE', `/faults/${String(rule.id)}`);
  expect(status).toBeLessThan(300);
  return running;
}

describe.each(Object.keys(ends))('when %s', (way) => {
  test.each(Object.keys(payments) as (keyof typeof payments)[])(
    '%s in work is refused, and nothing is debited',
    async (what) => {
      const quote = await tobi.quote(payments[what]);
      const before = JSON.stringify([tobi.state.transactions, tobi.state.ledger]);
      const key = randomUUID();
      const { status } = await endedInWork(
        'POST /wallet/transactions',
        () => tobi.pay(quote, {}, key),
        ends[way]!,
      );
      expect(status).toBe(401);
      expect(JSON.stringify([tobi.state.transactions, tobi.state.ledger])).toBe(before);
      expect(tobi.brokenInvariants()).toEqual([]);
      // Neither its key nor its quote is used up: the device that is left can pay.
      phone.cookies.set('access_token', openSession(tobi.state, owner(), 'dev_phone', true).token);
      expect((await phone.pay(quote, {}, key)).status).toBe(201);
    },
  );

  test('a payee in work is not saved', async () => {
    const body = { kind: 'bank', ...BANK, label: 'Mine', approval: { pin: PIN } };
    const before = JSON.stringify(tobi.state.payees);
    const { status } = await endedInWork(
      'POST /wallet/payees',
      () => tobi.post('/wallet/payees', body, { 'idempotency-key': randomUUID() }),
      ends[way]!,
    );
    expect(status).toBe(401);
    expect(JSON.stringify(tobi.state.payees)).toBe(before);
  });
});
