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

/** The session's time is up: a browser has dropped its cookie by then. */
const runOut = async () => {
  mock.jar.delete('access_token');
  await handleSessionExpired();
};

const customer = () => $auth.get().user?.customer_id ?? '';

// requirement: 2.47
test('a session that runs out leaves what was typed, for the same person', async () => {
  const mine = customer();
  await runOut();
  expect(session.read('draft:chat')).toBeNull();
  startSession();
  expect(restoreRecovery(mine)).toMatchObject({ path: '/w/security?panel=chat' });
  expect(session.read('draft:chat')).toBe('Where is my deposit?');
  expect(restoreRecovery(mine)).toBeNull();
});

// requirement: 2.47
test('another person gets nothing of it, and nothing stays', async () => {
  await runOut();
  expect(restoreRecovery('CUS_somebody')).toBeNull();
  expect(session.read('draft:chat')).toBeNull();
  expect(tab.length).toBe(0);
});

test('a session that was ended from elsewhere leaves nothing: it may have been a thief’s', async () => {
  vi.resetModules();
  const stores = await import('#src/stores/session/wallet-session.ts');
  await (await import('#src/stores/session/auth.ts')).checkStatus();
  const mine = customer();
  mock.jar.delete('access_token');
  await stores.recheckSession({ quietly: true });
  expect(stores.$walletSession.get()).toMatchObject({ kind: 'leaving', path: '/login' });
  expect(session.read('keptWork')).toBeNull();
  expect(restoreRecovery(mine)).toBeNull();
});

test('without an answer nothing of the account stays on the screen, and what was typed waits for its owner', async () => {
  await recheckSession();
  session.write('draft:chat', 'Where is my deposit?');
  const mine = customer();
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
  expect(restoreRecovery(mine)).toMatchObject({ path: '/w/security?panel=chat' });
});

// requirement: 2.47
test('who logs out leaves nothing', async () => {
  const mine = customer();
  await logout();
  expect(restoreRecovery(mine)).toBeNull();
  expect(tab.length).toBe(0);
});

test('after an hour nobody comes back to it', async () => {
  const mine = customer();
  await runOut();
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000 + 1000, toFake: ['Date'] });
  expect(restoreRecovery(mine)).toBeNull();
  vi.useRealTimers();
});

test('what may stand there instead leads nowhere and restores nothing but drafts', () => {
  clearSession();
  const value = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom('/w', '/w/../login', '//evil.example', 'CUS_1'),
  );
  const work = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        customer: fc.constantFrom<unknown>('CUS_1', null, 5),
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
    fc.property(work, (text) => {
      session.write('keptWork', text);
      const taken = restoreRecovery('CUS_1');
      if (taken) {
        expect(taken.path).toMatch(/^\/w(?:[/?]|$)/);
        expect(new URL(taken.path, 'https://cowrie.example').host).toBe('cowrie.example');
      }
      for (const key of ['flash', 'moneyKey', 'keptWork'] as const) expect(session.read(key)).toBeNull();
    }),
    { numRuns: sized(300, 2000) },
  );
});
