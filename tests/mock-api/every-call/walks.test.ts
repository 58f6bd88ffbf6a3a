import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OnboardingStep } from '#contract/me.ts';
import { referralStats } from '#mock-api/features/referral/invites.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { REQUEST_LOG_LIMIT } from '#mock-api/core/request-log.ts';
import { MAIL_LIMIT } from '#mock-api/core/mailbox.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { sized } from '../../tier.ts';
import { emptyMock, PASSED, userInfo, Visitor } from '../visitor.ts';
import { expectFewLiveCodes } from './live-codes.ts';

const PASSWORD = 'Sesame123!';
const PHONE = '+2348012345678';

/** A person at one of their browsers. The first two are the same person. */
interface Walker extends Visitor {
  readonly email: string;
}
const addresses = ['ann@example.com', 'ann@example.com', 'bob@example.com', 'cy@example.com'];

const token = { turnstile_token: PASSED };
/** What a browser can do. Codes are read from the own inbox only. */
const actions = {
  signup: (one) => one.post('/auth/signup/request-code', { email: one.email, ...token }),
  verify: async (one) => one.post('/auth/signup/verify-code', await mailed(one, 'signup')),
  login: (one) => login(one, PASSWORD),
  mistype: (one) => login(one, 'Wrong1234!'),
  device: async (one) => one.post('/auth/new-device/verify', await mailed(one, 'device')),
  guess: async (one) =>
    one.post('/auth/new-device/verify', { ...(await mailed(one, 'device')), code: '000000' }),
  status: (one) => one.get('/user/profile/status'),
  forget: (one) => one.post('/auth/reset', { email: one.email, ...token }),
  reset: async (one) => {
    const { body } = await one.post('/auth/verify-reset-code', { ...(await mailed(one, 'reset')), ...token });
    return one.post('/auth/reset-password', { identifier: body.identifier ?? 'none', password: PASSWORD });
  },
  password: (one) => one.post('/user/set-password', { password: PASSWORD }),
  profile: (one) => one.post('/user/profile', userInfo),
  // All want the same name: one gets it.
  username: (one) => one.post('/user/username', { username: 'samename' }),
  referral: (one) => one.post('/user/referral/complete', { referral_code: referralOf(one) }),
  skip: (one) => one.post('/user/referral/complete', { skip: true }),
  // All want the same number: one gets it.
  prove: (one) => one.post('/auth/reauth', { purpose: 'whatsapp', password: PASSWORD }),
  link: async (one) => {
    await actions.prove(one);
    return one.post('/whatsapp/link', { phone_number: PHONE });
  },
  linked: async (one) => one.post('/whatsapp/verify', { code: (await mailed(one, 'whatsapp', PHONE)).code }),
  unlink: (one) => one.write('DELETE', '/whatsapp/unlink', undefined, {}),
  logout: (one) => one.post('/auth/logout'),
  // A second browser, or the first after its cookies were cleared.
  clear: async (one) => one.cookies.clear(),
  minute: (one) => one.control('POST', '/clock/advance', { ms: 61_000 }),
  week: (one) => one.control('POST', '/clock/advance', { ms: 8 * 86_400_000 }),
  fail: (one) => arm(one, { type: 'status', status: 500 }, 'pre'),
  lose: (one) => arm(one, { type: 'empty' }, 'post'),
  twice: (one) => arm(one, { type: 'duplicate' }, 'pre'),
  expire: (one) => arm(one, { type: 'expire-session' }, 'pre'),
} satisfies Record<string, (one: Walker) => Promise<unknown>>;
type Action = keyof typeof actions;

const login = (one: Walker, password: string) =>
  one.post('/auth/login', {
    email: one.email,
    password,
    ...token,
    device_id: one.cookies.get('device_id') ?? null,
  });
const arm = (one: Walker, effect: object, stage: string) =>
  one.control('POST', '/faults', { op: '*', effect, stage, times: 1 });

/** The newest code in one's own inbox. */
async function mailed(one: Walker, kind: string, to = one.email) {
  const query = new URLSearchParams({ to, kind }).toString();
  const { body } = await one.get(`/__mock/mail/latest?${query}`);
  // An address that has an account already gets a mail without a code.
  return { code: body.code || '000000', identifier: body.identifier || 'none' };
}

/** Somebody else's referral code. */
const referralOf = (one: Walker) =>
  Object.values(one.app.sandboxes.default.state.users).find(({ email }) => email !== one.email)?.referral
    .code ?? 'NOBODY00';

