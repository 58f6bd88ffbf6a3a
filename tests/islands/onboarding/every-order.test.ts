import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onboardingSteps, type OnboardingStep } from '#contract/session.ts';
import { messages } from '#src/i18n/messages.ts';
import { pathOfStep } from '#src/config/step-paths.ts';
// Nothing of React is in it: under its own name a linter takes a test for a component.
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

/** Every way to put some of these in a row, but the empty one. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((first) => {
    const others = items.filter((item) => item !== first);
    return [[first], ...ordersOf(others).map((rest) => [first, ...rest])];
  });
}
const orders = ordersOf(onboardingSteps);

/** The call of each step's page. */
const calls: Readonly<Record<OnboardingStep, () => Promise<unknown>>> = {
  password: () => setPassword('Fresh1234'),
  user_info: () => saveUserInfo(userInfo),
  username: () => checkUsername('adaobi7'),
  referral: () => completeReferral({ referral_code: 'COWRIE25' }),
};

let mock: ReturnType<typeof connectToMock>;
let customer: string;
/** Where the page went last. */
let went: string | null;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  vi.stubGlobal('location', {
    replace: (path: string) => {
      went = path;
    },
  });
  went = null;
  clearSession();
  $toasts.set([]);
  mock = connectToMock();
  await mock.signIn('missing-all');
  [customer = ''] = Object.keys(mock.app.sandboxes.default.state.users);
});

const list = (required: readonly OnboardingStep[]) =>
  mock.control('PATCH', '/state', [{ op: 'replace', path: `/users/${customer}/pendingSteps`, value: required }]);

/** The page that the server shows to who asks for this one. */
async function shown(path: string): Promise<string> {
  const request = new Request(`http://localhost:4321${path}`, {
    headers: { cookie: `access_token=${mock.jar.get('access_token') ?? ''}` },
  });
  const decision = decide(path, await resolveViewer(request, API, 'en', 5_000));
  return 'redirect' in decision ? shown(decision.redirect) : path;
}

/** The step's page, from its opening to its end. */
async function finish(step: OnboardingStep): Promise<void> {
  showFlash();
  const { showStepToast: say, continueFlow: goOn } = createStepActions(step, 'en', toasts);
  await calls[step]();
  say('success', `${step} saved`);
  await goOn();
}

test('there are 64 orders', () => {
  expect(orders).toHaveLength(64);
  expect(new Set(orders.map(String)).size).toBe(64);
});

describe.each(orders.map((order) => [order.join(', '), order] as const))('required: %s', (_title, order) => {
  const last = order.at(-1);

  // requirement: 4.28, 4.29, 4.30
  test('each step leads to the next one in the server’s order, and the last one to /w', async () => {
    await list(order);
    let at = await shown('/w');
    for (const [index, step] of order.entries()) {
      expect(at).toBe(pathOfStep[step]);
      const checks = (await mock.journal('GET /user/profile/status')).length;
      await finish(step);
      expect(await mock.journal('GET /user/profile/status')).toHaveLength(checks + 1);
      expect($auth.get().userStatus?.required).toEqual(order.slice(index + 1));
      expect(went).toBe(index + 1 < order.length ? pathOfStep[order[index + 1] ?? step] : '/w');
      at = await shown(went ?? '');
      expect(at).toBe(went);
    }
    expect(await shown('/profile-setup')).toBe('/w');
    $toasts.set([]);
    showFlash();
    const text = last === 'password' ? 'Profile setup completed!' : `${last ?? ''} saved`;
    expect($toasts.get()).toMatchObject([{ kind: 'success', text }]);
  });

  // requirement: 4.29
  test('nor does a server that is a moment behind lead back', async () => {
    await list(order);
    for (const [index, step] of order.entries()) {
      await calls[step]();
      await list(order.slice(index));
      await createStepActions(step, 'en', toasts).continueFlow();
      await list(order.slice(index + 1));
      expect(went).toBe(index + 1 < order.length ? pathOfStep[order[index + 1] ?? step] : '/w');
    }
  });
});
