import { beforeEach, expect, test } from 'vitest';
import { iso, now } from '#mock-api/core/clock.ts';
import { activeRestrictions } from '#mock-api/features/restrictions/restrictions.ts';
import { enableTwoFactor, shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, fingerprint, PASSED, Visitor } from '../visitor.ts';

const HOUR = 3_600_000;
const PASSWORD = 'Cowrie2026!';
let app = emptyMock();
beforeEach(() => {
  app = emptyMock({ first: { clock: { mode: 'frozen', at: Date.parse('2026-11-18T11:00:00Z') } } });
});

/** Logs in by password on a device, by whatever it asks for. @param recoveryCode in place of the authenticator's code */
async function logIn(phone: Visitor, email: string, recoveryCode?: string): Promise<void> {
  const { state } = app.sandboxes.default;
  const { body } = await phone.post('/auth/login', { email, password: PASSWORD, turnstile_token: PASSED });
  const identifier = typeof body.identifier === 'string' ? body.identifier : '';
  if (body.two_factor) {
    const user = Object.values(state.users).find((one) => one.email === email)!;
    const code = recoveryCode ?? shownCode(state, state.twoFactor[user.customer_id]!).code;
    expect((await phone.post('/2fa/verify', { code, email, identifier })).status).toBe(200);
  } else if (identifier !== '') {
    const { code } = await phone.code(email);
    expect((await phone.post('/auth/new-device/verify', { code, identifier })).status).toBe(200);
  }
  expect((await phone.get('/wallet/balances')).status).toBe(200);
}

interface Situation {
  readonly title: string;
  /** Hours. */
  readonly accountAge: number;
  readonly device?: 'its own' | 'verified before' | 'logged out since';
  /** Hours since two-factor was switched on. */
  readonly twoFactor?: number;
  readonly by?: 'recovery code';
  readonly restricts: boolean;
}

const situations: readonly Situation[] = [
  { title: 'an account of a day', accountAge: 24, restricts: true },
  { title: 'an account that is younger than a day', accountAge: 23.9, restricts: false },
  { title: 'the device that the account was made on', accountAge: 48, device: 'its own', restricts: false },
  { title: 'a device that was verified before', accountAge: 48, device: 'verified before', restricts: false },
  {
    title: 'a device that was logged out since',
    accountAge: 48,
    device: 'logged out since',
    restricts: true,
  },
  { title: 'an authenticator that has been on for a day', accountAge: 48, twoFactor: 24, restricts: false },
  { title: 'an authenticator that is younger than a day', accountAge: 48, twoFactor: 23.9, restricts: true },
  {
    title: 'a recovery code, though the authenticator has been on for a day',
    accountAge: 48,
    twoFactor: 24,
    by: 'recovery code',
    restricts: true,
  },
];

test.each(situations)(
  'demand 13: $title: restricts $restricts',
  async ({ accountAge, device, twoFactor, by, restricts }) => {
    const persona = twoFactor === undefined ? 'complete' : 'two-factor';
    const phone = new Visitor(app);
    const { email } = await new Visitor(app).become(persona, false);
    const { state } = app.sandboxes.default;
    const user = Object.values(state.users).find((one) => one.email === email)!;
    await phone.post('/auth/device-id', fingerprint);
    const id = phone.cookies.get('device_id')!;
    if (device === 'its own') user.created_on_device_id = id;
    if (device === 'verified before' || device === 'logged out since') {
      await logIn(phone, email);
      state.restrictions = {};
      if (device === 'logged out since') {
        const laptop = new Visitor(app);
        await logIn(laptop, email);
        await prove(laptop, 'devices');
        expect((await laptop.write('DELETE', `/auth/user-devices/${id}`, undefined)).status).toBe(200);
      } else await phone.post('/auth/logout');
      state.restrictions = {};
    }
    user.created_at = iso(now(state) - accountAge * HOUR);
    let recoveryCode: string | undefined;
    if (twoFactor !== undefined) {
      const factor = state.twoFactor[user.customer_id]!;
      if (by === 'recovery code') [recoveryCode] = enableTwoFactor(state, user, factor);
      factor.enabled_at = now(state) - twoFactor * HOUR;
    }

    await logIn(phone, email, recoveryCode);

    const expected = {
      scope: 'new_payees',
      reason: 'new_device',
      device_id: phone.cookies.get('device_id'),
      until: now(state) + 24 * HOUR,
    };
    const found = activeRestrictions(state, user.customer_id);
    expect(found).toEqual(restricts ? [expect.objectContaining(expected)] : []);
    const told = (state.activities[user.customer_id] ?? []).filter(({ event }) => event === 'new_device');
    expect(told.filter(({ device_id }) => device_id === expected.device_id).length > 0).toBe(
      restricts || device === 'verified before',
    );
  },
);

test('each new device has a restriction of its own', async () => {
  const { email } = await new Visitor(app).become('complete', false);
  const [phone, tablet] = [new Visitor(app), new Visitor(app)];
  for (const one of [phone, tablet]) {
    await logIn(one, email);
    await one.control('POST', '/clock/advance', { ms: 300_000 });
  }
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find((one) => one.email === email)!;
  expect(activeRestrictions(state, user.customer_id).map(({ device_id }) => device_id)).toEqual([
    tablet.cookies.get('device_id'),
    phone.cookies.get('device_id'),
  ]);
});

test('who signs up is not restricted on the device of the sign-up, nor later there', async () => {
  const ann = new Visitor(app);
  const email = 'ann@example.com';
  const { body } = await ann.post('/auth/signup/request-code', { email, turnstile_token: PASSED });
  const { code } = await ann.code(email);
  await ann.post('/auth/signup/verify-code', { code, identifier: body.identifier });
  await ann.post('/user/set-password', { password: PASSWORD });
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find((one) => one.email === email)!;
  expect(user.created_on_device_id).toBe(ann.cookies.get('device_id'));
  await ann.control('POST', '/clock/advance', { ms: 48 * HOUR });
  await logIn(ann, email);
  expect(activeRestrictions(state, user.customer_id)).toEqual([]);
});

test('a persona that is signed in directly counts as verified', async () => {
  const tobi = new Visitor(app);
  const { email } = await tobi.become('complete');
  await tobi.post('/auth/logout');
  await logIn(tobi, email);
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find((one) => one.email === email)!;
  expect(activeRestrictions(state, user.customer_id)).toEqual([]);
});
