import { beforeEach, describe, expect, test, vi } from 'vitest';
import { local, session } from '#src/api/storage.ts';
import { messages } from '#src/i18n/messages.ts';
import { resolveSignInRoute } from '#src/islands/auth/resolve-sign-in-route.ts';
import { $auth, checkStatus, loadUser, startSession } from '#src/stores/session/auth.ts';
import { login, pendingEmail } from '#src/stores/sign-in/login.ts';
import { markOauthStarted, acceptOauthCallback } from '#src/stores/sign-in/oauth.ts';
import { $walletSession, claimTabForUser, recheckSession } from '#src/stores/session/wallet-session.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

let mock: ReturnType<typeof connectToMock>;

beforeEach(() => {
  ({ mock } = newDocument());
  $walletSession.set({ kind: 'checking' });
});

/** A session that ran out leaves no trace in a script: the next person signs in where the last one typed. */
describe('what one person typed', () => {
  beforeEach(() => {
    session.write('draft:user-info', '{"first_name":"Tobi","address.street":"1 Marina"}');
    session.write('draft:set-username', 'tobiade');
    session.write('flash', '{}');
  });

  test('is not there for who signs in next in this tab', () => {
    startSession();
    expect(session.keys()).toEqual(['flash']);
  });

  // requirement: 4.41
  test('nor for who comes back from Google', () => {
    markOauthStarted();
    acceptOauthCallback('ada@example.com');
    expect(session.keys()).toEqual(['flash']);
    expect(local.read('oauth_email')).toBe('ada@example.com');
  });

  test('stays through an answer of Google’s that nobody here asked for', () => {
    const before = session.keys();
    acceptOauthCallback('eve@example.com');
    expect(session.keys()).toEqual(before);
  });
});

describe('a sign-up that somebody left half-way', () => {
  const keys = ['identifier', 'signup_payload', 'pendingVerificationEmail', 'otpExpiresAt'] as const;
  beforeEach(() => {
    for (const key of keys) local.write(key, 'theirs');
  });
  const left = () => keys.filter((key) => local.read(key) !== null);

  // requirement: T.18
  test('does not outlast somebody else’s sign-in', () => {
    startSession();
    expect(left()).toEqual([]);
  });

  test('nor their coming back from Google, whose device would be verified under the wrong address', () => {
    markOauthStarted();
    acceptOauthCallback('ada@example.com');
    expect(left()).toEqual([]);
  });

  // requirement: T.19
  test('is not ended by a forged link', () => {
    acceptOauthCallback('eve@example.com');
    expect(left()).toEqual([...keys]);
  });

  test('is over when a device has to be verified: there is one identifier', async () => {
    const { email, password } = await mock.signIn('complete');
    mock.jar.clear();
    await login({ email, password, token: 'XXXX.DUMMY.TOKEN.XXXX' });
    expect(pendingEmail()).toBe(email);
    expect(left()).toEqual(['identifier', 'pendingVerificationEmail', 'otpExpiresAt']);
  });
});

describe('other tabs', () => {
  /** What they hear while something is done, and then a sign-in of another kind as the last word. */
  async function heardOf(act: () => void): Promise<unknown[]> {
    const otherTab = new BroadcastChannel('auth');
    const heard: unknown[] = [];
    const last = new Promise<void>((resolve) => {
      otherTab.onmessage = ({ data }) => {
        heard.push(data);
        if (data === 'end') resolve();
      };
    });
    act();
    const end = new BroadcastChannel('auth');
    end.postMessage('end');
    await last;
    for (const channel of [otherTab, end]) channel.close();
    return heard;
  }

  test('hear of a sign-in by Google as of any other', async () => {
    markOauthStarted();
    expect(await heardOf(() => acceptOauthCallback('ada@example.com'))).toEqual(['signed-in', 'end']);
  });

  // requirement: T.19
  test('hear nothing of a link that somebody forged', async () => {
    expect(await heardOf(() => acceptOauthCallback('eve@example.com'))).toEqual(['end']);
  });
});

// requirement: T.03
test('an address that came with no session is not kept for the next one', async () => {
  acceptOauthCallback('eve@example.com');
  const { toasts } = messages('en');
  expect(await resolveSignInRoute(toasts, false)).toMatchObject({ path: '/login' });
  expect(local.read('oauth_email')).toBeNull();
  await mock.signIn('complete');
  $auth.setKey('isAuthenticated', true);
  acceptOauthCallback('tobi@example.com');
  expect(local.read('oauth_email')).toBe('tobi@example.com');
});

describe('a status of somebody else', () => {
  test('keeps nothing of who was known before', async () => {
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

  test('ends the wallet that is open, also when it was asked for quietly', async () => {
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

describe('what lies in a tab', () => {
  const beginAnew = async (persona: 'complete' | 'unicode') => {
    await mock.signIn(persona);
    $auth.setKey('user', null);
    await recheckSession();
  };
  const knowByProfile = async () => {
    await loadUser();
    claimTabForUser($auth.get().user ?? {});
  };
  /** The specification lets a status name nobody: the profile does then. */
  const nameNobody = () => {
    const { send } = mock;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const reply = await send(input, init);
      if (!input.endsWith('/user/profile/status')) return reply;
      return Response.json({ ...((await reply.json()) as object), username: null, customer_id: null });
    });
  };

  beforeEach(async () => {
    await beginAnew('complete');
    session.write('draft:chat', 'Mine');
  });

  test('goes once somebody else is known to be here', async () => {
    await beginAnew('unicode');
    expect(session.read('draft:chat')).toBeNull();
  });

  // requirement: 2.47
  test('waits for the profile where the status names nobody, and goes then', async () => {
    nameNobody();
    await beginAnew('unicode');
    expect(session.read('draft:chat')).toBe('Mine');
    await knowByProfile();
    expect(session.read('draft:chat')).toBeNull();
  });

  test.each([false, true])(
    'stays with who comes back to it (status without a name: %s)',
    async (nameless) => {
      if (nameless) nameNobody();
      await beginAnew('complete');
      await knowByProfile();
      expect(session.read('draft:chat')).toBe('Mine');
    },
  );
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

test('the server’s words are shown without what reorders them', async () => {
  await mock.signIn('complete');
  const { send } = mock;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const reply = (await (await send(input, init)).json()) as object;
    return Response.json({ ...reply, device_unauthorized: true, message: 'Send\u202e it\u0000  back' });
  });
  await recheckSession();
  expect($walletSession.get()).toMatchObject({ kind: 'leaving', notice: 'device', message: 'Send it back' });
});
