import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { Payer, toChinedu } from '../payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset: 'ngn', amount: '60000000' });
});

const stopClock = (at: string) => tobi.control('PUT', '/clock', { mode: 'frozen', at });
/** For a test of weeks: its session outlives them. */
function keepSession(): void {
  for (const session of Object.values(tobi.state.sessions))
    session.expires_at = Date.parse('2027-02-01T00:00:00.000Z');
}
const blockOf = async (amount: string) => {
  const { blocked_by } = (await tobi.quote(toChinedu(amount))).limits;
  return blocked_by && { code: blocked_by.code, ...blocked_by.details };
};

describe('the daily limit of tier 2, ₦5,000,000, of which 150,000 are used', () => {
  test.each([
    ['4849999.99', null],
    ['4850000', null],
    ['4850000.01', 'amount_above_limit'],
  ])('lets %s go: %s', async (amount, code) => {
    expect((await blockOf(amount))?.code ?? null).toBe(code);
  });

  test('begins anew at midnight of Lagos, to the millisecond', async () => {
    await tobi.paid(toChinedu('4850000'));
    await stopClock('2026-11-21T22:59:59.999Z');
    expect(await blockOf('0.01')).toMatchObject({ code: 'amount_above_limit', period: 'daily' });
    await stopClock('2026-11-21T23:00:00.000Z');
    expect(await blockOf('5000000')).toBeNull();
    expect(await blockOf('5000000.01')).toMatchObject({ code: 'amount_above_limit', available: '5000000' });
  });
});

describe('the monthly limit of tier 2, ₦50,000,000', () => {
  /** Ten days of the whole daily limit. */
  async function spendMonth(): Promise<void> {
    keepSession();
    for (let day = 1; day <= 10; day += 1) {
      await stopClock(`2026-12-${String(day).padStart(2, '0')}T09:00:00.000Z`);
      await tobi.paid(toChinedu(day === 10 ? '4999999.99' : '5000000'));
    }
  }

  test('refuses what goes over it on a day that has its whole daily limit, until the month ends in Lagos', async () => {
    await spendMonth();
    await stopClock('2026-12-11T09:00:00.000Z');
    expect(await blockOf('0.01')).toBeNull();
    expect(await blockOf('0.02')).toMatchObject({
      code: 'amount_above_limit',
      period: 'monthly',
      limit: '50000000',
      available: '0.01',
      resets_at: '2026-12-31T23:00:00.000Z',
    });
    await stopClock('2026-12-31T22:59:59.999Z');
    expect(await blockOf('0.02')).toMatchObject({ period: 'monthly' });
    await stopClock('2026-12-31T23:00:00.000Z');
    expect(await blockOf('0.02')).toBeNull();
  });

  test('is named after the daily limit, when an amount goes over both', async () => {
    await spendMonth();
    expect(await blockOf('1')).toMatchObject({ code: 'amount_above_limit', period: 'daily' });
  });
});

test('what is sent at midnight of Lagos counts in the day and in the month that begin, and in no other', async () => {
  keepSession();
  await stopClock('2026-11-30T23:00:00.000Z');
  await tobi.paid(toChinedu('3000000'));
  expect(await blockOf('2000000')).toBeNull();
  expect(await blockOf('2000000.01')).toMatchObject({ period: 'daily', available: '2000000' });
  const { body } = await tobi.get('/wallet/limits');
  expect(body.data).toMatchObject({
    daily: { used: '3000000', resets_at: '2026-12-01T23:00:00.000Z' },
    monthly: { used: '3000000', resets_at: '2026-12-31T23:00:00.000Z' },
  });
  await stopClock('2026-12-01T23:00:00.000Z');
  expect((await tobi.get('/wallet/limits')).body.data).toMatchObject({
    daily: { used: '0' },
    monthly: { used: '3000000' },
  });
});

describe('at most three open requests for money to one person', () => {
  const ask = async (given: object = {}) => {
    const terms = { asset: 'ngn', amount: '500', to: 'chinedu', expires_in: 3600, ...given };
    const { status, body } = await tobi.post('/wallet/payment-requests', terms, {
      'idempotency-key': randomUUID(),
    });
    return { status, code: body.code, request: body.data as PaymentRequest };
  };
  const fill = async () => {
    for (let open = 1; open <= 3; open += 1) expect((await ask()).status).toBe(201);
  };

  test('the fourth is refused, one to somebody else and one to whoever has the link are not', async () => {
    await fill();
    expect(await ask()).toMatchObject({ status: 409, code: 'too_many_requests_open' });
    expect((await ask({ to: 'adaobi' })).status).toBe(201);
    expect((await ask({ to: undefined })).status).toBe(201);
  });

  test('one that expires makes room at its last millisecond', async () => {
    await fill();
    await tobi.control('POST', '/clock/advance', { ms: 3_599_999 });
    expect((await ask()).status).toBe(409);
    await tobi.control('POST', '/clock/advance', { ms: 1 });
    expect((await ask()).status).toBe(201);
  });

  test('of five, a withdrawn one makes room for one', async () => {
    const { request } = await ask();
    for (let open = 2; open <= 5; open += 1) await ask();
    await tobi.write('PUT', `/wallet/payment-requests/${request.request_id}/status`, { status: 'cancelled' });
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 409]);
  });
});
