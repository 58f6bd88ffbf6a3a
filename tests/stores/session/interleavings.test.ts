import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '#mock-api/faults/fault-rule.ts';
import { $auth, checkStatus, loadUser, type AuthState } from '#src/stores/session/auth.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import { sized } from '../../tier.ts';
import { ScheduledTab, userNames } from '../scheduled-tab.ts';

/** Actions of a user, a page or another tab, which may happen while others are pending. */
const acts = {
  'log in': (tab: ScheduledTab) => tab.submitLogin('complete'),
  'log in as another user': (tab: ScheduledTab) => tab.submitLogin('missing-username'),
  'check the status': (tab: ScheduledTab) => tab.run(() => checkStatus()),
  'open the wallet': (tab: ScheduledTab) => tab.run(() => recheckSession()),
  'recheck quietly': (tab: ScheduledTab) => tab.run(() => recheckSession({ quietly: true })),
  'load the profile': (tab: ScheduledTab) => tab.run(() => loadUser()),
  'log out': (tab: ScheduledTab) => tab.logOut(),
  navigate: (tab: ScheduledTab) => tab.navigate(),
  'another tab signs in': (tab: ScheduledTab) => tab.signInElsewhere('missing-username'),
  'the next logout fails': ({ sandbox: { state } }: ScheduledTab) => {
    addFault(state, {
      op: 'POST /auth/logout',
      effect: { type: 'status', status: 500, message: null },
      times: 1,
      after: 0,
      probability: 1,
      stage: 'pre',
    });
  },
} satisfies Record<string, (tab: ScheduledTab) => void | Promise<void>>;
type Act = keyof typeof acts;

const RUNS = sized(300, 5000);

const actSequence = fc.array(fc.constantFrom(...(Object.keys(acts) as Act[])), {
  minLength: 3,
  maxLength: 7,
});

const signedOutState = { user: null, userStatus: null, isAuthenticated: false, isLoggedIn: false };

/** The invariant at each change of the state: only data of the user whose session asked for it. */
function expectOwnData(tab: ScheduledTab, now: AuthState, before: AuthState | undefined): void {
  if (tab.isLoggedOut) expect(now).toMatchObject(signedOutState);
  const { user, userStatus } = now;
  const previous = before ?? now;
  if (user === previous.user && userStatus === previous.userStatus) return;
  const shownIds = new Set([user?.customer_id, userStatus?.customer_id].filter(Boolean));
  const profileCalls = tab.sent.filter(
    ({ epoch, path }) => epoch === tab.epoch && path.startsWith('/user/profile'),
  );
  for (const userId of shownIds) expect(profileCalls.map((call) => call.user)).toContain(userId);
  expect(shownIds.size).toBeLessThan(2);
}

/** The invariant once nothing is pending and the last action was a logout. */
function expectLoggedOut(tab: ScheduledTab): void {
  expect($walletSession.get().kind).not.toBe('ready');
  expect(tab.mock.jar.has('access_token')).toBe(false);
  expect(Object.keys(tab.sandbox.state.sessions)).not.toContain(tab.endedSession);
  expect(tab.localStore.keys()).toEqual([]);
  for (const { isLoggedOut, user } of tab.sent) if (isLoggedOut) expect(user).toBeNull();
}

// requirement: 4.01, 4.12, T.11
test('any order of login, status, profile, logout and navigation: a logged-out user stays logged out, and no user sees another’s data', async () => {
  const counts = { isLoggedOut: 0, shownIds: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom(...userNames),
      actSequence,
      async (scheduler, firstUser, sequence) => {
        const tab = new ScheduledTab(scheduler);
        let violation: unknown;
        const stop = $auth.listen((now, before) => {
          if (now.user?.customer_id) counts.shownIds += 1;
          try {
            expectOwnData(tab, now, before);
          } catch (error) {
            violation ??= error;
          }
        });
        tab.submitLogin(firstUser);
        void scheduler.scheduleSequence(
          sequence.map((act) => ({ label: act, builder: async () => acts[act](tab) })),
        );
        await scheduler.waitIdle();
        stop();
        if (violation) throw violation as Error;
        expect(tab.loggedInDuringLogout).toBe(false);
        if (tab.isLoggedOut) {
          counts.isLoggedOut += 1;
          expectLoggedOut(tab);
        }
        await tab.close();
      },
    ),
    { numRuns: RUNS },
  );
  // The generated orders must be worth something: many of them end logged out, and many show a user.
  expect(counts.isLoggedOut).toBeGreaterThan(RUNS / 10);
  expect(counts.shownIds).toBeGreaterThan(RUNS * 0.4);
}, 120_000);
