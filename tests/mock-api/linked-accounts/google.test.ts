import { beforeEach, describe, expect, test } from 'vitest';
import type { LinkedAccounts } from '#contract/linked-accounts.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { beginTwoFactor, enableTwoFactor, shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { prove } from '../reauth/prove.ts';
import { signInByGoogle } from '../sign-in/google-steps.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const EMAIL = 'google-linked@example.com';

let app: Mock;
let state: SandboxState;
let owner: Visitor;
beforeEach(async () => {
  app = emptyMock();
  ({ state } = app.sandboxes.default);
  owner = new Visitor(app);
});

const userOf = (email = EMAIL): User => userByEmail(state, email)!;
const unlink = (who = owner) => who.write('DELETE', '/auth/google/unlink', undefined);
const proveAndUnlink = async () => {
  await prove(owner, 'google');
  return unlink();
};
const logIn = (visitor: Visitor) =>
  visitor.post('/auth/login', { email: EMAIL, password: 'Cowrie2026!', turnstile_token: PASSED });

test('Google is unlinked: it opens nothing more, and whoever is logged in stays it', async () => {
  await owner.become('google-linked');
  const { status, body } = await proveAndUnlink();
  const { items, authentication_methods } = body.data as LinkedAccounts;
  expect([status, items, authentication_methods.map(({ method }) => method)]).toEqual([
    200,
    [],
    ['password'],
  ]);
  expect([userOf().googleSub, userOf().google_linked_at]).toEqual([null, null]);
  expect((await owner.get('/user/profile')).status).toBe(200);
  const stranger = new Visitor(app);
  expect((await signInByGoogle(stranger, EMAIL)).to).toContain('/login?link=google');
  expect(stranger.cookies.has('access_token')).toBe(false);
  expectRefusal(await proveAndUnlink(), [409, 'google_not_linked']);
});

test('it can be linked again by the next log-in, with a new date', async () => {
  await owner.become('google-linked');
  await proveAndUnlink();
  await owner.control('POST', '/clock/advance', { ms: 60_000 });
  await owner.post('/auth/logout');
  await signInByGoogle(owner, EMAIL);
  expect((await logIn(owner)).status).toBe(200);
  expect(userOf().googleSub).not.toBeNull();
  expect(Date.parse(userOf().google_linked_at!)).toBeGreaterThan(Date.parse(userOf().created_at));
});

test('the last way in can’t be removed, and nobody is asked to prove anything for it', async () => {
  await owner.become('oauth-existing');
  expectRefusal(await unlink(), [409, 'last_authentication_method']);
  expectRefusal(await proveAndUnlink(), [409, 'last_authentication_method']);
  expect(userOf('oauth-existing@example.com').googleSub).not.toBeNull();
});

describe('what Google has begun before ends with it', () => {
  test('a log-in that waits for its second factor', async () => {
    await owner.become('google-linked');
    const { factor } = beginTwoFactor(state, userOf());
    enableTwoFactor(state, userOf(), factor);
    const phone = new Visitor(app);
    const { to } = await signInByGoogle(phone, EMAIL);
    const given = Object.fromEntries(new URLSearchParams(new URL(to).hash.slice(1)));
    expect((await proveAndUnlink()).status).toBe(200);
    await owner.control('POST', '/clock/advance', { ms: 31_000 });
    const { code } = shownCode(state, factor);
    expectRefusal(await phone.post('/2fa/verify', { code, ...given }), [400, 'flow_expired']);
    expect(userOf().googleSub).toBeNull();
  });

  test('a link that waits for a log-in', async () => {
    await owner.become('google-linked');
    // Another tab of a browser that the account knows, where nobody is logged in.
    const tab = new Visitor(app);
    for (const name of ['device_id', 'device_key']) tab.cookies.set(name, owner.cookies.get(name)!);
    const user = userOf();
    const sub = user.googleSub;
    user.googleSub = null;
    expect((await signInByGoogle(tab, EMAIL)).to).toContain('/login?link=google');
    user.googleSub = sub;
    expect((await proveAndUnlink()).status).toBe(200);
    expect((await logIn(tab)).status).toBe(200);
    expect(tab.cookies.has('access_token')).toBe(true);
    expect(userOf().googleSub).toBeNull();
  });
});
