import { ApiError } from '../../server/api-error.ts';
import { now } from '../../core/clock.ts';
import { evictOldest, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** What the provider documents for its test keys: passes any number of times. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
/** Seconds that a token of a real widget lives (provider's documentation). */
export const TOKEN_SECONDS = 300;

/** Tokens that are remembered: each is used soon, or never. */
const TOKEN_LIMIT = 1000;

/** What the widget of the mode `spent` yields: the provider says that it was used before. */
export const SPENT_TOKEN = 'mock-spent';

export const challengeModes = [
  'pass',
  /** The provider takes the visitor for a robot. */
  'block',
  /** The script comes `ms` of real time late. */
  'slow',
  /** The script does not come; `how` says in which way. */
  'load-fail',
  /** A box has to be ticked. */
  'interactive',
  /** Passes; the token dies after `ms` of the sandbox's time, and the widget begins anew. */
  'expired',
  /** A box has to be ticked within `ms` of the sandbox's time, else the widget begins anew. */
  'timeout',
  /** The widget does not work in this browser. */
  'unsupported',
  /** Passes with a token that no server takes. */
  'spent',
] as const;
export type ChallengeMode = (typeof challengeModes)[number];

/** How a script does not come: an error, a connection that is cut, or no answer ever. */
export const loadFailures = ['status', 'abort', 'never'] as const;
export type LoadFailure = (typeof loadFailures)[number];

/** What can be set of the challenge. */
export interface ChallengeSetting {
  mode: ChallengeMode;
  /** Milliseconds, for the modes that wait. */
  ms: number;
  how: LoadFailure;
  /** Whether an empty token is let through: the page may skip the challenge after 3 s, the server decides (spec section 9). */
  challengeBypass: boolean;
}

export interface CaptchaState extends ChallengeSetting {
  issued: number;
  /** By token: when it was issued; 0 once it is spent. */
  tokens: Record<string, number>;
}

export function createCaptcha(): CaptchaState {
  return { mode: 'pass', ms: 4000, how: 'status', challengeBypass: true, issued: 0, tokens: {} };
}

/** A token of the kind that real keys yield: single use, 300 s. */
export function issueToken(state: SandboxState): string {
  state.challenge.issued += 1;
  const token = `mock.${state.challenge.issued}`;
  evictOldest(state.challenge.tokens, TOKEN_LIMIT);
  state.challenge.tokens[token] = now(state);
  return token;
}

/** Spends a token; false for one that is unknown, used or too old. */
export function consumeToken(state: SandboxState, token: string): boolean {
  if (token === DUMMY_TOKEN) return true;
  const issued = own(state.challenge.tokens, token);
  if (!issued) return false;
  state.challenge.tokens[token] = 0;
  return now(state) - issued < TOKEN_SECONDS * 1000;
}

/** @throws Refusal 422 `challenge_failed` */
export function requireCaptcha(state: SandboxState, token: string): void {
  const passed = token === '' ? state.challenge.challengeBypass : consumeToken(state, token);
  if (!passed) throw new ApiError(422, 'challenge_failed', 'challenge_failed');
}
