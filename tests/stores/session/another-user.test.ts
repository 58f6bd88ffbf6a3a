import { beforeEach, describe, expect, test, vi } from 'vitest';
import { local, session } from '#src/api/storage.ts';
import { messages } from '#src/i18n/messages.ts';
import { resolveSignInRoute } from '#src/islands/auth/resolve-sign-in-route.ts';
import { $auth, checkStatus, loadUser, startSession } from '#src/stores/session/auth.ts';
import { login, pendingEmail } from '#src/stores/sign-in/login.ts';
import { markOauthStarted, acceptOauthCallback } from '#src/stores/sign-in/oauth.ts';
import { claimTabForUser } from '#src/stores/session/claim-tab.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

let mock: ReturnType<typeof connectToMock>;

beforeEach(() => {
  ({ mock } = newDocument());
  $walletSession.set({ kind: 'checking' });
});

test('the next user’s first amount is not painted by the choices of the one before', () => {
  const page = { cookie: 'view=hide:0' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  startSession();
  expect(page.cookie).toMatch(/^view=; .*Max-Age=0/);
});

/** After a session expires no script runs here, so the next user signs in with the previous user's data still stored. */
describe('drafts of another user', () => {
  beforeEach(() => {
    session.write('draft:user-info', '{"first_name":"Tobi","address.street":"1 Marina"}');
    session.write('draft:set-username', 'tobiade');
    session.write('flash', '{}');
  });

  test('are cleared when the next user signs in in this tab', () => {
    startSession();
    expect(session.keys()).toEqual(['flash']);
  });

  // requirement: 4.41
  test('are cleared when the next user returns from Google', () => {
    markOauthStarted();
    acceptOauthCallback('ada@example.com');
    expect(session.keys()).toEqual(['flash']);
    expect(local.read('oauth_email')).toBe('ada@example.com');
  });

  test('stay after a Google callback that this browser did not start', () => {
    const before = session.keys();
    acceptOauthCallback('eve@example.com');
    expect(session.keys()).toEqual(before);
  });
});

describe('a sign-up that was not finished', () => {
  const keys = ['identifier', 'signup_payload', 'pendingVerificationEmail', 'otpExpiresAt'] as const;
  beforeEach(() => {
    for (const key of keys) local.write(key, 'previous user');
  });
  const remainingKeys = () => keys.filter((key) => local.read(key) !== null);

  // requirement: T.18
  test('is cleared by another user’s sign-in', () => {
    startSession();
    expect(remainingKeys()).toEqual([]);
  });

  test('is cleared by a return from Google, whose device would be verified for the wrong address', () => {
    markOauthStarted();
    acceptOauthCallback('ada@example.com');
    expect(remainingKeys()).toEqual([]);
  });

  // requirement: T.19
  test('is not cleared by a forged link', () => {
    acceptOauthCallback('eve@example.com');
    expect(remainingKeys()).toEqual([...keys]);
  });

  test('is cleared when a device has to be verified, since there is only one identifier', async () => {
    const { email, password } = await mock.signIn('complete');
    mock.jar.clear();
    await login({ email, password, token: 'XXXX.DUMMY.TOKEN.XXXX' });
    expect(pendingEmail()).toBe(email);
    expect(remainingKeys()).toEqual(['identifier', 'pendingVerificationEmail', 'otpExpiresAt']);
  });
});

describe('other tabs', () => {
  /** The messages another tab receives while `act` runs, up to an 'end' message. */
  async function broadcastsDuring(act: () => void): Promise<unknown[]> {
    const otherTab = new BroadcastChannel('auth');
    const received: unknown[] = [];
    const done = new Promise<void>((resolve) => {
      otherTab.onmessage = ({ data }) => {
        received.push(data);
        if (data === 'end') resolve();
      };
    });
    act();
    const end = new BroadcastChannel('auth');
    end.postMessage('end');
    await done;
    for (const channel of [otherTab, end]) channel.close();
    return received;
  }

  test('are told of a sign-in by Google as of any other', async () => {
    markOauthStarted();
    expect(await broadcastsDuring(() => acceptOauthCallback('ada@example.com'))).toEqual([
      'signed-in',
      'end',
    ]);
  });

  // requirement: T.19
  test('are told nothing about a forged link', async () => {
    expect(await broadcastsDuring(() => acceptOauthCallback('eve@example.com'))).toEqual(['end']);
  });
});

// requirement: T.03
test('an address that came without a session is not kept for the next one', async () => {
  acceptOauthCallback('eve@example.com');
  const { toasts } = messages('en');
  expect(await resolveSignInRoute(toasts, false)).toMatchObject({ path: '/login' });
  expect(local.read('oauth_email')).toBeNull();
  await mock.signIn('complete');
  $auth.setKey('isAuthenticated', true);
  acceptOauthCallback('tobi@example.com');
  expect(local.read('oauth_email')).toBe('tobi@example.com');
});

describe('the status of another user', () => {
  test('keeps nothing of the previous user', async () => {
    await mock.signIn('missing-username');
    await checkStatus();
    await loadUser();
    const before = $auth.get().user;
    expect(before?.email).toContain('@');
    await mock.signIn('complete');
    await checkStatus();
    const after = $auth.get().user;
    expect(after?.customer_id).not.toBe(before?.customer_id);
    expect(after?.email).toBeUndefined();
  });

  test('closes the open wallet, also after a quiet recheck', async () => {
    await mock.signIn('complete');
    await recheckSession();
    expect($walletSession.get()).toEqual({ kind: 'ready' });
    await recheckSession({ quietly: true });
    expect($walletSession.get()).toEqual({ kind: 'ready' });
    await mock.signIn('unicode');
    await recheckSession({ quietly: true });
    expect($walletSession.get()).toMatchObject({ kind: 'leaving', path: '/auth-loading' });
  });
});

describe('drafts in a tab', () => {
  const openAs = async (persona: 'complete' | 'unicode') => {
    await mock.signIn(persona);
    $auth.setKey('user', null);
    await recheckSession();
  };
  const loadProfile = async () => {
    await loadUser();
    claimTabForUser($auth.get().user ?? {});
  };
  /** Lets the status omit the user, as the specification allows; only the profile then names them. */
  const omitUserFromStatus = () => {
    const { send } = mock;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const reply = await send(input, init);
      if (!input.endsWith('/user/profile/status')) return reply;
      return Response.json({ ...((await reply.json()) as object), username: null, customer_id: null });
    });
  };

  beforeEach(async () => {
    await openAs('complete');
    session.write('draft:chat', 'Mine');
  });

  test('are cleared once another user is known to be signed in', async () => {
    await openAs('unicode');
    expect(session.read('draft:chat')).toBeNull();
  });

  // requirement: 2.47
  test('stay until the profile is loaded where the status names no user, and are cleared then', async () => {
    omitUserFromStatus();
    await openAs('unicode');
    expect(session.read('draft:chat')).toBe('Mine');
    await loadProfile();
    expect(session.read('draft:chat')).toBeNull();
  });

  test.each([false, true])('stay for the same user (status without a name: %s)', async (isNameless) => {
    if (isNameless) omitUserFromStatus();
    await openAs('complete');
    await loadProfile();
    expect(session.read('draft:chat')).toBe('Mine');
  });
});

// requirement: 4.27
test('a status check refused until the device is verified leads to the device’s code, and the session stays', async () => {
  await mock.signIn('complete');
  await mock.control('POST', '/faults/preset/status.device403', { message: 'Check your mail.' });
  await recheckSession();
  expect($walletSession.get()).toEqual({
    kind: 'leaving',
    path: '/device-verification',
    notice: 'device',
    message: 'Check your mail.',
  });
  expect(mock.jar.has('access_token')).toBe(true);
});

test('the server’s message is shown without characters that reorder text', async () => {
  await mock.signIn('complete');
  const { send } = mock;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const reply = (await (await send(input, init)).json()) as object;
    return Response.json({ ...reply, device_unauthorized: true, message: 'Send\u202e it\u0000  back' });
  });
  await recheckSession();
  expect($walletSession.get()).toMatchObject({ kind: 'leaving', notice: 'device', message: 'Send it back' });
});
