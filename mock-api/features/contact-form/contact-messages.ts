import { iso, now } from '../../core/clock.ts';
import { next, pickChars, READABLE } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { type ContactMessage, MESSAGE_LIMIT } from './state.ts';

/** How long an equal message from the same address counts as the same form, sent twice. */
export const DUPLICATE_SECONDS = 600;

/** The message that a new one duplicates, if there is one. */
export function findDuplicate(
  state: SandboxState,
  given: Pick<ContactMessage, 'name' | 'email' | 'message'>,
): ContactMessage | undefined {
  const current = now(state);
  return state.contactMessages.find(
    ({ name, email, message, at }) =>
      name === given.name &&
      email === given.email &&
      message === given.message &&
      Math.abs(current - Date.parse(at)) < DUPLICATE_SECONDS * 1000,
  );
}

export function saveMessage(
  state: SandboxState,
  given: Omit<ContactMessage, 'reference' | 'at'>,
): ContactMessage {
  const characters = pickChars(next(state, 'reference', given.email), READABLE, 8);
  const saved: ContactMessage = {
    ...given,
    reference: `CT-${characters.slice(0, 4)}-${characters.slice(4)}`,
    at: iso(now(state)),
  };
  state.contactMessages.push(saved);
  if (state.contactMessages.length > MESSAGE_LIMIT) state.contactMessages.shift();
  return saved;
}
