import { beforeEach, expect, test } from 'vitest';
import { googleSubOf } from '#mock-api/stand-ins/google/google-account.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { emptyMock, PASSED, Visitor, type Answer } from '../visitor.ts';

const KNOWN = 'tobi@example.com';
const UNKNOWN = 'nobody@example.com';

let app: Mock;
let ann: Visitor;
beforeEach(async () => {
  app = emptyMock({ first: { clock: { mode: 'frozen', at: Date.parse('2026-11-18T11:00:00Z') } } });
  ann = new Visitor(app);
  await ann.become('complete', false);
  ann.cookies.clear();
});

const request = (email: string) => ann.post('/auth/signup/request-code', { email, turnstile_token: PASSED });
const verify = (identifier: string, code: string) =>
  ann.post('/auth/signup/verify-code', { code, identifier });
const wait = (seconds: number) => ann.control('POST', '/clock/advance', { ms: seconds * 1000 });
const userOf = (email: string): User =>
  Object.values(app.sandboxes.default.state.users).find((one) => one.email === email)!;

/** What anybody can see of an answer, byte by byte: its own random names are masked. */
function visible({ status, headers, body }: Answer): string {
  const shown = [...headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([status, shown, body]).replaceAll(/(?:idn|req)_[\w-]+/g, '_');
}

/** Everything that a stranger can try with an address: five wrong codes, a sixth, a resend too soon, a resend, expired codes. */
async function everything(email: string): Promise<string[]> {
  const seen: string[] = [];
  const see = (answer: Answer) => {
    seen.push(visible(answer));
    return String(answer.body.identifier);
  };
  const first = see(await request(email));
  see(await request(email));
  // A code that is sent is not one of these: they are tried until five were wrong.
  const right = Object.values(app.sandboxes.default.state.codes).at(-1)?.code;
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].filter(
    (one) => one !== right,
  );
  for (const code of wrong.slice(0, 6)) see(await verify(first, code));
  await wait(30);
  const second = see(await request(email));
  see(await verify(first, '123123'));
  see(await verify(second, wrong[0]!));
  await wait(300);
  see(await verify(second, wrong[1]!));
  return seen;
}

test('a known and an unknown address answer byte by byte the same through the whole sign-up', async () => {
  const known = await everything(KNOWN);
  const start = new Date('2026-11-18T11:00:00Z').getTime();
  await ann.control('PUT', '/clock', { mode: 'frozen', at: start });
  expect(known).toEqual(await everything(UNKNOWN));
  expect(known.map((text) => /"code":"(\w+)"/.exec(text)?.[1] ?? 'ok')).toEqual([
    'ok',
    'resend_too_soon',
    ...Array.from({ length: 5 }, () => 'code_invalid'),
    'code_locked',
    'ok',
    'code_locked',
    'code_invalid',
    'code_expired',
  ]);
  expect(ann.cookies.has('access_token')).toBe(false);
});

test.each([
  ['a password', (user: User) => void (user.googleSub = null)],
  [
    'Google',
    (user: User) => {
      user.password = null;
      user.googleSub = googleSubOf(user.email);
    },
  ],
])('no code is right for an account that has %s, whatever is typed', async (_has, prepare) => {
  prepare(userOf(KNOWN));
  const { identifier } = (await request(KNOWN)).body;
  const kept = app.sandboxes.default.state.codes[String(identifier)]!;
  expect(kept.code).toBe('');
  for (const code of ['', '000000', '424242']) {
    const { status } = await verify(String(identifier), code);
    expect([400, 422]).toContain(status);
  }
});

test('an account that was left before it had either is gone on with by its code', async () => {
  const { email } = await ann.become('missing-all', false);
  userOf(email).password = null;
  ann.cookies.clear();
  const { identifier } = (await request(email)).body;
  const { code } = await ann.code(email);
  expect(code).toMatch(/^\d{6}$/);
  expect((await verify(String(identifier), code)).status).toBe(200);
  expect((await ann.get('/user/profile/status')).status).toBe(200);
});

test('a code is wrong once its account has got a password or Google in the meantime', async () => {
  const { email } = await ann.become('missing-all', false);
  const user = userOf(email);
  user.password = null;
  ann.cookies.clear();
  const { identifier } = (await request(email)).body;
  const { code } = await ann.code(email);
  user.googleSub = googleSubOf(user.email);
  const { body } = await verify(String(identifier), code);
  expect(body).toMatchObject({ code: 'code_invalid', details: { tries_left: 4 } });
  expect(ann.cookies.has('access_token')).toBe(false);
});
