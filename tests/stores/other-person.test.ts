import { beforeEach, describe, expect, test, vi } from 'vitest';
import { local, session } from '#src/api/storage.ts';
import { $auth, checkStatus, loadUser, sessionStarted } from '#src/stores/auth.ts';
import { rememberOauth } from '#src/stores/oauth.ts';
import { $walletSession, lookAgain } from '#src/stores/wallet-session.ts';
import type { connectToMock } from '../in-process.ts';
import { newDocument } from './new-document.ts';

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
    sessionStarted();
    expect(session.keys()).toEqual(['flash']);
  });

  test('nor for who comes back from Google', () => {
    rememberOauth('ada@example.com');
    expect(session.keys()).toEqual(['flash']);
    expect(local.read('oauth_email')).toBe('ada@example.com');
  });
});

test('other tabs hear of a sign-in by Google as of any other', async () => {
  const otherTab = new BroadcastChannel('auth');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  rememberOauth('ada@example.com');
  expect(await heard).toBe('signed-in');
  otherTab.close();
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
    await lookAgain();
    expect($walletSession.get()).toEqual({ kind: 'ready' });
    await lookAgain({ quietly: true });
    expect($walletSession.get()).toEqual({ kind: 'ready' });
    await mock.signIn('unicode');
    await lookAgain({ quietly: true });
    expect($walletSession.get()).toMatchObject({ kind: 'leaving', path: '/auth-loading' });
  });
});

test('the server’s words are shown without what reorders them', async () => {
  await mock.signIn('complete');
  const { send } = mock;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const reply = (await (await send(input, init)).json()) as object;
    return Response.json({ ...reply, device_unauthorized: true, message: 'Send\u202e it\u0000  back' });
  });
  await lookAgain();
  expect($walletSession.get()).toMatchObject({ kind: 'leaving', notice: 'device', message: 'Send it back' });
});
