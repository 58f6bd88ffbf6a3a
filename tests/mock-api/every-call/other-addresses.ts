import type { SandboxState } from '#mock-api/core/state.ts';
import { own } from '#mock-api/core/own-record.ts';

/**
 * The email addresses of accounts that a reply has, but for that of whose session it is, and those that the request had.
 * @param tokens of the session that the call was made with, and of that which it has opened; undefined for a guest's.
 */
export function otherAddressesIn(
  reply: string,
  state: SandboxState,
  tokens: readonly (string | undefined)[],
  request: unknown,
): readonly string[] {
  const askers = tokens.map((token) => own(state.users, own(state.sessions, token)?.customer_id)?.email);
  const given = JSON.stringify(request ?? null).toLowerCase();
  return Object.values(state.users)
    .map(({ email }) => email)
    .filter(
      (email) => !askers.includes(email) && !given.includes(email) && reply.toLowerCase().includes(email),
    );
}
