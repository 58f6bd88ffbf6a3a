import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onboardingSteps, type OnboardingStep } from '#contract/me.ts';
import { messages } from '#src/i18n/messages.ts';
import { pathOfStep } from '#src/config/step-paths.ts';
// The step actions use no React, but a linter takes a hook-like name in a test for a component.
import { createStepActions } from '#src/islands/onboarding/step-actions.ts';
import { decide } from '#src/middleware/guards.ts';
import { resolveViewer } from '#src/middleware/viewer.ts';
import { $auth, clearSession } from '#src/stores/session/auth.ts';
import { $toasts, showFlash } from '#src/stores/interface/toasts.ts';
import {
  checkUsername,
  completeReferral,
  saveUserInfo,
  setPassword,
} from '#src/stores/sign-in/onboarding.ts';
import { connectToMock } from '../../in-process.ts';
import { userInfo } from '../../mock-api/visitor.ts';
import { BrowserStorage } from '../../stores/browser-storage.ts';

const API = 'http://localhost:8787';
const { toasts } = messages('en');

/** Every ordered selection of some of these items, except the empty one. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((first) => {
    const others = items.filter((item) => item !== first);
    return [[first], ...ordersOf(others).map((rest) => [first, ...rest])];
  });
}
const orders = ordersOf(onboardingSteps);

/** The API call of each step's page. */
const calls: Readonly<Record<OnboardingStep, () => Promise<unknown>>> = {
  password: () => setPassword('Fresh1234'),
  user_info: () => saveUserInfo(userInfo),
  username: () => checkUsername('adaobi7'),
  referral: () => completeReferral({ referral_code: 'COWRIE25' }),
};

let mock: ReturnType<typeof connectToMock>;
let customer: string;
/** Where the page navigated last. */
let lastNavigation: string | null;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  vi.stubGlobal('location', {
    replace: (path: string) => {
      lastNavigation = path;
    },
  });
  lastNavigation = null;
  clearSession();
  $toasts.set([]);
  mock = connectToMock();
  await mock.signIn('missing-all');
  [customer = ''] = Object.keys(mock.app.sandboxes.default.state.users);
});

const setRequired = (required: readonly OnboardingStep[]) =>
  mock.control('PATCH', '/state', [
    { op: 'replace', path: `/users/${customer}/pendingSteps`, value: required },
  ]);

/** The path where the server's redirects from this one end. */
async function finalPath(path: string): Promise<string> {
  const request = new Request(`http://localhost:4321${path}`, {
    headers: { cookie: `access_token=${mock.jar.get('access_token') ?? ''}` },
  });
  const decision = decide(path, await resolveViewer(request, API, 'en', 5_000));
  return 'redirect' in decision ? finalPath(decision.redirect) : path;
}

/** Completes a step as its page does, from opening it to leaving it. */
async function finish(step: OnboardingStep): Promise<void> {
  showFlash();
  const { showStepToast, continueFlow } = createStepActions(step, 'en', toasts);
  await calls[step]();
  showStepToast('success', `${step} saved`);
  await continueFlow();
}

test('there are 64 orders', () => {
  expect(orders).toHaveLength(64);
  expect(new Set(orders.map(String)).size).toBe(64);
});

describe.each(orders.map((order) => [order.join(', '), order] as const))('required: %s', (_title, order) => {
  const last = order.at(-1);

  // requirement: 2.97, 2.107, 4.28, 4.29, 4.30, 4.52
  test('each step leads to the next one in the server’s order, and the last one to /w', async () => {
    await setRequired(order);
    let currentPath = await finalPath('/w');
    for (const [index, step] of order.entries()) {
      expect(currentPath).toBe(pathOfStep[step]);
      const checks = (await mock.journal('GET /user/profile/status')).length;
      await finish(step);
      expect(await mock.journal('GET /user/profile/status')).toHaveLength(checks + 1);
      expect($auth.get().userStatus?.required).toEqual(order.slice(index + 1));
      expect(lastNavigation).toBe(index + 1 < order.length ? pathOfStep[order[index + 1] ?? step] : '/w');
      currentPath = await finalPath(lastNavigation ?? '');
      expect(currentPath).toBe(lastNavigation);
    }
    expect(await finalPath('/profile-setup')).toBe('/w');
    $toasts.set([]);
    showFlash();
    const text = last === 'password' ? 'Profile setup completed!' : `${last ?? ''} saved`;
    expect($toasts.get()).toMatchObject([{ kind: 'success', text }]);
  });

  // requirement: 4.29
  test('a status that lags one step behind the server leads to no finished step', async () => {
    await setRequired(order);
    for (const [index, step] of order.entries()) {
      await calls[step]();
      await setRequired(order.slice(index));
      await createStepActions(step, 'en', toasts).continueFlow();
      await setRequired(order.slice(index + 1));
      expect(lastNavigation).toBe(index + 1 < order.length ? pathOfStep[order[index + 1] ?? step] : '/w');
    }
  });
});
