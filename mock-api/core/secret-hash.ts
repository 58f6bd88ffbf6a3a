import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { keyed } from './random.ts';

export const secretHash = z.object({ salt: z.string(), hash: z.string() });
export type SecretHash = z.output<typeof secretHash>;

/**
 * Hashes with salted SHA-256. A real back end needs a slow hash such as scrypt; the mock has only test passwords, and creating a
 * sandbox must take microseconds. No snapshot and no log shows a password.
 */
export function hash({ seed }: { readonly seed: number }, secret: string, saltKey: string): SecretHash {
  const salt = keyed(seed, 'salt', saltKey, 0).slice(0, 32);
  return { salt, hash: digest(salt, secret) };
}

export function verify(stored: SecretHash, secret: string): boolean {
  return digest(stored.salt, secret) === stored.hash;
}

export function digest(salt: string, secret: string): string {
  return createHash('sha256').update(salt).update(secret).digest('hex');
}
