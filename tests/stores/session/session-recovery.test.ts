import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#src/api/storage.ts';
import { $auth, checkStatus, logout, clearSession, startSession } from '#src/stores/session/auth.ts';
import { restoreRecovery } from '#src/stores/session/session-recovery.ts';
import { $walletSession, recheckSession, handleSessionExpired } from '#src/stores/session/wallet-session.ts';
import { sized } from '../../tier.ts';
import type { BrowserStorage } from '../browser-storage.ts';
import { newDocument } from '../new-document.ts';

let mock: ReturnType<typeof newDocument>['mock'];
let tab: BrowserStorage;

beforeEach(async () => {
  ({ mock, tab } = newDocument());
  vi.stubGlobal('location', { pathname: '/w/security', search: '?panel=chat', protocol: 'http:' });
  await mock.signIn('complete');
  await checkStatus();
  $walletSession.set({ kind: 'ready' });
  session.write('draft:chat', 'Where is my deposit?');
});

/** Lets the session expire: by then a browser has dropped its cookie. */
const expireSession = async () => {
  mock.jar.delete('access_token');
  await handleSessionExpired();
};

const currentUserId = () => $auth.get().user?.customer_id ?? '';

// requirement: 2.47
test('after a session expires the same user’s drafts are restored', async () => {
  const ownId = currentUserId();
  await expireSession();
  expect(session.read('draft:chat')).toBeNull();
  startSession();
  expect(restoreRecovery(ownId)).toMatchObject({ path: '/w/security?panel=chat' });
  expect(session.read('draft:chat')).toBe('Where is my deposit?');
  expect(restoreRecovery(ownId)).toBeNull();
});

// requirement: 2.47
test('another user gets nothing restored, and nothing stays stored', async () => {
  await expireSession();
  expect(restoreRecovery('CUS_somebody')).toBeNull();
  expect(session.read('draft:chat')).toBeNull();
  expect(tab.length).toBe(0);
});

/** What a payment leaves in the tab from the moment that it is sent. */
const payment = (customer_id: string, sent_at: string | null = '2026-11-21T09:42:00.000Z') =>
  JSON.stringify({ key: 'k', quote_id: 'q', customer_id, sent_at });

test('a payment whose end is not known is restored for the same user, who is led to its status', async () => {
  const ownId = currentUserId();
  session.write('moneyKey', payment(ownId));
  await expireSession();
  expect(session.read('moneyKey')).toBeNull();
  startSession();
  expect(restoreRecovery(ownId)).toMatchObject({ path: '/w/send?step=status' });
  expect(session.read('moneyKey')).toBe(payment(ownId));
});

test.each([
  ['of another user', () => payment('CUS_somebody')],
  ['that has not left', () => payment(currentUserId(), null)],
  ['that is unreadable', () => '{'],
])('a payment %s is not', async (_whose, stored) => {
  const ownId = currentUserId();
  session.write('moneyKey', stored());
  await expireSession();
  startSession();
  expect(restoreRecovery(ownId)).toMatchObject({ path: '/w/security?panel=chat' });
  expect(session.read('moneyKey')).toBeNull();
});

test('a payment survives a login of the same user in another tab, and no other user’s, and no log-out', async () => {
  const ownId = currentUserId();
  const { receiveSessionMessage } = await import('#src/stores/session/session-channel.ts');
  const { claimTabForUser } = await import('#src/stores/session/claim-tab.ts');
  claimTabForUser({ customer_id: ownId });
  session.write('moneyKey', payment(ownId));
  receiveSessionMessage('signed-in');
  claimTabForUser({ customer_id: ownId });
  expect(session.read('moneyKey')).toBe(payment(ownId));
  claimTabForUser({ customer_id: 'CUS_somebody' });
  expect(session.read('moneyKey')).toBeNull();
  session.write('moneyKey', payment(ownId));
  receiveSessionMessage('signed-out');
  expect(session.read('moneyKey')).toBeNull();
});

test('a session ended from elsewhere is not recoverable, since it may have been a thief’s', async () => {
  vi.resetModules();
  const stores = await import('#src/stores/session/wallet-session.ts');
  await (await import('#src/stores/session/auth.ts')).checkStatus();
  const ownId = currentUserId();
  mock.jar.delete('access_token');
  await stores.recheckSession({ quietly: true });
  expect(stores.$walletSession.get()).toMatchObject({ kind: 'leaving', path: '/login' });
  expect(session.read('keptWork')).toBeNull();
  expect(restoreRecovery(ownId)).toBeNull();
});

test('without a response after the expiry no account data stays on the screen, and drafts stay for their owner', async () => {
  await recheckSession();
  session.write('draft:chat', 'Where is my deposit?');
  const ownId = currentUserId();
  const { send } = mock;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await recheckSession({ quietly: true });
  expect($walletSession.get()).toEqual({ kind: 'ready' });
  await handleSessionExpired();
  expect($walletSession.get()).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
  expect(session.read('draft:chat')).toBe('Where is my deposit?');
  vi.stubGlobal('fetch', send);
  mock.jar.delete('access_token');
  await recheckSession();
  expect($walletSession.get()).toMatchObject({ kind: 'leaving', path: '/login' });
  expect(restoreRecovery(ownId)).toMatchObject({ path: '/w/security?panel=chat' });
});

// requirement: 2.47
test('a logout leaves nothing to restore', async () => {
  const ownId = currentUserId();
  await logout();
  expect(restoreRecovery(ownId)).toBeNull();
  expect(tab.length).toBe(0);
});

test('after an hour nothing is restored', async () => {
  const ownId = currentUserId();
  await expireSession();
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000 + 1000, toFake: ['Date'] });
  expect(restoreRecovery(ownId)).toBeNull();
  vi.useRealTimers();
});

test('a corrupt snapshot leads to no other page and restores nothing but drafts', () => {
  clearSession();
  const value = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom('/w', '/w/../login', '//evil.example', 'CUS_1'),
  );
  const storedText = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        currentUserId: fc.constantFrom<unknown>('CUS_1', null, 5),
        path: value,
        drafts: fc.oneof(
          fc.dictionary(fc.constantFrom('draft:a', 'flash', 'moneyKey', '__proto__'), value),
          value,
        ),
        at: fc.constantFrom<unknown>(Date.now(), 0, '1', Number.MAX_VALUE),
      })
      .map((parts) => JSON.stringify(parts)),
  );
  fc.assert(
    fc.property(storedText, (text) => {
      session.write('keptWork', text);
      const recovery = restoreRecovery('CUS_1');
      if (recovery) {
        expect(recovery.path).toMatch(/^\/w(?:[/?]|$)/);
        expect(new URL(recovery.path, 'https://cowrie.example').host).toBe('cowrie.example');
      }
      for (const key of ['flash', 'moneyKey', 'keptWork'] as const) expect(session.read(key)).toBeNull();
    }),
    { numRuns: sized(300, 2000) },
  );
});
