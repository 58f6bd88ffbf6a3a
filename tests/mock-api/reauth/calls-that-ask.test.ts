import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { REAUTH_SECONDS, reauthPurposes, type ReauthPurpose } from '#contract/reauth-purposes.ts';
import { callsByPurpose, type Operation } from '#contract/registry.ts';
import { now } from '#mock-api/core/clock.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { emptyMock, Visitor, type Answer } from '../visitor.ts';
import { prove, type Refusal } from './prove.ts';

const PHONE = '+2348012345678';

/** How a call is made that only its proof keeps from succeeding. */
interface Attempt {
  readonly as?: PersonaName;
  /** What has to happen first; what it returns makes the call's body at the moment of the call. */
  readonly before?: (visitor: Visitor) => Promise<() => object>;
  readonly path?: (visitor: Visitor) => string;
  /** The change is made with it: its proof is used up. */
  readonly finishes: boolean;
}

const attempts: Readonly<Record<string, Attempt>> = {
  startTwoFactorSetup: { finishes: false },
  enableTwoFactor: {
    finishes: true,
    before: async (visitor) => {
      await prove(visitor, 'two_factor_on');
      const { secret } = (await visitor.post('/2fa/setup')).body as { secret: string };
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      return () => ({ code: totp.generate({ timestamp: now(visitor.app.sandboxes.default.state) }) });
    },
  },
  disableTwoFactor: { as: 'two-factor', finishes: true },
  renewRecoveryCodes: { as: 'two-factor', finishes: true },
  linkWhatsapp: { finishes: false, before: async () => () => ({ phone_number: PHONE }) },
  verifyWhatsapp: {
    finishes: true,
    before: async (visitor) => {
      await prove(visitor, 'whatsapp');
      await visitor.post('/whatsapp/link', { phone_number: PHONE });
      const { code } = await visitor.code(PHONE);
      return () => ({ code });
    },
  },
  unlinkWhatsapp: { as: 'whatsapp-linked', finishes: true },
  unlinkGoogle: { as: 'google-linked', finishes: true },
  revokeDevice: {
    as: 'devices-50',
    finishes: false,
    path: ({ app }) =>
      `/auth/user-devices/${Object.keys(app.sandboxes.default.state.devices).find((id) => id.endsWith('_0'))!}`,
  },
  revokeOtherDevices: { as: 'devices-50', finishes: false },
  setPin: { as: 'complete-no-pin', finishes: true, before: async () => () => ({ pin: '730164' }) },
  resetPin: { as: 'oauth-existing', finishes: true, before: async () => () => ({ pin: '730164' }) },
};

/** Somebody who has done all but the call itself, and has no proof left. */
async function arrive({ name, endpoint }: Operation) {
  const { as = 'complete', before, path } = attempts[name]!;
  const visitor = new Visitor(emptyMock());
  await visitor.control('PUT', '/clock', { mode: 'frozen' });
  const { email } = await visitor.become(as);
  const body = await before?.(visitor);
  const { state } = visitor.app.sandboxes.default;
  state.proofs = {};
  const act = (who = visitor): Promise<Answer> =>
    who.write(endpoint.method, path?.(visitor) ?? endpoint.path, body?.());
  return { visitor, state, email, act };
}
const wait = (visitor: Visitor, seconds: number) =>
  visitor.control('POST', '/clock/advance', { ms: seconds * 1000 });

function expectRequired(answer: Answer, purpose: ReauthPurpose): void {
  expectRefusal(answer, [403, 'reauth_required']);
  expect((answer.body.details as Refusal).purpose).toBe(purpose);
}

const rows = reauthPurposes.flatMap((purpose) =>
  (callsByPurpose.get(purpose) ?? []).map((operation) => ({ op: operation.op, purpose, operation })),
);

test('every call that wants a proof is tried, and every purpose has a call', () => {
  expect(rows.map(({ operation }) => operation.name).sort()).toEqual(Object.keys(attempts).sort());
  expect(new Set(rows.map(({ purpose }) => purpose))).toEqual(new Set(reauthPurposes));
});

test('no call that moves money wants one', () => {
  for (const { op } of rows) expect(op).not.toMatch(/ \/(?:wallet|trade)\//);
});

describe.each(rows)('$op', ({ purpose, operation }) => {
  test('demand 1: is refused without a proof, and changes nothing', async () => {
    const { state, act } = await arrive(operation);
    const before = JSON.stringify([state.users, state.twoFactor, state.whatsappLinks, state.devices]);
    expectRequired(await act(), purpose);
    expect(JSON.stringify([state.users, state.twoFactor, state.whatsappLinks, state.devices])).toBe(before);
  });

  test('demand 1: is refused with a proof of any other purpose', async () => {
    const { visitor, act } = await arrive(operation);
    for (const other of reauthPurposes.filter((one) => one !== purpose)) {
      // One code of an email in 30 seconds.
      await wait(visitor, 31);
      await prove(visitor, other);
    }
    expectRequired(await act(), purpose);
  });

  test('is refused with a proof of another session of the same person', async () => {
    const { visitor, state, email, act } = await arrive(operation);
    const other = new Visitor(visitor.app);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    const user = userByEmail(state, email)!;
    const device = visitor.cookies.get('device_id') ?? null;
    other.cookies.set('access_token', openSession(state, user, device, true).token);
    await prove(other, purpose);
    expectRequired(await act(), purpose);
    expect((await act(other)).status).toBeLessThan(300);
  });

  test('demand 1: is refused once the proof is five minutes old', async () => {
    const { visitor, act } = await arrive(operation);
    await prove(visitor, purpose);
    await wait(visitor, REAUTH_SECONDS);
    expectRequired(await act(), purpose);
  });

  test('works with a proof of almost five minutes, which only the change uses up', async () => {
    const { visitor, state, act } = await arrive(operation);
    const { body } = await prove(visitor, purpose);
    expect(body.data).toEqual({
      purpose,
      expires_at: new Date(now(state) + REAUTH_SECONDS * 1000).toISOString(),
    });
    // A code that was sent before lives no longer than the proof.
    await wait(visitor, REAUTH_SECONDS - 10);
    const { status, body: answer } = await act();
    expect([status < 300, answer.code]).toEqual([true, undefined]);
    const left = Object.values(state.proofs).flatMap(({ made }) => made);
    expect(left).toHaveLength(attempts[operation.name]!.finishes ? 0 : 1);
  });
});
