import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TWO_FACTOR_LOCK_SECONDS, TWO_FACTOR_SETUP_SECONDS } from '#contract/two-factor-codes.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import type * as Reauth from '#src/stores/security/reauth.ts';
import type * as Security from '#src/stores/security/security.ts';
import type * as Channel from '#src/stores/security/two-factor-channel.ts';
import type * as TwoFactor from '#src/stores/security/two-factor.ts';
import { authenticatorApp, stepsFrom, wrongCode } from '../../authenticator-app.ts';
import { eventually } from '../../eventually.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

// A real TOTP library is the phone. The mock's clock stands still, 5 seconds into a step of 30: how old a code is does not depend on how
// long the test takes.

const HOUR = 3_600_000;
/** Of the server. This browser's clock is an hour behind it. */
const NOW = Date.parse('2026-11-18T11:00:05Z');
/** `toBeCloseTo` to half a second: waiting moves this browser's clock a little. */
const MILLISECONDS = -3;
const ENABLE = 'POST /2fa/enable';
const DISABLE = 'POST /2fa/disable';

let mock: ReturnType<typeof connectToMock>;
let store: typeof TwoFactor;
let channel: typeof Channel;
let security: typeof Security;
let reauth: typeof Reauth;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW - HOUR, toFake: ['Date'] });
  ({ mock } = newDocument());
  await mock.control('PUT', '/clock', { mode: 'frozen', at: new Date(NOW).toISOString() });
  vi.resetModules();
  [store, channel, security, reauth] = await Promise.all([
    import('#src/stores/security/two-factor.ts'),
    import('#src/stores/security/two-factor-channel.ts'),
    import('#src/stores/security/security.ts'),
    import('#src/stores/security/reauth.ts'),
  ]);
  await mock.signIn('complete');
  stop = security.$security.listen(() => undefined);
  await eventually(() => expect(security.$security.get().data).not.toBeNull());
  await reauth.reauthenticate({ purpose: 'two_factor_on', password: PERSONA_PASSWORD });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const shown = () => security.$security.get().data?.two_factor;
const pass = (seconds: number) => mock.control('POST', '/clock/advance', { ms: seconds * 1000 });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It was let through.')),
    (error: unknown) => error,
  );
const refusalOf = async (code: string) => store.enableRefusalOf(await failureOf(store.enableTwoFactor(code)));
/** Turns it on, as a phone does that shows the server's time. */
async function turnOn() {
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  const { codes } = await store.enableTwoFactor(app.show(NOW));
  return { app, codes: codes ?? [] };
}

test('demand 4: the key counts down by the server’s time, whatever this browser’s clock shows', async () => {
  const { secret, url, expiresAt } = await store.startTwoFactorSetup();
  expect(expiresAt - Date.now()).toBeCloseTo(TWO_FACTOR_SETUP_SECONDS * 1000, MILLISECONDS);
  expect(authenticatorApp(secret).show(NOW)).toBe(authenticatorApp(url).show(NOW));
});

test('demand 4: after ten minutes the key is dead', async () => {
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  await pass(TWO_FACTOR_SETUP_SECONDS);
  await reauth.reauthenticate({ purpose: 'two_factor_on', password: PERSONA_PASSWORD });
  expect(await refusalOf(app.show(NOW + TWO_FACTOR_SETUP_SECONDS * 1000))).toEqual({
    kind: 'ended',
    why: 'expired',
  });
});

test('demand 4: a second tab’s start tells the first, and nothing but that; its code is refused and not counted', async () => {
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('two-factor');
  otherTab.onmessage = ({ data }) => heard.push(data);
  const own = vi.fn();
  const stopListening = channel.onSetupStarted(own);
  const first = authenticatorApp((await store.startTwoFactorSetup()).url);
  await eventually(() => expect(heard).toEqual(['setup-started']));
  expect(own, 'a tab does not hear itself').not.toHaveBeenCalled();

  otherTab.postMessage('setup-started');
  await eventually(() => expect(own).toHaveBeenCalledTimes(1));
  otherTab.postMessage('anything else');
  const second = authenticatorApp((await store.startTwoFactorSetup()).url);
  expect(await refusalOf(first.show(NOW))).toEqual({ kind: 'ended', why: 'replaced' });
  expect(own).toHaveBeenCalledTimes(1);
  expect(await refusalOf(wrongCode(second))).toMatchObject({ kind: 'wrong', triesLeft: 4 });
  expect((await store.enableTwoFactor(second.show(NOW))).codes).toHaveLength(10);
  stopListening();
  otherTab.close();
});

test.each([
  ['before', -1],
  ['now', 0],
  ['after', 1],
])('demand 5: a code of the window %s turns it on', async (_, steps) => {
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  const { codes } = await store.enableTwoFactor(app.show(stepsFrom(steps, NOW)));
  expect(new Set(codes).size).toBe(10);
  await eventually(() => expect(shown()).toMatchObject({ enabled: true, recovery_left: 10 }));
});

