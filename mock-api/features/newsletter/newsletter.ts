import { CONFIRM_HOURS } from '#contract/newsletter.ts';
import type { Language } from '../../texts/translate.ts';
import { now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { evictOldest, remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** What the key in a letter's link stands for. */
export interface NewsletterToken {
  key: string;
  email: string;
  purpose: 'confirm' | 'leave';
  language: Language;
  created_at: number;
}

const LINKS = 1000;
const SUBSCRIBERS = 1000;

export const isSubscribed = (state: SandboxState, email: string) =>
  own(state.newsletterSubscribers, email) !== undefined;

/** A new key of 128 bits. */
export function issueToken(
  state: SandboxState,
  wanted: Pick<NewsletterToken, 'email' | 'purpose' | 'language'>,
): NewsletterToken {
  const key = next(state, `newsletter.${wanted.purpose}`, wanted.email).slice(0, 32);
  evictOldest(state.newsletterTokens, LINKS);
  const link = { ...wanted, key, created_at: now(state) };
  state.newsletterTokens[key] = link;
  return link;
}

/** Spends a key that confirms, and puts its address on the list. Undefined for one that is unknown, used or too old. */
export function subscribeBy(state: SandboxState, key: string): NewsletterToken | undefined {
  const link = own(state.newsletterTokens, key);
  if (link?.purpose !== 'confirm') return undefined;
  if (now(state) >= link.created_at + CONFIRM_HOURS * 3_600_000) return undefined;
  remove(state.newsletterTokens, key);
  if (!isSubscribed(state, link.email)) evictOldest(state.newsletterSubscribers, SUBSCRIBERS);
  state.newsletterSubscribers[link.email] = { email: link.email, language: link.language, since: now(state) };
  return link;
}

/** Takes the address of a letter off the list. False for an unknown key. */
export function unsubscribeBy(state: SandboxState, key: string): boolean {
  const link = own(state.newsletterTokens, key);
  if (link?.purpose !== 'leave') return false;
  remove(state.newsletterSubscribers, link.email);
  return true;
}
