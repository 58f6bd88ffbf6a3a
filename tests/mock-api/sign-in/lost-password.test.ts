import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { Payer, PIN, toChinedu } from '../transfers/payer.ts';
import { emptyMock, fingerprint, PASSED, type Answer } from '../visitor.ts';

// What an honest person who has lost their password can still do, minute by minute. The same steps by a thief of the mailbox move
// nothing: figures/mailbox-thief.test.ts.

const EMAIL = 'payer@example.com';
const NEW_PASSWORD = 'Fresh1234!';
const NEW_PIN = '730164';
const OPEN = { turnstile_token: PASSED };
/** Paid before, and a fortnight ago. */
const toSamuel = { kind: 'send', asset: 'ngn', to: { username: 'samuelade' }, amount: '100' };
const convert = { kind: 'convert', from: 'usdt', to: 'ngn', amount: '5' };

let nneka: Payer;
beforeEach(async () => {
  nneka = await Payer.create('payee', emptyMock());
  await nneka.become('payer');
});

async function resetPassword(): Promise<void> {
  const asked = await nneka.post('/auth/reset', { ...OPEN, email: EMAIL });
  const { code } = await nneka.code(EMAIL);
  const verified = await nneka.post('/auth/verify-reset-code', {
    ...OPEN,
    identifier: asked.body.identifier,
    code,
  });
  const reset = { identifier: verified.body.identifier, password: NEW_PASSWORD };
  expect((await nneka.post('/auth/reset-password', reset)).status).toBe(200);
}

const logIn = (password = NEW_PASSWORD) =>
  nneka.post('/auth/login', { ...OPEN, email: EMAIL, password, device_id: null });

/** The status of a payment; the code of its refusal. */
async function tryTo(request: object, pin = PIN): Promise<unknown> {
  const quoted = await nneka.post('/wallet/quotes', request);
  if (quoted.status !== 200) return quoted.body.code;
  const { quote_id, risks } = quoted.body.data as Awaited<ReturnType<Payer['quote']>>;
  const paid: Answer = await nneka.post(
    '/wallet/transactions',
    { quote_id, approval: { pin }, acknowledged_risks: risks.map(({ code }) => code) },
    { 'idempotency-key': randomUUID() },
  );
  return paid.status === 201 ? 201 : paid.body.code;
}
/** What can be done: with a person paid before, with a new one, a conversion, and whether money comes in. */
const everything = async (pin = PIN) => ({
  known: await tryTo(toSamuel, pin),
  stranger: await tryTo(toChinedu('100'), pin),
  conversion: await tryTo(convert, pin),
  receives: (await nneka.get('/wallet/deposit-addresses?asset=usdt&network=trc20')).status,
});
const all = { known: 201, stranger: 201, conversion: 201, receives: 200 };
const HOUR = 3600;

describe('somebody who has lost their password', () => {
  test('on a device of theirs: is in again after three calls, pays whom they have paid, and everybody a day later', async () => {
    await nneka.post('/auth/logout');
    await resetPassword();
    // The mail has come within the minute: no code of a device is asked for.
    const { status, body } = await logIn();
    expect([status, body.identifier]).toEqual([200, undefined]);
    expect((await logIn(PERSONA_PASSWORD)).body.code).toBe('invalid_credentials');
    expect(await everything()).toEqual({ ...all, stranger: 'sending_restricted' });
    await nneka.wait(24 * HOUR - 1);
    expect(await tryTo(toChinedu('100'))).toBe('sending_restricted');
    await nneka.wait(1);
    await logIn();
    expect(await everything()).toEqual(all);
  });

  test('on a new device: a code by mail, the same payments; a new PIN as well holds everything back for a day, and then nothing', async () => {
    await nneka.post('/auth/logout');
    nneka.cookies.delete('device_id');
    nneka.cookies.delete('device_key');
    await nneka.post('/auth/device-id', fingerprint);
    await resetPassword();
    const { body } = await logIn();
    const { code } = await nneka.code(EMAIL);
    const verified = await nneka.post('/auth/new-device/verify', { code, identifier: body.identifier });
    expect(verified.status).toBe(200);
    expect(await everything()).toEqual({ ...all, stranger: 'sending_restricted' });

    await nneka.wait(60);
    const { identifier } = (await nneka.post('/user/pin/reset-code')).body.data as { identifier: string };
    const pinCode = (await nneka.code(EMAIL)).code;
    const pin = { identifier, code: pinCode, password: NEW_PASSWORD, pin: NEW_PIN };
    expect((await nneka.post('/user/pin/reset', pin)).status).toBe(200);
    const held = { known: 'sending_restricted', stranger: 'sending_restricted' };
    expect(await everything(NEW_PIN)).toEqual({ ...all, ...held });
    await nneka.wait(24 * HOUR);
    await logIn();
    expect(await everything(NEW_PIN)).toEqual(all);
    expect(nneka.brokenInvariants()).toEqual([]);
  });
});
