import { describe, expect, it } from 'vitest';
import { onboardingSteps, type OnboardingStep } from '#contract/session.ts';
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

const standings = {
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
type Who = keyof typeof standings;

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

const goes = (path: string, who: Who) => {
  const decision = decide(path, standings[who]);
  return 'redirect' in decision ? decision.redirect : 'renders';
};

/** Where each kind of person ends up from a page of each kind; the rest of the table is the rule's default. */
const table: Record<'guest' | 'wallet' | 'device' | 'setup', Record<Who, string>> = {
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
const people = Object.keys(standings) as Who[];

describe('guards', () => {
  for (const who of people) {
    it.each(guestPages)(`${who}: %s is for guests`, (path) => expect(goes(path, who)).toBe(table.guest[who]));
    it.each(walletPages)(`${who}: %s is for members`, (path) =>
      expect(goes(path, who)).toBe(table.wallet[who]),
    );
    it.each(devicePages)(`${who}: %s`, (path) => expect(goes(path, who)).toBe(table.device[who]));
    it.each(openPages)(`${who}: %s is for everybody`, (path) => expect(goes(path, who)).toBe('renders'));
    // requirement: 4.28
    it(`${who}: /profile-setup`, () => expect(goes('/profile-setup', who)).toBe(table.setup[who]));
    // requirement: 4.31
    it.each(Object.entries(stepPages))(`${who}: %s only where it is required`, (path, step) => {
      const standing: Viewer = standings[who];
      const isRequired =
        standing.kind === 'unknown' ||
        (standing.kind === 'member' && standing.status.required.includes(step as OnboardingStep));
      // Who lacks nothing here goes where /profile-setup would send them.
      expect(goes(path, who)).toBe(isRequired ? 'renders' : table.setup[who]);
    });
  }

  it.each(people)('%s: /error only where a page has just failed', (who) => {
    expect(decide('/error', standings[who], true)).toEqual({ render: true });
    expect(goes('/error', who)).toBe('/w');
    // It opens no other page.
    expect(decide('/w', standings[who], true)).toEqual(decide('/w', standings[who]));
  });

  it.each(people)('%s never walks in a circle', (who) => {
    for (const start of everyPage) {
      let path = start;
      const walked = [start];
      // /error knows nobody: it leads to /w, which does (spec section 2).
      const longest = start === '/error' ? 4 : 3;
      for (let next = goes(path, who); next !== 'renders'; next = goes(path, who)) {
        path = next;
        walked.push(path);
        expect(walked.length, walked.join(' -> ')).toBeLessThanOrEqual(longest);
      }
    }
  });

  it('knows a page by its whole path', () => {
    expect(ruleOf('/w')).toBe('wallet');
    expect(ruleOf('/whatever')).toBeNull();
    expect(ruleOf('/login/else')).toBeNull();
    expect(ruleOf('constructor')).toBeNull();
    for (const step of onboardingSteps) expect(Object.values(stepPages)).toContain(step);
  });
});
