import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { now } from '#mock-api/core/clock.ts';
import type { Security } from '#contract/security.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const NEW = 'Kettle-Sundial-41';
const DAY = 24 * 3_600_000;

let laptop: Visitor;
let phone: Visitor;
let email: string;
beforeEach(async () => {
  laptop = new Visitor(emptyMock());
  await laptop.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-18T11:00:00.000Z' });
  ({ email } = await laptop.become('complete'));
  phone = new Visitor(laptop.app);
  await phone.become('complete');
});

const change = (visitor = laptop, given: object = {}) =>
  visitor.post('/user/change-password', {
    current_password: PERSONA_PASSWORD,
    password: NEW,
    log_out_others: true,
    ...given,
  });
const statusOf = async (visitor: Visitor) => (await visitor.get('/user/security')).status;
const logIn = (password: string) =>
  new Visitor(laptop.app).post('/auth/login', { email, password, turnstile_token: PASSED, device_id: null });
const wait = (ms: number) => laptop.control('POST', '/clock/advance', { ms });
/** A browser with the cookies that another one has now. */
function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(visitor.app);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

test('demand 2: the new password logs in, the former one does not', async () => {
  expect((await change()).status).toBe(200);
  expect((await logIn(PERSONA_PASSWORD)).status).toBe(401);
  expect((await logIn(NEW)).status).toBe(200);
});

test('demand 2: a password is the same one from every keyboard, where it is set and where it is tried', async () => {
  expect((await change(laptop, { password: 'Kettle-Se\u0301v\u00a041' })).status).toBe(200);
  expect((await logIn('Kettle-S\u00e9v 41')).status).toBe(200);
});

test.each([
  ['7 characters', 'Kettl-4'],
  ['1,025 characters', `Aa1${'x'.repeat(1022)}`],
  ['a common one', 'Qwerty12345'],
  ['a common one in disguise', 'p@$$W0rd!!99'],
])('demand 2: refuses %s beside its field', async (_what, password) => {
  const answer = await change(laptop, { password });
  expectRefusal(answer, [422, 'invalid_fields']);
  expect(Object.keys(answer.body.fields as object)).toEqual(['password']);
  expect((await change(laptop, { password: `Aa1${'x'.repeat(1021)}` })).status).toBe(200);
});

test('demand 2: wrong current passwords count for the account, over sessions and calls', async () => {
  for (let turn = 0; turn < 29; turn += 1) await change(laptop, { current_password: 'Wrong-Horse-7' });
  await phone.post('/auth/reauth', { purpose: 'devices', password: 'Wrong-Horse-7' });
  expectRefusal(await change(), [429, 'rate_limited']);
});

