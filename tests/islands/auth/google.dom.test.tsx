import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { beginTwoFactor, enableTwoFactor } from '#mock-api/features/two-factor/two-factor.ts';
import { googleSubOf } from '#mock-api/stand-ins/google/google-account.ts';
import { Tab } from '../tab.ts';

const { auth } = messages('en');
const NOBODY = { token: 'a', refresh_token: 'b', is_new_user: 'false' };

/** What the API's callback leaves in the page's URL, as the page's first script has taken it. */
const comeBack = (email: string, more: Record<string, string> = {}) => {
  globalThis.callbackQuery = `?${new URLSearchParams({ ...NOBODY, email, ...more }).toString()}`;
};
const fragmentOf = (given: Record<string, string>) => `#${new URLSearchParams(given).toString()}`;

/** A sign-in with Google as a persona, in a browser where somebody else is signed in: the API holds it back. */
async function hold(tab: Tab, persona: string, isLinked: boolean): Promise<string> {
  const { state } = tab.mock.app.sandboxes.default;
  const { email } = await tab.mock
    .control<{ account: { email: string } }>('POST', '/persona', { name: persona })
    .then(({ account }) => account);
  const sub = googleSubOf(email);
  Object.values(state.users).find((user) => user.email === email)!.googleSub = isLinked ? sub : null;
  const session = tab.mock.jar.get('access_token') ?? '';
  state.heldSignIns.held = { sub, email, session, expires_at: Date.now() + 600_000 };
  tab.mock.jar.set('held_sign_in', 'held');
  return email;
}

for (const locale of locales) {
  const { held, loading } = messages(locale).auth;

  test(`in ${locale}: where somebody else is signed in, the callback asks first, and Stop keeps them`, async () => {
    const tab = new Tab(locale);
    await tab.persona('unicode', { login: true });
    const email = await hold(tab, 'complete', true);
    comeBack(email, { held: '1' });
    await tab.open('/oauth/callback');
    await tab.heading(held.heading.replace('{name}', '@tobiade'));
    expect(localStorage.getItem('oauth_email')).toBeNull();
    const session = tab.mock.jar.get('access_token');
    await tab.press(held.stop);
    await tab.expectNavigation(localizePath(locale, '/w'));
    expect(tab.mock.jar.get('access_token')).toBe(session);
    expect(screen.queryByText(loading.heading)).toBeNull();
    // Nobody can go on with it from then on.
    expect(tab.mock.app.sandboxes.default.state.heldSignIns).toEqual({});
  });
}

test.for([
  ['complete', true, '/auth-loading'],
  ['two-factor', true, '/verify'],
  ['complete', false, '/login?link=google'],
] as const)('going on as %s, linked %s, leads to %s', async ([persona, isLinked, path]) => {
  const tab = new Tab();
  await tab.persona('unicode', { login: true });
  sessionStorage.setItem('draft:user-info', 'of somebody before');
  const email = await hold(tab, persona, isLinked);
  comeBack(email, { held: '1' });
  await tab.open('/oauth/callback');
  await tab.press(auth.held.go);
  await tab.expectNavigation(path);
  expect(sessionStorage.getItem('draft:user-info')).toBeNull();
  if (path === '/verify') {
    await tab.open('/verify');
    await tab.heading(auth.secondFactor.heading);
  }
  if (path.startsWith('/login')) {
    await tab.open('/login');
    await expect.poll(async () => (await tab.field(auth.shared.email)).value).toBe(email);
  }
});

test('a link that says that somebody waits, where nobody does, is a callback like any other', async () => {
  const tab = new Tab();
  const { email } = await tab.persona('complete', { login: true });
  comeBack(email, { held: '1' });
  await tab.open('/oauth/callback');
  await tab.expectNavigation('/auth-loading');
});

// requirement: 2.95, 4.41, 7.40, 8.29
test('a callback makes no call: it keeps the address and opens /auth-loading, or says that it is incomplete', async () => {
  const tab = new Tab();
  comeBack('ada@example.com');
  await tab.open('/oauth/callback');
  await tab.expectNavigation('/auth-loading');
  expect(Object.entries(localStorage)).toEqual([['oauth_email', 'ada@example.com']]);
  comeBack('');
  await tab.open('/oauth/callback');
  await tab.expectNavigation('/login');
  expect(sessionStorage.getItem('flash')).toContain('Invalid OAuth callback parameters');
  expect(tab.calledPaths).toEqual([]);
});

