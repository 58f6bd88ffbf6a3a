import { closedLoginPath } from '#contract/login-notices.ts';
import { onboardingSteps, type OnboardingStep } from '#contract/me.ts';
import { pathOfStep } from '#src/config/step-paths.ts';
import type { Viewer } from './viewer.ts';

/** Who may see a page (spec sections 2 and 6). A page that is not in the table is public. */
export type Rule = 'anybody' | 'guest' | 'wallet' | 'setup' | 'device' | 'error' | OnboardingStep;

const exact: Readonly<Record<string, Rule>> = {
  '/signup': 'guest',
  '/login': 'guest',
  '/forgot-password': 'guest',
  '/otp-verification': 'guest',
  '/verify': 'device',
  '/device-verification': 'device',
  '/auth-loading': 'anybody',
  '/not-me': 'anybody',
  '/oauth/callback': 'anybody',
  '/profile-setup': 'setup',
  '/error': 'error',
  ...Object.fromEntries(onboardingSteps.map((step) => [pathOfStep[step], step])),
};

/** The rule of a path without the language prefix; null for a public page. */
export function ruleOf(path: string): Rule | null {
  if (path === '/w' || path.startsWith('/w/')) return 'wallet';
  return Object.hasOwn(exact, path) ? (exact[path] ?? null) : null;
}

type Decision = { readonly render: true } | { readonly redirect: string };

const render: Decision = { render: true };

/**
 * The page where a member belongs. Only `required` leads to the profile setup: a status of `incomplete` with nothing
 * required would redirect from /profile-setup to /w and back in a loop.
 */
function homeOf(status: { required: readonly OnboardingStep[]; device_unauthorized: boolean }): string {
  if (status.required.length > 0) return '/profile-setup';
  return status.device_unauthorized ? '/device-verification' : '/w';
}

/**
 * Whether the server renders a page or redirects.
 * @param path without the language prefix and without a trailing slash.
 * @param failed one of our pages has just failed in this browser (spec section 2, /error).
 */
export function decide(path: string, viewer: Viewer, failed = false): Decision {
  const rule = ruleOf(path);
  if (rule === 'error') return failed ? render : { redirect: '/w' };
  if (rule === null || rule === 'anybody' || viewer.kind === 'unknown') return render;
  if (viewer.kind === 'guest') {
    if (rule === 'guest' || rule === 'device') return render;
    return { redirect: viewer.closed ? closedLoginPath(viewer.closed) : '/login' };
  }
  const { status } = viewer;
  const home = homeOf(status);
  switch (rule) {
    case 'guest':
      return { redirect: home };
    case 'wallet':
      return home === '/w' ? render : { redirect: home };
    case 'device':
      return home === '/w' ? { redirect: home } : render;
    case 'setup':
      return { redirect: firstStep(status.required) ?? home };
    default:
      return status.required.includes(rule) ? render : { redirect: firstStep(status.required) ?? home };
  }
}

/** The first step in the order of the server's own list (spec section 4, Profile setup). */
function firstStep(required: readonly OnboardingStep[]): string | undefined {
  return required[0] && pathOfStep[required[0]];
}
