import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#mock-api/core/mailbox.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { Payer, toChinedu, toTron } from '../payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const advance = (ms: number) => tobi.control('POST', '/clock/advance', { ms });
const toBank = { kind: 'payout', to: { bank_code: '901', account_number: '0000014579' }, amount: '5000' };

describe('a quote lives', () => {
  test.each([
    ['a conversion', { kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' }, 30],
    ['a payment to a chain', toTron('5'), 120],
    ['a payout', toBank, 120],
    ['a payment to a person', toChinedu('5'), 600],
    ['a bank deposit', { kind: 'deposit', amount: '5000' }, 1800],
  ])('%s', async (_what, request, seconds) => {
    const quote = await tobi.quote(request);
    expect((Date.parse(quote.expires_at) - Date.parse(quote.server_time)) / 1000).toBe(seconds);
    const late = await tobi.quote(request);
    await advance(seconds * 1000 - 1);
    expect((await tobi.pay(quote)).status).toBe(201);
    await advance(1);
    const { status, body } = await tobi.pay(late);
    expect([status, body.code]).toEqual([410, 'quote_expired']);
  });
});

describe('until it leaves, a payment can be cancelled', () => {
  test.each([
    ['to a chain', toTron('5'), 29_999, true],
    ['to a chain', toTron('5'), 30_000, false],
    ['to a bank', toBank, 34_999, true],
    ['to a bank', toBank, 35_000, false],
    ['to a person', toChinedu('5'), 0, false],
  ])('%s $2 ms ago: $3', async (_what, request, ms, cancel) => {
    const { id } = await tobi.paid(request);
    if (ms > 0) await advance(ms);
    expect((await tobi.transaction(id)).can.cancel).toBe(cancel);
    const { status } = await tobi.post(`/wallet/transactions/${id}/cancel`, undefined, {
      'idempotency-key': crypto.randomUUID(),
    });
    expect(status).toBe(cancel ? 200 : 409);
  });
});

test.each([
  [599_999, true],
  [600_000, false],
])('the same payment %i ms later may be one that was sent twice: %s', async (ms, isDuplicate) => {
  await tobi.paid(toChinedu('5'));
  await advance(ms);
  const { risks } = await tobi.quote(toChinedu('5'));
  expect(risks.some(({ code }) => code === 'duplicate_payment')).toBe(isDuplicate);
  const { risks: other } = await tobi.quote(toChinedu('5.01'));
  expect(other.map(({ code }) => code)).not.toContain('duplicate_payment');
});

test('a review ends after ten minutes, to the millisecond, and can be cancelled until 30 s later', async () => {
  await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset: 'usdt', amount: '1000' });
  const { id } = await tobi.paid(toTron('500'));
  await advance(599_999);
  expect((await tobi.transaction(id)).status).toBe('review');
  await advance(1);
  expect((await tobi.transaction(id)).status).toBe('processing');
  await advance(29_999);
  expect((await tobi.transaction(id)).can.cancel).toBe(true);
  await advance(1);
  expect(await tobi.transaction(id)).toMatchObject({ status: 'confirming', can: { cancel: false } });
});

test('a PIN is locked for 15 minutes, an hour and a day, each to the millisecond', async () => {
  const guess = async () =>
    (await tobi.write('PUT', '/user/pin', { current_pin: '000001', pin: '730164' })).body.code;
  let wrong = 0;
  for (const minutes of [15, 60, 1440]) {
    for (; wrong < 5; wrong += 1) await guess();
    await advance(minutes * 60_000 - 1);
    expect([minutes, await guess()]).toEqual([minutes, 'pin_locked']);
    await advance(1);
    expect([minutes, await guess()]).toEqual([minutes, 'pin_invalid']);
    // It is the first of the next five.
    wrong = 1;
  }
});

test('a reset PIN restricts payments to new payees for 24 hours, to the millisecond', async () => {
  const { identifier } = (await tobi.post('/user/pin/reset-code')).body.data as { identifier: string };
  const { code } = (await tobi.get('/__mock/mail/latest?kind=pin')).body as unknown as Mail;
  const reset = { identifier, code, password: PERSONA_PASSWORD, pin: '730164' };
  expect((await tobi.post('/user/pin/reset', reset)).status).toBe(200);
  const pay = async () => {
    const { status, body } = await tobi.pay(await tobi.quote(toTron('5')), { approval: { pin: '730164' } });
    return [status, body.code];
  };
  await advance(86_400_000 - 1);
  expect(await pay()).toEqual([423, 'sending_restricted']);
  await advance(1);
  expect(await pay()).toEqual([201, undefined]);
});

describe('the account for one bank deposit, given for 30 minutes', () => {
  const declareSent = (id: string) =>
    tobi.write(
      'PUT',
      `/wallet/transactions/${id}/status`,
      { status: 'sent' },
      { 'idempotency-key': randomUUID() },
    );

  test.each([
    [1_799_999, 'pending', 200],
    [1_800_000, 'expired', 410],
    [1_800_001, 'expired', 410],
  ])('after %i ms it is %s', async (ms, status, answered) => {
    const { id, bank_transfer } = await tobi.paid({ kind: 'deposit', amount: '5000' });
    expect(bank_transfer?.expires_at).toBe('2026-11-21T10:12:00.000Z');
    await advance(ms);
    expect((await tobi.transaction(id)).status).toBe(status);
    expect((await declareSent(id)).status).toBe(answered);
  });

  test('what arrives after its end is held', async () => {
    const { id } = await tobi.paid({ kind: 'deposit', amount: '5000' });
    await advance(1_800_000);
    await tobi.control('POST', '/simulate/events', { transaction_id: id, event: 'credited' });
    expect((await tobi.transaction(id)).status).toBe('review');
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});
