import * as z from 'zod/mini';
import { count, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

export const challengeModes = [
  'pass',
  /** The provider takes the visitor for a bot. */
  'block',
  /** The script loads `ms` of real time late. */
  'slow',
  /** The script fails to load; `how` says in which way. */
  'load-fail',
  /** A checkbox must be checked. */
  'interactive',
  /** Passes; the token expires after `ms` of the sandbox's time, and the widget restarts. */
  'expired',
  /** A checkbox must be checked within `ms` of the sandbox's time, else the widget restarts. */
  'timeout',
  /** The widget does not work in this browser. */
  'unsupported',
  /** Passes with a token that no server accepts. */
  'spent',
] as const;
export type ChallengeMode = (typeof challengeModes)[number];

/** How a script fails to load: an error, a connection that is cut, or no response. */
export const loadFailures = ['status', 'abort', 'never'] as const;

/** The settings of the challenge. */
const setting = {
  mode: z.enum(challengeModes),
  /** Milliseconds, for the modes that wait. */
  ms: z.number().check(z.int(), z.minimum(0), z.maximum(600_000)),
  how: z.enum(loadFailures),
  /** Whether an empty token is accepted: the page may skip the challenge after 3 s, but the server decides (spec section 9). */
  challengeBypass: z.boolean(),
};
const challenge = z.object({
  ...setting,
  issued: count,
  /** By token: when it was issued; 0 once it is used. */
  tokens: z.record(z.string(), timestamp),
});
export type CaptchaState = z.output<typeof challenge>;
export type ChallengeSetting = Pick<CaptchaState, keyof typeof setting>;

declare module '../../core/state.ts' {
  interface SandboxState {
    challenge: CaptchaState;
  }
}

export const challengeSlice = defineSlice({
  key: 'challenge',
  schema: challenge,
  create: () => ({ mode: 'pass', ms: 4000, how: 'status', challengeBypass: true, issued: 0, tokens: {} }),
  reset: [],
});
