import { describe, expect, it } from 'vitest';
import { onboardingSteps, type OnboardingStep } from '#contract/me.ts';
import { decide, ruleOf } from '#src/middleware/guards.ts';
import type { Viewer } from '#src/middleware/viewer.ts';

const member = (
  required: OnboardingStep[],
  { incomplete = required.length > 0, device = true } = {},
): Viewer => ({
  kind: 'member',
  status: {
    status: 'success',
    required,
    optional: [],
    user_status: incomplete ? 'incomplete' : 'complete',
    device_unauthorized: !device,
  },
});

const viewers = {
  guest: { kind: 'guest', stale: false },
  'stale cookie': { kind: 'guest', stale: true },
  'API down': { kind: 'unknown' },
  'password missing': member(['password']),
  'user info missing': member(['user_info']),
  'username missing': member(['username']),
  'referral missing': member(['referral']),
  'all missing': member(['password', 'user_info', 'username', 'referral']),
  'missing in another order': member(['referral', 'username']),
  'incomplete by its flag alone': member([], { incomplete: true }),
  'device unverified': member([], { device: false }),
  'device unverified, password missing': member(['password'], { device: false }),
  complete: member([]),
} satisfies Record<string, Viewer>;
type ViewerName = keyof typeof viewers;

const guestPages = ['/signup', '/login', '/forgot-password', '/otp-verification'];
const walletPages = ['/w', '/w/send', '/w/assets', '/w/token/btc', '/w/security/2fa-setup', '/w/logout'];
const devicePages = ['/verify', '/device-verification'];
const openPages = [
  '/',
  '/features',
  '/support',
  '/contact',
  '/legal/tos',
  '/auth-loading',
  '/not-me',
  '/oauth/callback',
];
const stepPages = {
  '/set-password': 'password',
  '/user-info': 'user_info',
  '/set-username': 'username',
  '/set-referral': 'referral',
};
const everyPage = [
  ...guestPages,
  ...walletPages,
  ...devicePages,
  ...openPages,
  ...Object.keys(stepPages),
  '/profile-setup',
  '/error',
];

const destinationOf = (path: string, name: ViewerName) => {
  const decision = decide(path, viewers[name]);
  return 'redirect' in decision ? decision.redirect : 'renders';
};

/** Where each viewer ends up from a page of each kind; `destinationOf` gives a path, or 'renders'. */
const table: Record<'guest' | 'wallet' | 'device' | 'setup', Record<ViewerName, string>> = {
  guest: {
    guest: 'renders',
    'stale cookie': 'renders',
    'API down': 'renders',
    'password missing': '/profile-setup',
    'user info missing': '/profile-setup',
    'username missing': '/profile-setup',
    'referral missing': '/profile-setup',
    'all missing': '/profile-setup',
    'missing in another order': '/profile-setup',
    'incomplete by its flag alone': '/w',
    'device unverified': '/device-verification',
    'device unverified, password missing': '/profile-setup',
    complete: '/w',
  },
  wallet: {
    guest: '/login',
    'stale cookie': '/login',
    'API down': 'renders',
    'password missing': '/profile-setup',
    'user info missing': '/profile-setup',
    'username missing': '/profile-setup',
    'referral missing': '/profile-setup',
    'all missing': '/profile-setup',
    'missing in another order': '/profile-setup',
    'incomplete by its flag alone': 'renders',
    'device unverified': '/device-verification',
    'device unverified, password missing': '/profile-setup',
    complete: 'renders',
  },
  device: {
    guest: 'renders',
    'stale cookie': 'renders',
    'API down': 'renders',
    'password missing': 'renders',
    'user info missing': 'renders',
    'username missing': 'renders',
    'referral missing': 'renders',
    'all missing': 'renders',
    'missing in another order': 'renders',
    'incomplete by its flag alone': '/w',
    'device unverified': 'renders',
    'device unverified, password missing': 'renders',
    complete: '/w',
  },
  setup: {
    guest: '/login',
    'stale cookie': '/login',
    'API down': 'renders',
    'password missing': '/set-password',
    'user info missing': '/user-info',
    'username missing': '/set-username',
    'referral missing': '/set-referral',
    'all missing': '/set-password',
    'missing in another order': '/set-referral',
    'incomplete by its flag alone': '/w',
    'device unverified': '/device-verification',
    'device unverified, password missing': '/set-password',
    complete: '/w',
  },
};
const viewerNames = Object.keys(viewers) as ViewerName[];

describe('guards', () => {
  for (const name of viewerNames) {
    // requirement: 2.83, 6.02
    it.each(guestPages)(`${name}: %s is for guests`, (path) =>
      expect(destinationOf(path, name)).toBe(table.guest[name]),
    );
    // requirement: 6.03, 6.04
    it.each(walletPages)(`${name}: %s is for members`, (path) =>
      expect(destinationOf(path, name)).toBe(table.wallet[name]),
    );
    // requirement: 6.06
    it.each(devicePages)(`${name}: %s`, (path) => expect(destinationOf(path, name)).toBe(table.device[name]));
    // requirement: 6.01
    it.each(openPages)(`${name}: %s is for everybody`, (path) =>
      expect(destinationOf(path, name)).toBe('renders'),
    );
    // requirement: 2.97, 2.107, 4.28, 6.04
    it(`${name}: /profile-setup`, () =>
      expect(destinationOf('/profile-setup', name)).toBe(table.setup[name]));
    // requirement: 2.101, 4.31, 6.05
    it.each(Object.entries(stepPages))(`${name}: %s only where it is required`, (path, step) => {
      const viewer: Viewer = viewers[name];
      const isRequired =
        viewer.kind === 'unknown' ||
        (viewer.kind === 'member' && viewer.status.required.includes(step as OnboardingStep));
      // A viewer who does not need this step goes where /profile-setup would send them.
      expect(destinationOf(path, name)).toBe(isRequired ? 'renders' : table.setup[name]);
    });
  }

  // requirement: 2.98
  it.each(viewerNames)('%s: /error only where a page has just failed', (name) => {
    expect(decide('/error', viewers[name], true)).toEqual({ render: true });
    expect(destinationOf('/error', name)).toBe('/w');
    // It opens no other page.
    expect(decide('/w', viewers[name], true)).toEqual(decide('/w', viewers[name]));
  });

  it.each(viewerNames)('%s is never redirected in a loop', (name) => {
    for (const start of everyPage) {
      let path = start;
      const visited = [start];
      // /error does not know the viewer: it leads to /w, which does (spec section 2).
      const maxLength = start === '/error' ? 4 : 3;
      for (let next = destinationOf(path, name); next !== 'renders'; next = destinationOf(path, name)) {
        path = next;
        visited.push(path);
        expect(visited.length, visited.join(' -> ')).toBeLessThanOrEqual(maxLength);
      }
    }
  });

  it('matches a page by its whole path', () => {
    expect(ruleOf('/w')).toBe('wallet');
    expect(ruleOf('/whatever')).toBeNull();
    expect(ruleOf('/login/else')).toBeNull();
    expect(ruleOf('constructor')).toBeNull();
    for (const step of onboardingSteps) expect(Object.values(stepPages)).toContain(step);
  });
});
