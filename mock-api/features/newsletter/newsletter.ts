import { CONFIRM_HOURS } from '#contract/newsletter.ts';
import { now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { evictOldest, remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { NewsletterToken } from './state.ts';

const TOKEN_LIMIT = 1000;
const SUBSCRIBER_LIMIT = 1000;

export const isSubscribed = (state: SandboxState, email: string) =>
  own(state.newsletterSubscribers, email) !== undefined;

/** Creates a token with a key of 128 bits. */
export function issueToken(
  state: SandboxState,
  details: Pick<NewsletterToken, 'email' | 'purpose' | 'language'>,
): NewsletterToken {
  const key = next(state, `newsletter.${details.purpose}`, details.email).slice(0, 32);
  evictOldest(state.newsletterTokens, TOKEN_LIMIT);
  const token = { ...details, key, created_at: now(state) };
  state.newsletterTokens[key] = token;
  return token;
}

/** Consumes a token and subscribes its address. Undefined for a key that is unknown, used or too old. */
export function confirmSubscription(state: SandboxState, key: string): NewsletterToken | undefined {
  const token = own(state.newsletterTokens, key);
  if (token?.purpose !== 'confirm') return undefined;
  if (now(state) >= token.created_at + CONFIRM_HOURS * 3_600_000) return undefined;
  remove(state.newsletterTokens, key);
  const { email, language } = token;
  if (!isSubscribed(state, email)) evictOldest(state.newsletterSubscribers, SUBSCRIBER_LIMIT);
  state.newsletterSubscribers[email] = { email, language, since: now(state) };
  return token;
}

/** Unsubscribes the address of a token. False for an unknown key. */
export function unsubscribe(state: SandboxState, key: string): boolean {
  const token = own(state.newsletterTokens, key);
  if (token?.purpose !== 'leave') return false;
  remove(state.newsletterSubscribers, token.email);
  return true;
}