test('demand 5: a phone whose clock is 40 seconds behind is told so by the server’s time, and the next right code works', async () => {
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  const refusal = await refusalOf(app.show(NOW - 40_000));
  expect(refusal).toMatchObject({ kind: 'wrong', triesLeft: 4 });
  const { drift } = refusal as Extract<TwoFactor.EnableRefusal, { kind: 'wrong' }>;
  expect(drift!.clockAhead).toBeCloseTo(HOUR, MILLISECONDS);
  // A code says to which step of 30 seconds it belongs, and no more.
  expect(Math.abs(drift!.seconds + 40)).toBeLessThanOrEqual(15);
  expect((await store.enableTwoFactor(app.show(NOW))).codes).toHaveLength(10);
});

test('demand 5: a code that is none of the app’s says nothing of its clock', async () => {
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  expect(await refusalOf(wrongCode(app))).toEqual({ kind: 'wrong', triesLeft: 4, drift: null });
});

test('demand 5: five wrong codes lock with a time that a new setup does not lift', async () => {
  const wrong = wrongCode(authenticatorApp((await store.startTwoFactorSetup()).url));
  const kinds = [];
  for (let tries = 0; tries < 5; tries += 1) kinds.push((await refusalOf(wrong))?.kind);
  expect(kinds).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked']);
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  const refusal = await refusalOf(app.show(NOW));
  expect(refusal?.kind).toBe('locked');
  const { until } = refusal as Extract<TwoFactor.EnableRefusal, { kind: 'locked' }>;
  expect(until - Date.now()).toBeCloseTo(TWO_FACTOR_LOCK_SECONDS * 1000, MILLISECONDS);
});

test('demand 5: the code that turned it on works nowhere else', async () => {
  const { app } = await turnOn();
  const again = { purpose: 'two_factor_off', password: PERSONA_PASSWORD, totp: app.show(NOW) } as const;
  expect(await failureOf(reauth.reauthenticate(again))).toMatchObject({ code: 'totp_used' });
  await pass(30);
  await reauth.reauthenticate({ ...again, totp: app.show(stepsFrom(1, NOW)) });
});

test('demand 6: a recovery code works once, and new ones void the old', async () => {
  const { codes } = await turnOn();
  const by = (recovery_code = '') =>
    ({ purpose: 'recovery_codes', password: PERSONA_PASSWORD, recovery_code }) as const;
  await reauth.reauthenticate(by(codes[0]));
  expect(await failureOf(reauth.reauthenticate(by(codes[0])))).toMatchObject({
    code: 'recovery_code_invalid',
  });
  security.retrySecurity();
  await eventually(() => expect(shown()?.recovery_left).toBe(9));
  expect(Date.parse(shown()?.recovery_used_at ?? '')).toBe(NOW);

  const renewed = await store.renewRecoveryCodes();
  expect(renewed).toHaveLength(10);
  await eventually(() => expect(shown()).toMatchObject({ recovery_left: 10, recovery_used_at: null }));
  expect(await failureOf(reauth.reauthenticate(by(codes[1])))).toMatchObject({
    code: 'recovery_code_invalid',
  });
  await reauth.reauthenticate(by(renewed[1]));
});

test('demand 7: turning it off wants the password and a code, and restricts', async () => {
  const { app } = await turnOn();
  const refused = await failureOf(store.disableTwoFactor());
  expect(reauth.reauthRefusalOf(refused, 'two_factor_off')?.methods).toEqual([
    'password',
    'totp',
    'recovery_code',
  ]);
  await pass(30);
  await reauth.reauthenticate({
    purpose: 'two_factor_off',
    password: PERSONA_PASSWORD,
    totp: app.show(stepsFrom(1, NOW)),
  });
  await store.disableTwoFactor();
  expect(shown()?.enabled).toBe(false);
  expect(security.$security.get().data?.restrictions).toMatchObject([
    { scope: 'new_payees', reason: 'two_factor_off' },
  ]);
});

test('demand 25: an answer that was lost is asked for: whether it is on, and without its codes', async () => {
  const app = authenticatorApp((await store.startTwoFactorSetup()).url);
  await mock.fault(ENABLE, { type: 'malformed' }, { stage: 'pre', times: 1 });
  await failureOf(store.enableTwoFactor(app.show(NOW)));
  expect(await store.readEnabled(), 'the first never arrived').toBeNull();

  await mock.fault(ENABLE, { type: 'malformed' }, { stage: 'post', times: 1 });
  await failureOf(store.enableTwoFactor(app.show(NOW)));
  expect(await store.readEnabled()).toEqual({ codes: null });
  expect(shown()?.enabled).toBe(true);
});

test('demand 25: a lost answer of turning it off is asked for', async () => {
  const { app } = await turnOn();
  await pass(30);
  expect(await store.readDisabled()).toBeNull();
  const totp = app.show(stepsFrom(1, NOW));
  await reauth.reauthenticate({ purpose: 'two_factor_off', password: PERSONA_PASSWORD, totp });
  await mock.fault(DISABLE, { type: 'malformed' }, { stage: 'post', times: 1 });
  await failureOf(store.disableTwoFactor());
  expect((await store.readDisabled())?.two_factor.enabled).toBe(false);
  expect(shown()?.enabled).toBe(false);
});
