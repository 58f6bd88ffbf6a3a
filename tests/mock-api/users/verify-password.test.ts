import { Hash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hash } from '#mock-api/core/secret-hash.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { verifyPassword } from '#mock-api/features/users/users.ts';

const withPassword = (password: User['password']) => ({ password }) as User;

test.each([
  ['nobody', undefined, 'Cowrie2026!', false],
  ['an account without a password', withPassword(null), 'Cowrie2026!', false],
  ['a wrong one', withPassword(hash({ seed: 1 }, 'Cowrie2026!', 'a')), 'Wrong', false],
  ['the right one', withPassword(hash({ seed: 1 }, 'Cowrie2026!', 'a')), 'Cowrie2026!', true],
  ['an empty one of nobody', undefined, '', false],
] as const)('a password of %s is hashed once, as any other', (_whose, user, password, isRight) => {
  // Counts what is hashed: time itself can't be compared in a test.
  const digested = vi.spyOn(Hash.prototype, 'digest');
  expect(verifyPassword(user, password)).toBe(isRight);
  expect(digested).toHaveBeenCalledTimes(1);
});
