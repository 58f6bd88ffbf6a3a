import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { local } from '#src/api/storage.ts';
import * as authStore from '#src/stores/session/auth.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import type { connectToMock } from '../../in-process.ts';
import { sized } from '../../tier.ts';
import type { BrowserStorage } from '../browser-storage.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

let mock: ReturnType<typeof connectToMock>;
let localStore: BrowserStorage;

beforeEach(() => {
  ({ kept: localStore, mock } = newDocument());
});

const { $auth, checkStatus, loadUser, logout } = authStore;

// requirement: 3.23
test('the state of a session has the specification’s members, but for `loading`, which follows from them', () => {
  expect(Object.keys($auth.get()).sort()).toEqual(
    [
      'error',
      'user',
      'userStatus',
      'isAuthenticated',
      'isLoggedIn',
      'logoutInProgress',
      'deviceId',
      'deviceInitialized',
      'isCheckingStatus',
      'hasInitialStatusCheck',
    ].sort(),
  );
});

describe('the status check', () => {
  // requirement: 4.05, 7.03
  test('signs the user in on success, with their data', async () => {
    await mock.signIn('complete');
    await checkStatus();
    expect($auth.get()).toMatchObject({
      isAuthenticated: true,
      isLoggedIn: true,
      hasInitialStatusCheck: true,
      isCheckingStatus: false,
      user: { username: 'tobiade', first_name: 'Tobi', last_name: 'Adeyemi' },
      userStatus: { required: [], device_unauthorized: false },
    });
  });

  // requirement: 4.06
  test('clears both flags on failure', async () => {
    await mock.signIn('complete');
    await checkStatus();
    mock.jar.clear();
    await expect(checkStatus()).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect($auth.get()).toMatchObject({ isAuthenticated: false, isLoggedIn: false, isCheckingStatus: false });
  });

  // requirement: 4.07
  test('ten concurrent checks are one call', async () => {
    await mock.signIn('complete');
    await Promise.all(Array.from({ length: 10 }, () => checkStatus()));
    expect(await mock.journal('GET /user/profile/status')).toHaveLength(1);
  });

  test('a check of an earlier session that ends late leaves the newer one shared', async () => {
    await mock.signIn('complete');
    const op = 'GET /user/profile/status';
    const first = await mock.hold(op, { times: 1 });
    const earlier = checkStatus().catch((error: unknown) => error);
    await eventually(async () =>
      expect(await mock.control('GET', '/faults')).toMatchObject({ items: [{ hits: 1 }] }),
    );
    authStore.startSession();
    const second = await mock.hold(op);
    const newer = checkStatus();
    await first.release();
    expect(await earlier).toBeInstanceOf(authStore.SessionEndedError);
    const shared = checkStatus();
    await second.release();
    await Promise.all([newer, shared]);
    expect(await mock.journal(op)).toHaveLength(2);
  });

  // requirement: 4.08, 7.18
  test('the profile is fetched only when the status does not name the user', async () => {
    await mock.signIn('complete');
    await checkStatus();
    await loadUser();
    expect(await mock.journal('GET /user/profile')).toHaveLength(0);
    await mock.signIn('missing-username');
    authStore.startSession();
    await checkStatus();
    await loadUser();
    expect(await mock.journal('GET /user/profile')).toHaveLength(1);
    expect($auth.get().user?.email).toContain('@');
  });
});

// requirement: 3.18, 4.25, T.06
test('whatever tPin holds, the next status check corrects it, and the wallet opens', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('true', 'false', 'TRUE', '1', 'null', ''),
  );
  await fc.assert(
    fc.asyncProperty(value, fc.boolean(), async (storedValue, hasPin) => {
      await mock.signIn(hasPin ? 'complete' : 'complete-no-pin');
      authStore.startSession();
      localStore.setItem('tPin', storedValue);
      $walletSession.set({ kind: 'checking' });
      await recheckSession();
      expect($walletSession.get()).toEqual({ kind: 'ready' });
      expect(localStore.getItem('tPin')).toBe(String(hasPin));
    }),
    { numRuns: sized(20, 200) },
  );
});

describe('logout', () => {
  // requirement: 4.09, 7.14
  test('ends the session at the API and clears the user’s data', async () => {
    await mock.signIn('complete');
    await checkStatus();
    local.write('token', 'secret');
    local.write('tPin', 'true');
    await logout();
    expect($auth.get()).toMatchObject({
      isAuthenticated: false,
      isLoggedIn: false,
      user: null,
      userStatus: null,
    });
    expect(localStore.keys()).toEqual([]);
    expect(mock.jar.has('access_token')).toBe(false);
  });

  // requirement: 4.11, 8.25
  test('rejected by the API keeps the session, but leaves no secret in this browser', async () => {
    await mock.signIn('complete');
    await checkStatus();
    local.write('token', 'secret');
    await mock.control('POST', '/faults', {
      op: 'POST /auth/logout',
      effect: { type: 'status', status: 500, message: null },
    });
    await expect(logout()).rejects.toMatchObject({ status: 500, serverMessage: null });
    expect(localStore.keys()).toEqual([]);
    expect($auth.get()).toMatchObject({ isAuthenticated: true, logoutInProgress: false });
  });
});
