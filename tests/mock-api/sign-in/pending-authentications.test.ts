import { beforeEach, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { googleSubOf } from '#mock-api/stand-ins/google/google-account.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';
import { signInByGoogle } from './google-steps.ts';

const EMAIL = 'tobi@example.com';
const NEW_PASSWORD = 'Fresh1234!';
let owner: Visitor;
let thief: Visitor;

beforeEach(async () => {
  const app = emptyMock();
  owner = new Visitor(app);
  await owner.become('complete');
  thief = new Visitor(app);
});

const logIn = (who: Visitor) =>
  who.post('/auth/login', {
    email: EMAIL,
    password: PERSONA_PASSWORD,
    turnstile_token: PASSED,
    device_id: null,
  });

/** The permission that a code of the mailbox gives to set a password. */
async function grant(who: Visitor): Promise<string> {
  await who.post('/auth/reset', { email: EMAIL, turnstile_token: PASSED });
  const { code, identifier } = await who.code(EMAIL);
  const { body } = await who.post('/auth/verify-reset-code', { code, identifier, turnstile_token: PASSED });
  return body.identifier as string;
}
const setPassword = (who: Visitor, identifier: string, password: string) =>
  who.post('/auth/reset-password', { identifier, password });

/** What somebody may have begun, and how they would finish it. */
const begun = {
  'a permission to set a password': async () => {
    const identifier = await grant(thief);
    return () => setPassword(thief, identifier, 'Thief1234!');
  },
  'a code of a reset': async () => {
    await thief.post('/auth/reset', { email: EMAIL, turnstile_token: PASSED });
    const { code, identifier } = await thief.code(EMAIL);
    return () => thief.post('/auth/verify-reset-code', { code, identifier, turnstile_token: PASSED });
  },
  'a code of a device': async () => {
    const { identifier } = (await logIn(thief)).body;
    const { code } = await thief.code(EMAIL);
    return () => thief.post('/auth/new-device/verify', { code, identifier });
  },
} as const;

/** What shuts a thief out. */
const ends = {
  'a reset of the password': async () => {
    await owner.control('POST', '/clock/advance', { ms: 60_000 });
    await setPassword(owner, await grant(owner), NEW_PASSWORD);
  },
  'the link of an email': async () => {
    const { body } = await owner.get(`/__mock/mail/latest?to=${EMAIL}&kind=security`);
    const token = new URL(body.link as string).hash.slice(1);
    expect((await owner.post('/auth/not-me', { token })).status).toBe(200);
  },
} as const;

test.each(
  Object.entries(begun).flatMap(([what, begin]) =>
    Object.entries(ends).map(([end, act]) => [what, end, begin, act] as const),
  ),
)('%s is worth nothing after %s', async (_what, _end, begin, act) => {
  await owner.write('PUT', '/user/pin', { current_pin: '284915', pin: '730164' });
  const finish = await begin();
  await act();
  expect((await finish()).status).toBeGreaterThanOrEqual(400);
  expect((await thief.get('/user/profile')).status).toBe(401);
});

test('the link of an email takes every device off the account: a password alone is not enough there any more', async () => {
  await owner.write('PUT', '/user/pin', { current_pin: '284915', pin: '730164' });
  await ends['the link of an email']();
  const { body } = await logIn(owner);
  expect(body.identifier).toEqual(expect.any(String));
  expect((await owner.get('/user/profile')).status).toBe(401);
});

// What Google has begun stays: it rests on the Google account, and is worth as much as beginning it again, after the end as before.
test.each(Object.entries(ends))(
  'an offer to link Google is no way in after %s, as a new one is none',
  async (_end, act) => {
    await owner.write('PUT', '/user/pin', { current_pin: '284915', pin: '730164' });
    await signInByGoogle(thief, EMAIL);
    await act();
    const { state } = owner.app.sandboxes.default;
    expect(Object.keys(state.googleLinks)).toEqual([thief.cookies.get('google_link')]);
    // A log-in with the password of before, which the offer waits for, leads no further than without it.
    const stranger = new Visitor(owner.app);
    expect((await logIn(thief)).status).toBe((await logIn(stranger)).status);
    expect((await thief.get('/user/profile')).status).toBe(401);
    expect((await signInByGoogle(thief, EMAIL)).to).toContain('/login?link=google');
    expect(Object.values(state.users).find(({ email }) => email === EMAIL)?.googleSub).toBeNull();
  },
);

test.each(Object.entries(ends))(
  'a sign-in that is held opens after %s what signing in with Google opens',
  async (_end, act) => {
    const { state } = owner.app.sandboxes.default;
    const user = Object.values(state.users).find(({ email }) => email === EMAIL)!;
    user.googleSub = googleSubOf(EMAIL);
    await owner.write('PUT', '/user/pin', { current_pin: '284915', pin: '730164' });
    const other = new Visitor(owner.app);
    await other.become('unicode');
    await signInByGoogle(other, EMAIL);
    await act();
    const { body } = await other.post('/auth/google/held');
    expect(body.data).toMatchObject({ next: 'session', email: EMAIL });
    const anew = new Visitor(owner.app);
    await signInByGoogle(anew, EMAIL);
    for (const who of [other, anew])
      expect((await who.get('/user/profile')).body).toMatchObject({ customer_id: user.customer_id });
  },
);
