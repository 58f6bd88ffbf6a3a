import { USERNAME_LONGEST, USERNAME_SUBMITTABLE } from '#contract/fields.ts';
import { isDirectoryUser } from './directory.ts';
import { DIGITS, pickChars, keyed } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';

/** Names that would let a user impersonate the product. */
const reserved = new Set([
  'admin',
  'cowrie',
  'cowriepay',
  'support',
  'helpdesk',
  'official',
  'security',
  'wallet',
  'system',
  'staff',
  'moderator',
  'treasury',
]);

export function isReserved(username: string): boolean {
  return reserved.has(username);
}

export function isTaken(state: SandboxState, username: string, exceptFor: string): boolean {
  const owner = Object.values(state.users).find((user) => user.username === username);
  return owner ? owner.customer_id !== exceptFor : isDirectoryUser(username);
}

/** A free name that starts like the taken one, and that the form accepts (6 to 10 characters). */
export function suggestUsername(state: SandboxState, wanted: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const tail = pickChars(keyed(state.seed, 'username', wanted, attempt), DIGITS, attempt < 50 ? 2 : 4);
    const name =
      wanted.slice(0, USERNAME_LONGEST - tail.length).padEnd(USERNAME_SUBMITTABLE - tail.length, '0') + tail;
    if (!isReserved(name) && !isTaken(state, name, '')) return name;
  }
}
