import { createHash } from 'node:crypto';
import { keyed } from './random.ts';
import type { SandboxState } from './state.ts';

export interface SecretHash {
  salt: string;
  hash: string;
}

/**
 * Salted SHA-256: a real back end needs a slow hash such as scrypt, but here there are only test passwords, and a sandbox
 * must cost microseconds. What matters to a client holds: a snapshot or a log never shows a password.
 */
export function hash(
  state: SandboxState,
  secret: string,
  key = `${Object.keys(state.users).length}`,
): SecretHash {
  const salt = keyed(state.seed, 'salt', key, 0).slice(0, 32);
  return { salt, hash: digest(salt, secret) };
}

export function verify(sealed: SecretHash, secret: string): boolean {
  return digest(sealed.salt, secret) === sealed.hash;
}

function digest(salt: string, secret: string): string {
  return createHash('sha256').update(salt).update(secret).digest('hex');
}
