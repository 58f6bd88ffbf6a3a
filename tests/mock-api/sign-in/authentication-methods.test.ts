import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SandboxState } from '#mock-api/core/state.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { authenticationMethods, type AuthenticationMethod } from '#contract/authentication-methods.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { googleSubOf } from '#mock-api/stand-ins/google/google-account.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';
import { beginGoogle, chooseAtGoogle } from './google-steps.ts';

const EMAIL = 'two-factor@example.com';
const PASSWORD = 'Cowrie2026!';

interface Scene {
  readonly visitor: Visitor;
  readonly state: SandboxState;
  readonly user: User;
}
/** A step of a method. Answers what the next one needs. */
type Step = (scene: Scene, before: string) => Promise<string>;
interface Row {
  readonly title: string;
  /** What the account has to be like. */
  readonly prepare?: (scene: Scene) => void;
  readonly steps: readonly Step[];
  /** What a call with a session answers after each step; with two-factor on, the last one after a code of the app. */
  readonly off: readonly number[];
  readonly on: readonly number[];
}

const identifierOf = ({ identifier }: Record<string, unknown>) =>
  typeof identifier === 'string' ? identifier : '';
const login: Step = async ({ visitor }) =>
  identifierOf(
    (await visitor.post('/auth/login', { email: EMAIL, password: PASSWORD, turnstile_token: PASSED })).body,
  );
const verifyDevice: Step = async ({ visitor }, identifier) => {
  const { code } = await visitor.code(EMAIL);
  const body = identifier === '' ? { code } : { code, identifier };
  return identifierOf((await visitor.post('/auth/new-device/verify', body)).body);
};
/** Does a step as if two-factor were off, which is switched on again after it. */
const beforeItWasOn =
  (step: Step): Step =>
  async (scene, before) => {
    const factor = scene.state.twoFactor[scene.user.customer_id];
    const since = factor?.enabled_at ?? null;
    if (factor) factor.enabled_at = null;
    const answer = await step(scene, before);
    if (factor) factor.enabled_at = since;
    return answer;
  };

const rows: Readonly<Record<AuthenticationMethod | 'reset', readonly Row[]>> = {
  password: [{ title: 'the password, on a known device', steps: [login], off: [200], on: [401, 200] }],
  signup_code: [
    {
      title: 'a sign-up code, of an account that nobody can log into yet',
      prepare: ({ user }) => {
        user.password = null;
      },
      steps: [
        async ({ visitor }) =>
          identifierOf(
            (await visitor.post('/auth/signup/request-code', { email: EMAIL, turnstile_token: PASSED })).body,
          ),
        async ({ visitor }, identifier) => {
          const { code } = await visitor.code(EMAIL);
          return identifierOf((await visitor.post('/auth/signup/verify-code', { code, identifier })).body);
        },
      ],
      off: [401, 200],
      on: [401, 401, 200],
    },
  ],
  google: [
    {
      title: 'Google, of an account that it is linked to',
      prepare: ({ user }) => {
        user.googleSub = googleSubOf(user.email);
      },
      steps: [
        async ({ visitor }) => (await beginGoogle(visitor)).href,
        async ({ visitor }, url) => {
          const { to } = await chooseAtGoogle(visitor, new URL(url), { email: EMAIL, choice: 'approve' });
          return new URLSearchParams(new URL(to).hash.slice(1)).get('identifier') ?? '';
        },
      ],
      off: [401, 200],
      on: [401, 401, 200],
    },
  ],
  device_code: [
    {
      title: 'a device code, after the password',
      prepare: ({ visitor }) => {
        visitor.cookies.clear();
      },
      steps: [beforeItWasOn(login), verifyDevice],
      off: [401, 200],
      on: [401, 401, 200],
    },
    {
      title: 'a device code, of a session that waits for one',
      prepare: ({ visitor, state, user }) => {
        visitor.cookies.clear();
        visitor.cookies.set('access_token', openSession(state, user, null, false).token);
      },
      steps: [
        async ({ visitor }) => {
          await visitor.get('/user/profile/status');
          return '';
        },
        verifyDevice,
      ],
      off: [403, 200],
      on: [403, 403, 200],
    },
  ],
  reset: [
    {
      title: 'a reset, which is no method of its own',
      steps: [
        async ({ visitor }) =>
          identifierOf((await visitor.post('/auth/reset', { email: EMAIL, turnstile_token: PASSED })).body),
        async ({ visitor }, identifier) => {
          const { code } = await visitor.code(EMAIL);
          const body = { code, identifier, turnstile_token: PASSED };
          return identifierOf((await visitor.post('/auth/verify-reset-code', body)).body);
        },
        async ({ visitor }, identifier) => {
          const body = { identifier, password: 'Fresh1234!' };
          return identifierOf((await visitor.post('/auth/reset-password', body)).body);
        },
      ],
      off: [401, 401, 401],
      on: [401, 401, 401],
    },
  ],
};