test('who waits cannot be asked for: it says so, and leads back to the wallet', async () => {
  const tab = new Tab();
  await tab.persona('unicode', { login: true });
  const email = await hold(tab, 'complete', true);
  await tab.fault('GET /auth/google/held', { type: 'status', status: 503 });
  comeBack(email, { held: '1' });
  await tab.open('/oauth/callback');
  await tab.expectNavigation('/w');
  expect(sessionStorage.getItem('flash')).toContain(messages('en').toasts.googleLoginFailed);
});

for (const locale of locales)
  test(`in ${locale}: /verify asks for the authenticator’s code of a sign-in with Google`, async () => {
    const tab = new Tab(locale);
    const { secondFactor } = messages(locale).auth;
    const { email } = await tab.persona('two-factor');
    const { identifier } = await tab.post<{ identifier: string }>('/auth/login', {
      email,
      password: 'Cowrie2026!',
      turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    await tab.open('/verify', fragmentOf({ email, identifier }));
    await tab.heading(secondFactor.heading);
    // A reload keeps it.
    await tab.open('/verify');
    await tab.heading(secondFactor.heading);
    await tab.typeCode(await tab.authenticatorCode(email));
    await tab.expectNavigation(localizePath(locale, '/auth-loading'));
    expect(sessionStorage.getItem('draft:second-factor')).toBeNull();
  });

test('a login that has expired leads from /verify back to /login, with the email filled', async () => {
  const tab = new Tab();
  await tab.open('/verify', fragmentOf({ email: 'two-factor@example.com', identifier: 'idn_gone' }));
  await tab.heading(auth.secondFactor.heading);
  await tab.typeCode('123456');
  await tab.expectNavigation('/login');
  await tab.open('/login');
  await expect.poll(async () => (await tab.field(auth.shared.email)).value).toBe('two-factor@example.com');
});

test.each<[string, Record<string, string>]>([
  ['no identifier', { email: 'ada@example.com' }],
  ['no address', { identifier: 'idn_1' }],
  ['an invalid address', { email: '<b>ada</b>', identifier: 'idn_1' }],
])('a fragment with %s is none: /verify asks for the mailed code', async (_what, fragment) => {
  const tab = new Tab();
  await tab.open('/verify', fragmentOf(fragment));
  await tab.heading(auth.device.heading);
  await expect.poll(() => localStorage.getItem('otpExpiresAt')).not.toBeNull();
  expect(sessionStorage.getItem('draft:second-factor')).toBeNull();
});

test('/login is filled with the address that Google named', async () => {
  const tab = new Tab();
  await tab.open('/login', fragmentOf({ email: 'ada@example.com' }));
  await expect.poll(async () => (await tab.field(auth.shared.email)).value).toBe('ada@example.com');
});

test('a device code of an account with two-factor on leads to the authenticator’s code', async () => {
  const tab = new Tab();
  const { email } = await tab.persona('device-unverified', { login: true });
  await tab.open('/auth-loading');
  await tab.expectNavigation('/device-verification');
  const { state } = tab.mock.app.sandboxes.default;
  const user = Object.values(state.users).find((one) => one.email === email)!;
  enableTwoFactor(state, user, beginTwoFactor(state, user).factor);
  await tab.open('/device-verification');
  await tab.typeCode(await tab.code('device'));
  await tab.expectNavigation('/verify');
  await tab.open('/verify');
  await tab.heading(auth.secondFactor.heading);
  await tab.typeCode(await tab.authenticatorCode(email));
  await tab.expectNavigation('/auth-loading');
});

test('Stop leads back to the wallet, also where the API can’t be reached', async () => {
  const tab = new Tab();
  await tab.persona('unicode', { login: true });
  const email = await hold(tab, 'complete', true);
  comeBack(email, { held: '1' });
  await tab.open('/oauth/callback');
  await tab.fault('DELETE /auth/google/held', { type: 'status', status: 503 });
  await tab.press(auth.held.stop);
  await tab.expectNavigation('/w');
});
