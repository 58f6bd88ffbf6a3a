import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';
import type { TryGroup } from '../wrong-tries/state.ts';
import { countWrongTry, refuseTooManyTries, type Tryer } from '../wrong-tries/wrong-tries.ts';

/** The owner of a session as somebody who tries. Such a call comes from a device that was verified: it is a known one. */
export const tryerOf = ({ email }: User): Tryer => ({ email, known: true });

/**
 * Judges a secret. A wrong one counts for the account; while too many were wrong it is not looked at, so that a refusal says nothing
 * about it.
 * @throws ApiError 429 `rate_limited`
 */
export function judgeSecret(
  state: SandboxState,
  user: User,
  group: TryGroup,
  isRight: () => boolean,
): boolean {
  const tryer = tryerOf(user);
  refuseTooManyTries(state, tryer, group);
  if (isRight()) return true;
  countWrongTry(state, tryer, group);
  return false;
}