let app: Mock;
let scene: Scene;
beforeEach(async () => {
  app = emptyMock();
  const visitor = new Visitor(app);
  await visitor.become('two-factor', false);
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find(({ email }) => email === EMAIL)!;
  scene = { visitor, state, user };
});

const answerNow = async ({ visitor }: Scene) => (await visitor.get('/wallet/balances')).status;
const factorOf = ({ state, user }: Scene) => state.twoFactor[user.customer_id]!;
const secondStep = ({ visitor }: Scene, code: string, identifier: string) =>
  visitor.post('/2fa/verify', { code, email: EMAIL, identifier });

async function walk(row: Row): Promise<{ answers: number[]; last: string }> {
  row.prepare?.(scene);
  const answers: number[] = [];
  let last = '';
  for (const step of row.steps) {
    last = await step(scene, last);
    answers.push(await answerNow(scene));
  }
  return { answers, last };
}

describe.each(
  Object.entries(rows).flatMap(([method, list]) => list.map((row) => [method, row.title, row] as const)),
)('the method %s: %s', (_method, _title, row) => {
  test('without two-factor it opens a session after its last step, and not before', async () => {
    factorOf(scene).enabled_at = null;
    expect((await walk(row)).answers).toEqual(row.off);
  });

  test('demand 8: with two-factor on nothing is open before a code of the app was right', async () => {
    const { answers, last } = await walk(row);
    if (row.on.length > row.steps.length) {
      const shown = shownCode(scene.state, factorOf(scene)).code;
      const wrong = await secondStep(scene, shown === '000000' ? '111111' : '000000', last);
      expect([wrong.status, await answerNow(scene)]).toEqual([400, answers.at(-1)]);
      expect((await secondStep(scene, shown, last)).status).toBe(200);
      answers.push(await answerNow(scene));
      // The login is over: its identifier opens no second session.
      expect((await secondStep(scene, shown, last)).body.code).toBe('flow_expired');
    } else expect(last).toBe('');
    expect(answers).toEqual(row.on);
  });
});

test('every method has a row in the table', () => {
  expect(Object.keys(rows).sort()).toEqual([...authenticationMethods, 'reset'].sort());
});

test('after a reset the login asks for the authenticator, and a login of the former password is over', async () => {
  const former = await login(scene, '');
  expect(former).toMatch(/^idn_/);
  await walk(rows.reset[0]!);
  const { code } = shownCode(scene.state, factorOf(scene));
  expect((await secondStep(scene, code, former)).body.code).toBe('flow_expired');
  const { body } = await scene.visitor.post('/auth/login', {
    email: EMAIL,
    password: 'Fresh1234!',
    turnstile_token: PASSED,
  });
  expect(body).toMatchObject({ two_factor: true });
  expect(await answerNow(scene)).toBe(401);
  expect((await secondStep(scene, code, identifierOf(body))).status).toBe(200);
  expect(await answerNow(scene)).toBe(200);
});

/** The files of the mock that have a text, without the one that declares it. */
const filesWith = (text: string, declaredIn: string) =>
  readdirSync('mock-api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith(declaredIn))
    .filter((name) => readFileSync(`mock-api/${name}`, 'utf8').includes(text))
    .sort();

test.each([
  // Personas sign in directly, and the figures of events have three devices at once.
  [
    'openSession(',
    'session/sessions.ts',
    [
      'features/sign-in/sign-in.ts',
      'figures/measure-security-events.ts',
      'personas/apply.ts',
      'personas/security-log.ts',
    ],
  ],
  ['completeSignIn(', 'sign-in/sign-in.ts', ['features/two-factor/feature.ts']],
  ['verified_by =', '', ['features/two-factor/two-factor.ts']],
  // A session that is there gets a longer life, or another token.
  [
    'setSessionCookie(',
    'server/cookies.ts',
    ['features/password/feature.ts', 'features/session/feature.ts', 'features/sign-in/sign-in.ts'],
  ],
  ['renewSession(', 'features/session/sessions.ts', ['features/password/feature.ts']],
])('only one door opens sessions: %s', (text, declaredIn, files) => {
  expect(filesWith(text, declaredIn || 'nowhere')).toEqual(files);
});
