import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '#mock-api/faults/fault-rule.ts';
import { $auth, checkStatus, loadUser, type AuthState } from '#src/stores/session/auth.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import { sized } from '../../tier.ts';
import { OneTab, people } from '../one-tab.ts';

/** What a person, a page or another tab does, at any moment of what is under way. */
const acts = {
  'log in': (tab: OneTab) => tab.logIn('complete'),
  'log in as somebody else': (tab: OneTab) => tab.logIn('missing-username'),
  'check the status': (tab: OneTab) => tab.run(() => checkStatus()),
  'open the wallet': (tab: OneTab) => tab.run(() => recheckSession()),
  'look again quietly': (tab: OneTab) => tab.run(() => recheckSession({ quietly: true })),
  'load the profile': (tab: OneTab) => tab.run(() => loadUser()),
  'log out': (tab: OneTab) => tab.logOut(),
  navigate: (tab: OneTab) => tab.navigate(),
  'another tab signs in': (tab: OneTab) => tab.signInElsewhere('missing-username'),
  'the next logout fails': ({ sandbox: { state } }: OneTab) => {
    addFault(state, {
      op: 'POST /auth/logout',
      effect: { type: 'status', status: 500, message: null },
      times: 1,
      after: 0,
      probability: 1,
      stage: 'pre',
    });
  },
} satisfies Record<string, (tab: OneTab) => void | Promise<void>>;
type Act = keyof typeof acts;

const RUNS = sized(300, 5000);

const story = fc.array(fc.constantFrom(...(Object.keys(acts) as Act[])), { minLength: 3, maxLength: 7 });

const nobody = { user: null, userStatus: null, isAuthenticated: false, isLoggedIn: false };

/** What must hold each time that the state changes. */
function expectOwn(tab: OneTab, now: AuthState, before: AuthState | undefined): void {
  if (tab.out) expect(now).toMatchObject(nobody);
  const { user, userStatus } = now;
  const known = before ?? now;
  if (user === known.user && userStatus === known.userStatus) return;
  const shown = new Set([user?.customer_id, userStatus?.customer_id].filter(Boolean));
  const asked = tab.sent.filter(({ era, path }) => era === tab.era && path.startsWith('/user/profile'));
  for (const person of shown) expect(asked.map((call) => call.person)).toContain(person);
  expect(shown.size).toBeLessThan(2);
}

/** What must hold once nothing is under way and the last word was a logout. */
function expectOut(tab: OneTab): void {
  expect($walletSession.get().kind).not.toBe('ready');
  expect(tab.mock.jar.has('access_token')).toBe(false);
  expect(Object.keys(tab.sandbox.state.sessions)).not.toContain(tab.leftSession);
  expect(tab.kept.keys()).toEqual([]);
  for (const { out, person } of tab.sent) if (out) expect(person).toBeNull();
}

// requirement: 4.01, 4.12, T.11
test('any order of login, status, profile, logout and navigation: who logged out stays out, and nobody sees another’s answer', async () => {
  const seen = { out: 0, shown: 0 };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.constantFrom(...people), story, async (scheduler, name, told) => {
      const tab = new OneTab(scheduler);
      let broken: unknown;
      const stop = $auth.listen((now, before) => {
        if (now.user?.customer_id) seen.shown += 1;
        try {
          expectOwn(tab, now, before);
        } catch (error) {
          broken ??= error;
        }
      });
      tab.logIn(name);
      void scheduler.scheduleSequence(
        told.map((act) => ({ label: act, builder: async () => acts[act](tab) })),
      );
      await scheduler.waitIdle();
      stop();
      if (broken) throw broken as Error;
      expect(tab.beganInLogout).toBe(false);
      if (tab.out) {
        seen.out += 1;
        expectOut(tab);
      }
      await tab.close();
    }),
    { numRuns: RUNS },
  );
  // The orders are worth something: many of them end logged out, and many show somebody.
  expect(seen.out).toBeGreaterThan(RUNS / 10);
  expect(seen.shown).toBeGreaterThan(RUNS * 0.4);
}, 120_000);
