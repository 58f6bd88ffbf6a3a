import type { ContactTopic } from '#contract/contact.ts';
import { iso, now } from '../../core/clock.ts';
import { next, pickChars } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';

export interface ContactMessage {
  reference: string;
  name: string;
  email: string;
  message: string;
  topic: ContactTopic;
  at: string;
}

/** The last messages of a sandbox: enough for any test, bounded for a mock that runs all day. */
const KEPT = 200;
/** The same words from the same address are the same message for so long: a form that was sent twice. */
export const SAME_SECONDS = 600;
/** Neither 0 and O nor 1 and I: a reference is read aloud. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The message that this one repeats, if it does. */
export function sameMessage(
  state: SandboxState,
  given: Pick<ContactMessage, 'name' | 'email' | 'message'>,
): ContactMessage | undefined {
  const present = now(state);
  return state.contactMessages.find(
    ({ name, email, message, at }) =>
      name === given.name &&
      email === given.email &&
      message === given.message &&
      Math.abs(present - Date.parse(at)) < SAME_SECONDS * 1000,
  );
}

export function saveMessage(
  state: SandboxState,
  given: Omit<ContactMessage, 'reference' | 'at'>,
): ContactMessage {
  const characters = pickChars(next(state, 'reference', given.email), READABLE, 8);
  const kept: ContactMessage = {
    ...given,
    reference: `CT-${characters.slice(0, 4)}-${characters.slice(4)}`,
    at: iso(now(state)),
  };
  state.contactMessages.push(kept);
  if (state.contactMessages.length > KEPT) state.contactMessages.shift();
  return kept;
}
