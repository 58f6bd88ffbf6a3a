import { CONFIRM_HOURS } from '#contract/newsletter.ts';
import type { Language } from '../../texts/translate.ts';
import { now } from '../../core/clock.ts';
import { draw } from '../../core/random.ts';
import { makeRoom, removeRow, row } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** What the key in a letter's link stands for. */
export interface NewsletterLink {
  key: string;
  email: string;
  purpose: 'confirm' | 'leave';
  language: Language;
  created_at: number;
}

const LINKS = 1000;
const SUBSCRIBERS = 1000;

export const isSubscribed = (state: SandboxState, email: string) =>
  row(state.subscribers, email) !== undefined;

/** A new key of 128 bits. */
export function newLink(
  state: SandboxState,
  wanted: Pick<NewsletterLink, 'email' | 'purpose' | 'language'>,
): NewsletterLink {
  const key = draw(state, `newsletter.${wanted.purpose}`, wanted.email).slice(0, 32);
  makeRoom(state.links, LINKS);
  const link = { ...wanted, key, created_at: now(state) };
  state.links[key] = link;
  return link;
}

/** Spends a key that confirms, and puts its address on the list. Undefined for one that is unknown, used or too old. */
export function subscribeBy(state: SandboxState, key: string): NewsletterLink | undefined {
  const link = row(state.links, key);
  if (link?.purpose !== 'confirm') return undefined;
  if (now(state) >= link.created_at + CONFIRM_HOURS * 3_600_000) return undefined;
  removeRow(state.links, key);
  if (!isSubscribed(state, link.email)) makeRoom(state.subscribers, SUBSCRIBERS);
  state.subscribers[link.email] = { email: link.email, language: link.language, since: now(state) };
  return link;
}

/** Takes the address of a letter off the list. False for an unknown key. */
export function unsubscribeBy(state: SandboxState, key: string): boolean {
  const link = row(state.links, key);
  if (link?.purpose !== 'leave') return false;
  removeRow(state.subscribers, link.email);
  return true;
}
