import { beforeEach, describe, expect, test } from 'vitest';
import { iso, now } from '#mock-api/core/clock.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { closeSession } from '#mock-api/features/session/sessions.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { googleSubOf } from '#mock-api/stand-ins/google/google-account.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';
import { beginGoogle, chooseAtGoogle, follow, postConsent, signInByGoogle } from './google-steps.ts';

const SITE = 'http://localhost:4321';
const TOBI = 'tobi@example.com';
const REFUSED = /^http:\/\/localhost:4321\/oauth\/callback\?error=invalid_(?:request|grant)$/;

let app: Mock;
let state: SandboxState;
let ann: Visitor;
beforeEach(async () => {
  app = emptyMock();
  ({ state } = app.sandboxes.default);
  await new Visitor(app).become('complete', false);
  ann = new Visitor(app);
});

const userOf = (email: string): User => Object.values(state.users).find((one) => one.email === email)!;
const nameNow = async (visitor: Visitor) => (await visitor.get('/user/profile/status')).body.username;
const approve = { email: TOBI, choice: 'approve' };

describe('a sign-in with Google belongs to the browser that began it', () => {
  beforeEach(() => {
    userOf(TOBI).googleSub = googleSubOf(TOBI);
  });

  test.each([
    ['no cookie', () => undefined],
    ['a guessed one', () => 'guess'],
    [
      'that of a sign-in of its own',
      async (victim: Visitor) => {
        await beginGoogle(victim);
        return undefined;
      },
    ],
  ])('the link to the callback opens nothing in a browser with %s', async (_with, prepare) => {
    const victim = new Visitor(app);
    const cookie = await prepare(victim);
    if (cookie) victim.cookies.set('oauth_browser', cookie);
    const { to } = await postConsent(ann, await beginGoogle(ann), approve);
    expect((await follow(victim, to)).to).toMatch(REFUSED);
    expect(victim.cookies.has('access_token')).toBe(false);
    // It is still good where it began.
    expect((await follow(ann, to)).to).toMatch(/\/oauth\/callback\?token=/);
  });

  test('two tabs of one browser can both sign in', async () => {
    const [first, second] = [await beginGoogle(ann), await beginGoogle(ann)];
    for (const url of [first, second])
      expect((await chooseAtGoogle(ann, url, approve)).to).toMatch(/\?token=/);
  });

  test.each([
    ['another challenge', (url: URL) => url.searchParams.set('code_challenge', 'b'.repeat(43))],
    ['none', (url: URL) => url.searchParams.delete('code_challenge')],
  ])('a code that Google gave to %s is refused', async (_what, change) => {
    const url = await beginGoogle(ann);
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    change(url);
    expect((await chooseAtGoogle(ann, url, approve)).to).toMatch(REFUSED);
    expect(ann.cookies.has('access_token')).toBe(false);
  });

  test('a code works once, for a minute, and in the sign-in that it was asked for', async () => {
    const { to } = await postConsent(ann, await beginGoogle(ann), approve);
    const stolen = new URL(to);
    const own = await beginGoogle(ann);
    stolen.searchParams.set('state', own.searchParams.get('state')!);
    expect((await follow(ann, stolen.href)).to).toMatch(REFUSED);
    expect((await follow(ann, to)).to).toMatch(REFUSED);
    const late = await postConsent(ann, await beginGoogle(ann), approve);
    await ann.control('POST', '/clock/advance', { ms: 60_000 });
    expect((await follow(ann, late.to)).to).toMatch(REFUSED);
    expect(ann.cookies.has('access_token')).toBe(false);
  });

  test('Google sends a code to the API’s own callback only', async () => {
    const url = await beginGoogle(ann);
    for (const address of ['https://evil.example/auth/google/callback', 'http://localhost/evil', '']) {
      url.searchParams.set('redirect_uri', address);
      expect((await postConsent(ann, url, approve)).status).toBe(400);
    }
  });

  test('the cookie is out of reach of scripts and lives ten minutes', async () => {
    const response = await ann.send('GET', '/auth/google');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^oauth_browser=[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

test('with two-factor on the site’s /verify gets the identifier in the fragment, and no server gets it', async () => {
  const { email } = await new Visitor(app).become('two-factor', false);
  userOf(email).googleSub = googleSubOf(email);
  const { to } = await signInByGoogle(ann, email);
  const url = new URL(to);
  expect([url.origin + url.pathname, url.search]).toEqual([`${SITE}/verify`, '']);
  const given = new URLSearchParams(url.hash.slice(1));
  expect([...given.keys()].sort()).toEqual(['email', 'identifier']);
  expect(ann.cookies.has('access_token')).toBe(false);
  const { code } = shownCode(state, state.twoFactor[userOf(email).customer_id]!);
  expect((await ann.post('/2fa/verify', { code, ...Object.fromEntries(given) })).status).toBe(200);
});

describe('an account that is not linked', () => {
  const logIn = async (visitor: Visitor, email = TOBI) =>
    visitor.post('/auth/login', { email, password: 'Cowrie2026!', turnstile_token: PASSED });
  /** A browser that the account knows. */
  const atHome = async (persona = 'complete') => {
    const visitor = new Visitor(app);
    await visitor.become(persona, false);
    return visitor;
  };

  test('is not linked by Google, and opens nothing: its login says so', async () => {
    const { to } = await signInByGoogle(ann, TOBI);
    expect(to).toBe(`${SITE}/login?link=google#email=tobi%40example.com`);
    expect(userOf(TOBI).googleSub).toBeNull();
    expect(ann.cookies.has('access_token')).toBe(false);
  });

  test('is linked by the next log-in in that browser, once it is complete', async () => {
    const home = await atHome();
    await signInByGoogle(home, TOBI);
    await logIn(await atHome('missing-username'), 'missing-username@example.com');
    expect(userOf(TOBI).googleSub).toBeNull();
    expect((await logIn(home)).status).toBe(200);
    expect(userOf(TOBI).googleSub).toBe(googleSubOf(TOBI));
    expect(home.cookies.has('google_link')).toBe(false);
    expect(state.activities[userOf(TOBI).customer_id]?.at(-1)?.event).toBe('google_linked');
    await home.post('/auth/logout');
    expect((await signInByGoogle(home, TOBI)).to).toMatch(/\/oauth\/callback\?token=/);
    expect(await nameNow(home)).toBe('tobiade');
  });

  test('is linked after both factors, not after the first', async () => {
    const home = await atHome('two-factor');
    const email = 'two-factor@example.com';
    await signInByGoogle(home, email);
    const { identifier } = (await logIn(home, email)).body;
    expect(userOf(email).googleSub).toBeNull();
    const { code } = shownCode(state, state.twoFactor[userOf(email).customer_id]!);
    expect((await home.post('/2fa/verify', { code, email, identifier })).status).toBe(200);
    expect(userOf(email).googleSub).toBe(googleSubOf(email));
  });

  test.each([
    ['in another browser', (home: Visitor) => void home.cookies.delete('google_link')],
    [
      'after ten minutes',
      async (home: Visitor) => {
        await home.control('POST', '/clock/advance', { ms: 600_000 });
      },
    ],
    [
      'within a day of a password reset',
      async () => {
        userOf(TOBI).password_reset_at = iso(now(state) - 3_600_000);
        return Promise.resolve();
      },
    ],
  ])('is not linked by a log-in %s', async (_when, change) => {
    const home = await atHome();
    await signInByGoogle(home, TOBI);
    await change(home);
    expect((await logIn(home)).status).toBe(200);
    expect(userOf(TOBI).googleSub).toBeNull();
  });

  test('is not linked from a device that is new to it, and the owner is told when it can be', async () => {
    await signInByGoogle(ann, TOBI);
    const { identifier } = (await logIn(ann)).body;
    const { code } = await ann.code(TOBI);
    expect((await ann.post('/auth/new-device/verify', { code, identifier })).status).toBe(200);
    expect(userOf(TOBI).googleSub).toBeNull();
    const { body } = await ann.get('/user/notifications/list');
    expect((body.data as { body: string }[])[0]?.body).toContain('Try again in 24 hours');
  });

  test('one that nobody can log into yet is its address’s, as with a sign-up code', async () => {
    const { email } = await new Visitor(app).become('missing-all', false);
    Object.assign(userOf(email), { password: null, googleSub: null });
    expect((await signInByGoogle(ann, email)).to).toMatch(/\?token=/);
    expect((await ann.get('/user/profile/status')).status).toBe(200);
  });
});

describe('where another customer is signed in', () => {
  let victim: Visitor;
  beforeEach(async () => {
    victim = new Visitor(app);
    await victim.become('unicode');
    userOf(TOBI).googleSub = googleSubOf(TOBI);
  });

  test('the site is told to ask, and nothing changes until somebody says so', async () => {
    const before = await nameNow(victim);
    const { to } = await signInByGoogle(victim, TOBI);
    expect(new URL(to).searchParams.get('held')).toBe('1');
    expect(await nameNow(victim)).toBe(before);
    expect((await victim.get('/auth/google/held')).body.data).toEqual({ email: TOBI, username: 'tobiade' });
    const go = await victim.post('/auth/google/held');
    expect(go.body.data).toEqual({ next: 'session', email: TOBI, identifier: null });
    expect(await nameNow(victim)).toBe('tobiade');
    expect((await victim.get('/auth/google/held')).body.data).toBeNull();
    expect((await victim.post('/auth/google/held')).body.code).toBe('flow_expired');
  });

  test('another browser has nothing to go on with, and after ten minutes nobody has', async () => {
    await signInByGoogle(victim, TOBI);
    expect((await ann.get('/auth/google/held')).body.data).toBeNull();
    expect((await ann.post('/auth/google/held')).status).toBe(400);
    await victim.control('POST', '/clock/advance', { ms: 600_000 });
    expect((await victim.get('/auth/google/held')).body.data).toBeNull();
    expect((await victim.post('/auth/google/held')).status).toBe(400);
  });

  test.each([
    ['Stop was pressed', () => victim.write('DELETE', '/auth/google/held', undefined)],
    ['the customer has logged out', () => victim.post('/auth/logout')],
    [
      'the session was ended elsewhere',
      async () => {
        for (const { token } of Object.values(state.sessions)) closeSession(state, token);
        return Promise.resolve();
      },
    ],
    [
      'another customer has signed in since',
      async () => {
        await victim.post('/auth/logout');
        await victim.become('missing-username');
      },
    ],
  ])('nothing waits any more once %s, also for who kept the cookie', async (_when, end) => {
    await signInByGoogle(victim, TOBI);
    const kept = victim.cookies.get('held_sign_in')!;
    await end();
    victim.cookies.set('held_sign_in', kept);
    expect((await victim.get('/auth/google/held')).body.data).toBeNull();
    expect((await victim.post('/auth/google/held')).body.code).toBe('flow_expired');
  });

  test('Stop and a log-out take the cookie, and stopping twice is answered the same', async () => {
    for (const end of [
      () => victim.write('DELETE', '/auth/google/held', undefined),
      () => victim.post('/auth/logout'),
    ]) {
      await victim.become('unicode');
      await signInByGoogle(victim, TOBI);
      expect(victim.cookies.has('held_sign_in')).toBe(true);
      expect((await end()).status).toBe(200);
      expect(victim.cookies.has('held_sign_in')).toBe(false);
      expect((await end()).status).toBe(200);
    }
  });

  test('no account is made before somebody goes on', async () => {
    await signInByGoogle(victim, 'new@example.com');
    expect((await victim.get('/auth/google/held')).body.data).toEqual({
      email: 'new@example.com',
      username: null,
    });
    expect(userOf('new@example.com')).toBeUndefined();
    await victim.post('/auth/google/held');
    expect(userOf('new@example.com').googleSub).toBe(googleSubOf('new@example.com'));
  });

  test.each([
    ['second_factor', 'two-factor', true],
    ['link_google', 'complete', false],
  ])('who goes on to %s has given up the other session', async (next, persona, linked) => {
    const { email } = await new Visitor(app).become(persona, false);
    userOf(email).googleSub = linked ? googleSubOf(email) : null;
    await signInByGoogle(victim, email);
    const { body } = await victim.post('/auth/google/held');
    expect(body.data).toMatchObject({ next, email });
    expect((await victim.get('/user/profile/status')).status).toBe(401);
  });
});

test('who is signed in as the same customer stays it, without another factor', async () => {
  const home = new Visitor(app);
  await home.become('two-factor');
  const email = 'two-factor@example.com';
  userOf(email).googleSub = googleSubOf(email);
  const token = home.cookies.get('access_token');
  expect((await signInByGoogle(home, email)).to).toMatch(/\/oauth\/callback\?token=/);
  expect(home.cookies.get('access_token')).toBe(token);
});

describe('a Google account is its `sub`, not its address', () => {
  const answer = async (who: Visitor, email: string, kind: string) =>
    chooseAtGoogle(who, await beginGoogle(who), { email, choice: 'approve', answer: kind });

  test.each(['another', 'unverified'])(
    'with an answer that is %s the address opens nothing of a linked account, signed in elsewhere or not',
    async (kind) => {
      userOf(TOBI).googleSub = googleSubOf(TOBI);
      const elsewhere = new Visitor(app);
      await elsewhere.become('unicode');
      for (const who of [ann, elsewhere]) {
        const token = who.cookies.get('access_token');
        expect((await answer(who, TOBI, kind)).to).toBe(`${SITE}/oauth/callback?error=access_denied`);
        expect(who.cookies.get('access_token')).toBe(token);
        expect(who.cookies.has('held_sign_in')).toBe(false);
        expect(who.cookies.has('google_link')).toBe(false);
      }
    },
  );

  test('an address that Google has not verified makes no account, and is not offered to be linked', async () => {
    for (const email of ['new@example.com', TOBI])
      expect((await answer(ann, email, 'unverified')).to).toMatch(/error=access_denied$/);
    expect(userOf('new@example.com')).toBeUndefined();
    expect(ann.cookies.has('google_link')).toBe(false);
  });

  test('one that has another address now opens the account that it is linked to, and no other', async () => {
    userOf(TOBI).googleSub = googleSubOf('renamed@example.com');
    const { to } = await signInByGoogle(ann, 'renamed@example.com');
    expect(to).toMatch(/is_new_user=false/);
    expect(await nameNow(ann)).toBe('tobiade');
    expect(userOf('renamed@example.com')).toBeUndefined();
  });

  test('one that was linked elsewhere since it was offered is not linked again', async () => {
    const home = new Visitor(app);
    await home.become('complete', false);
    await signInByGoogle(home, TOBI);
    await new Visitor(app).become('missing-username', false);
    userOf('missing-username@example.com').googleSub = googleSubOf(TOBI);
    const login = { email: TOBI, password: 'Cowrie2026!', turnstile_token: PASSED };
    expect((await home.post('/auth/login', login)).status).toBe(200);
    expect(userOf(TOBI).googleSub).toBeNull();
  });
});

describe('an account that nobody can log into yet', () => {
  const EMAIL = 'two-factor@example.com';

  test('is linked when both factors were right, and its owner is told', async () => {
    await new Visitor(app).become('two-factor', false);
    Object.assign(userOf(EMAIL), { password: null, pendingSteps: ['password'] });
    const { to } = await signInByGoogle(ann, EMAIL);
    expect(userOf(EMAIL).googleSub).toBeNull();
    const given = Object.fromEntries(new URLSearchParams(new URL(to).hash.slice(1)));
    const { code } = shownCode(state, state.twoFactor[userOf(EMAIL).customer_id]!);
    expect((await ann.post('/2fa/verify', { code, ...given })).status).toBe(200);
    expect(userOf(EMAIL).googleSub).toBe(googleSubOf(EMAIL));
    // Who signs in with Google needs no password.
    expect(userOf(EMAIL).pendingSteps).toEqual([]);
    expect(state.activities[userOf(EMAIL).customer_id]?.at(-1)?.event).toBe('google_linked');
  });
});

test('who is signed in to an account that is not linked stays it, and no page gets an address in its URL', async () => {
  const home = new Visitor(app);
  await home.become('complete');
  const token = home.cookies.get('access_token');
  const { to } = await signInByGoogle(home, TOBI);
  expect([new URL(to).pathname, new URL(to).hash]).toEqual(['/oauth/callback', '']);
  expect(home.cookies.get('access_token')).toBe(token);
  expect(userOf(TOBI).googleSub).toBeNull();
});

describe('an account made with Google is written to in the language of the page that its owner came from', () => {
  const languageOf = async (visitor: Visitor) =>
    ((await visitor.get('/user/preferences')).body.data as { language: string }).language;
  const page = (language: string) => ({ origin: SITE, 'accept-language': language });

  test.each([
    ['zh-CN', 'en'],
    ['en', 'zh-CN'],
  ])('a page in %s, in a browser in %s', async (language, browser) => {
    const wei = new Visitor(app, { 'accept-language': browser });
    const consent = await beginGoogle(wei, page(language));
    await chooseAtGoogle(wei, consent, { email: 'wei@example.com', choice: 'approve' });
    expect(await languageOf(wei)).toBe(language);
  });

  test('a page on which they have gone on instead of somebody else', async () => {
    const home = new Visitor(app, { 'accept-language': 'en' });
    await home.become('complete');
    await signInByGoogle(home, 'wei@example.com');
    expect((await home.post('/auth/google/held', undefined, page('zh-CN'))).status).toBe(200);
    expect(await languageOf(home)).toBe('zh-CN');
  });
});