describe('demand 3', () => {
  test('other sessions end at once, unless they are to stay', async () => {
    const kept = await change(laptop, { log_out_others: false });
    expect(kept.body.data).toMatchObject({ logged_out: 0 });
    expect(await statusOf(phone)).toBe(200);
    const back = { current_password: NEW, password: 'Sundial-Kettle-14' };
    expect((await change(laptop, back)).body.data).toMatchObject({ logged_out: 0 });
  });

  test('the devices that were logged out are counted', async () => {
    const other = new Visitor(laptop.app);
    await other.post('/auth/login', {
      email,
      password: PERSONA_PASSWORD,
      turnstile_token: PASSED,
      device_id: null,
    });
    const { identifier } = (
      await other.post('/auth/login', {
        email,
        password: PERSONA_PASSWORD,
        turnstile_token: PASSED,
        device_id: null,
      })
    ).body;
    const { code } = await other.code(email);
    await other.post('/auth/new-device/verify', { code, identifier });
    expect(await statusOf(other)).toBe(200);
    const { body } = await change();
    expect(body.data).toMatchObject({ logged_out: 1 });
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(laptop)).toBe(200);
  });

  test('the token is another one, and the former one ends once the new one has arrived', async () => {
    const former = copyOf(laptop);
    await change();
    expect(laptop.cookies.get('access_token')).not.toBe(former.cookies.get('access_token'));
    // A call that was under way in another tab.
    expect(await statusOf(former)).toBe(200);
    expect(await statusOf(laptop)).toBe(200);
    await wait(29_000);
    expect(await statusOf(former)).toBe(200);
    await wait(1000);
    expectRefusal(await former.get('/user/security'), [401, 'session_expired']);
    expect(await statusOf(laptop)).toBe(200);
  });

  test('a lost answer logs nobody out: the former token is taken until the new one is', async () => {
    const lost = copyOf(laptop);
    await change();
    await wait(9 * 60_000);
    const { password_changed_at } = (await lost.get('/user/security')).body.data as Security;
    expect(password_changed_at).toBe('2026-11-18T11:00:00.000Z');
  });

  test('a former token ends after ten minutes also where the new one never arrived', async () => {
    const lost = copyOf(laptop);
    await change();
    await wait(10 * 60_000);
    expectRefusal(await lost.get('/user/security'), [401, 'session_expired']);
  });

  test('a former token is not extended, renewed, or good for a proof', async () => {
    const former = copyOf(laptop);
    await change();
    await laptop.get('/user/security');
    const proof = { purpose: 'devices', password: NEW };
    for (const answer of [
      await former.post('/auth/session/extend', {}),
      await former.post('/auth/reauth', proof),
      await change(former, { current_password: NEW, password: 'Sundial-Kettle-14' }),
    ])
      expectRefusal(answer, [401, 'unauthorized']);
    await wait(30_000);
    expect(await statusOf(former)).toBe(401);
  });

  test('what ends the other sessions afterwards leaves the one that calls', async () => {
    await change();
    await laptop.get('/user/security');
    await wait(3_600_000);
    expect(
      (await change(laptop, { current_password: NEW, password: 'Sundial-Kettle-14' })).body.data,
    ).toMatchObject({ logged_out: 0 });
    await laptop.post('/auth/reauth', { purpose: 'two_factor_on', password: 'Sundial-Kettle-14' });
    const { secret } = (await laptop.post('/2fa/setup')).body as { secret: string };
    const { state } = laptop.app.sandboxes.default;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now(state) });
    expect((await laptop.post('/2fa/enable', { code })).status).toBe(200);
    expect(await statusOf(laptop)).toBe(200);
  });

  test('logging out ends both tokens', async () => {
    const former = copyOf(laptop);
    await change();
    await laptop.get('/user/security');
    await laptop.post('/auth/logout');
    expect(await statusOf(former)).toBe(401);
  });

  test('what was proven, and a reset that was begun, is void', async () => {
    await laptop.post('/auth/reset', { email, turnstile_token: PASSED });
    const { code, identifier } = await laptop.code(email);
    await prove(laptop, 'devices');
    await change();
    expectRefusal(await laptop.post('/auth/user-devices/logout-others'), [403, 'reauth_required']);
    const stranger = new Visitor(laptop.app);
    const verified = await stranger.post('/auth/verify-reset-code', {
      code,
      identifier,
      turnstile_token: PASSED,
    });
    expect(verified.status).toBe(400);
  });

  test('new payees wait for 24 hours; two-factor authentication does not', async () => {
    const { security } = (await change()).body.data as { security: Security };
    expect(security.restrictions).toMatchObject([
      { scope: 'new_payees', reason: 'password_changed', device: 'all', until: '2026-11-19T11:00:00.000Z' },
    ]);
    expect(security.two_factor.restricted).toBeNull();
    await wait(DAY);
    expect(((await laptop.get('/user/security')).body.data as Security).restrictions).toEqual([]);
  });
});

test('demand 24: both ways of changing it are in the log, by the device that did it', async () => {
  await change(laptop, { log_out_others: false });
  await change(laptop, { current_password: NEW, password: 'Sundial-Kettle-14' });
  const { items } = (await laptop.get('/auth/activities?kind=security')).body.data as {
    items: { event: string; this_device: boolean }[];
  };
  expect(items.slice(0, 4).filter(({ event }) => event.startsWith('password'))).toMatchObject([
    { event: 'password_changed', this_device: true },
    { event: 'password_changed_here', this_device: true },
  ]);
});
