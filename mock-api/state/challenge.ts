import { Refusal } from '../refusal.ts';
import { now } from './clock.ts';
import { row } from './record.ts';
import type { SandboxState } from './state.ts';

/** What the provider documents for its test keys: passes any number of times. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
/** Seconds that a token of a real widget lives (provider's documentation). */
export const TOKEN_SECONDS = 300;

export type ChallengeMode = 'pass' | 'block' | 'slow' | 'load-fail';

export interface Challenge {
  mode: ChallengeMode;
  /** How long the script waits in mode `slow`, in milliseconds. */
  ms: number;
  /** Whether an empty token is let through: the page may skip the challenge after 3 s, the server decides (spec section 9). */
  challengeBypass: boolean;
  issued: number;
  /** By token: when it was issued; 0 once it is spent. */
  tokens: Record<string, number>;
}

export function createChallenge(): Challenge {
  return { mode: 'pass', ms: 4000, challengeBypass: true, issued: 0, tokens: {} };
}

/** A token of the kind that real keys yield: single use, 300 s. */
export function issueToken(state: SandboxState): string {
  state.challenge.issued += 1;
  const token = `mock.${state.challenge.issued}`;
  state.challenge.tokens[token] = now(state);
  return token;
}

/** Spends a token; false for one that is unknown, used or too old. */
export function spendToken(state: SandboxState, token: string): boolean {
  if (token === DUMMY_TOKEN) return true;
  const issued = row(state.challenge.tokens, token);
  if (!issued) return false;
  state.challenge.tokens[token] = 0;
  return now(state) - issued < TOKEN_SECONDS * 1000;
}

/** @throws Refusal 422 `challenge_failed` */
export function requireChallenge(state: SandboxState, token: string): void {
  const passed = token === '' ? state.challenge.challengeBypass : spendToken(state, token);
  if (!passed) throw new Refusal(422, 'challenge_failed', 'challenge_failed');
}
