import { createHash } from 'node:crypto';
import type { SandboxState } from './state.ts';

/**
 * Keyed randomness: the same (seed, kind, key, counter) always gives the same 64 hexadecimal digits, whatever else was
 * drawn in between. With one shared stream, an additional draw anywhere would change all later values.
 */
export function keyed(seed: number, kind: string, key: string, counter: number): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, kind, key, counter]))
    .digest('hex');
}

/** Counts up for (kind, key) in this sandbox: 1 the first time. */
export function sequence(state: SandboxState, kind: string, key: string): number {
  const name = `${kind}:${key}`;
  const next = (state.counters[name] ?? 0) + 1;
  state.counters[name] = next;
  return next;
}

/** The next keyed random value of (kind, key) in this sandbox. */
export function next(state: SandboxState, kind: string, key: string): string {
  return keyed(state.seed, kind, key, sequence(state, kind, key));
}

/** Picks characters of an alphabet by a keyed random value, evenly enough for test data. */
export function pickChars(hex: string, alphabet: string, length: number): string {
  let rest = BigInt(`0x${hex}`);
  const base = BigInt(alphabet.length);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += alphabet.charAt(Number(rest % base));
    rest /= base;
  }
  return text;
}

export const DIGITS = '0123456789';
/** Without characters that are easily confused: 0 and O, 1 and I. */
export const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
