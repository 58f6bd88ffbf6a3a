// How much JavaScript each kind of page may load. `npm run bench -- bytes` prints the pages and their files.

/** How far a total may grow over the recorded one: small changes pass, and growth that a person on 3G notices does not. */
const BAND = 0.05;

/**
 * Brotli bytes, recorded for the largest page of each kind; the challenge's own script is not counted. If a change needs more
 * than the band, record the new total and say in the commit what it is for.
 */
const recorded = {
  /** What pages of sign-up, login, recovery and onboarding load before they can be used. */
  forms: 100_900,
  /** The same of /w, without its first screen. */
  walletShell: 101_300,
  /** The code of that screen, which is loaded beside the shell's. */
  walletScreen: 13_900,
  /** All that /user-info fetches by itself, with its list of countries. */
  onboardingAtRest: 113_200,
  /** All that /w fetches by itself, with what it defers until idle. */
  walletAtRest: 157_100,
};

/** The most bytes that a kind of page may load: its recorded total and 5 %. */
export const scriptBudget = (kind: keyof typeof recorded): number => Math.floor(recorded[kind] * (1 + BAND));

/** The pages that are forms or lead from one to the next. */
export const formPages = [
  '/signup',
  '/login',
  '/forgot-password',
  '/otp-verification',
  '/verify',
  '/device-verification',
  '/auth-loading',
  '/not-me',
  '/oauth/callback',
  '/set-password',
  '/user-info',
  '/set-username',
  '/set-referral',
  '/error',
];

/** The cookies with which the server renders each of these pages, and /w, while it has no API to ask who the visitor is. */
export const anyPageCookie = 'access_token=a; error_flag=1';