/** What throws people out. Rarer, or nobody would get anywhere. */
const rough = [
  'reset',
  'logout',
  'clear',
  'week',
  'fail',
  'lose',
  'twice',
  'expire',
] as const satisfies Action[];
const calm = (Object.keys(actions) as Action[]).filter((name) => !rough.some((other) => other === name));
const step = fc.tuple(
  fc.nat(addresses.length - 1),
  fc.oneof(
    { arbitrary: fc.constantFrom(...calm), weight: 7 },
    { arbitrary: fc.constantFrom(...rough), weight: 1 },
  ),
);
/** Gets two people in, one of them with two steps left: a walk of pure chance seldom does. */
const entry: [number, Action][] = [
  [0, 'signup'],
  [0, 'verify'],
  [0, 'password'],
  [2, 'signup'],
  [2, 'verify'],
  [2, 'password'],
  [2, 'profile'],
];

test('any walk of several people through one sandbox keeps what must hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 10, maxLength: 60 }), async (enter, walk) => {
      const app = emptyMock();
      const people = addresses.map((email) => Object.assign(new Visitor(app), { email }));
      const { state } = app.sandboxes.default;
      const left = new Map<string, readonly OnboardingStep[]>();
      for (const [who, action] of enter ? [...entry, ...walk] : walk) {
        await actions[action](people[who]!);
        expectOrder(state, left);
        expectOwnAccounts(people, state);
      }
      state.faults = [];
      for (const one of people) {
        const { status, body } = await one.get('/user/profile');
        expect(status === 200 ? body.email : null).toBe(status === 200 ? one.email : null);
      }
    }),
    { numRuns: sized(20, 150) },
  );
});

/** What must hold of a sandbox after any call. */
function expectOrder(state: SandboxState, left: Map<string, readonly OnboardingStep[]>): void {
  expect(invariantsOf(state).filter(({ ok }) => !ok)).toEqual([]);
  expectFewLiveCodes(state);
  for (const [identifier, code] of Object.entries(state.codes)) expect(code.identifier).toBe(identifier);
  const users = Object.values(state.users);
  for (const { customer_id, pendingSteps } of users) {
    const before = left.get(customer_id) ?? pendingSteps;
    expect(pendingSteps).toEqual(before.filter((one) => pendingSteps.includes(one)));
    left.set(customer_id, pendingSteps);
    const { invited, joined, qualified, paid } = referralStats(state, customer_id);
    expect([invited, joined, qualified, paid]).toEqual(
      [invited, joined, qualified, paid].sort((a, b) => b - a),
    );
  }
  const alone = (values: (string | null | undefined)[]) => {
    const given = values.filter((value) => value != null);
    expect(new Set(given).size).toBe(given.length);
  };
  alone(users.map(({ email }) => email));
  alone(users.map(({ username }) => username));
  alone(Object.values(state.whatsappLinks).map((link) => (link.linked_at ? link.phone_number : null)));
  for (const session of Object.values(state.sessions))
    expect(state.users).toHaveProperty(session.customer_id);
  expect(state.mails.length).toBeLessThanOrEqual(MAIL_LIMIT);
  expect(state.requestLog.length).toBeLessThanOrEqual(REQUEST_LOG_LIMIT);
}

/** A browser's cookie is of a session of its owner, or of none. */
function expectOwnAccounts(people: readonly Walker[], state: SandboxState): void {
  for (const { email, cookies } of people) {
    const session = state.sessions[cookies.get('access_token') ?? ''];
    if (session) expect(state.users[session.customer_id]?.email).toBe(email);
  }
}

test('a reset ends every session, on every device; logging out ends one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.boolean(), async (count, reset) => {
      const app = emptyMock();
      const devices = Array.from({ length: count }, () =>
        Object.assign(new Visitor(app), { email: 'tobi@example.com' }),
      );
      for (const device of devices) await device.become('complete');
      const stranger = Object.assign(new Visitor(app), { email: 'unicode@example.com' });
      await stranger.become('unicode');
      const [first] = devices;
      if (!first) throw new Error('There is at least one.');
      if (reset) {
        await actions.forget(first);
        expect((await actions.reset(first)).status).toBe(200);
      } else await actions.logout(first);
      const statuses = [];
      for (const device of devices) statuses.push((await actions.status(device)).status);
      expect(statuses).toEqual(devices.map((device) => (reset || device === first ? 401 : 200)));
      expect((await actions.status(stranger)).status).toBe(200);
    }),
    { numRuns: sized(5, 20) },
  );
});

test('an inbox and a journal keep the last and no more', async () => {
  const app = emptyMock();
  const ann = Object.assign(new Visitor(app), { email: addresses[0]! });
  const { state } = app.sandboxes.default;
  for (let turn = 0; turn < MAIL_LIMIT + 20; turn += 1) {
    // After ten of a day there is one code an hour.
    state.clock.base += 3_600_000;
    await actions.signup(ann);
  }
  expect([state.mails.length, state.requestLog.length]).toEqual([MAIL_LIMIT, REQUEST_LOG_LIMIT]);
  expect((await actions.verify(ann)).status).toBe(200);
});
