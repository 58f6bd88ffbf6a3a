import { closedAccounts } from '#contract/closed-account.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** A Map, because an object also answers to `__proto__`. */
const notices = new Map<string, 'accountDeleted' | 'accountBanned'>([
  [closedAccounts.account_deleted, 'accountDeleted'],
  [closedAccounts.account_banned, 'accountBanned'],
]);

/** What the login page says for its parameter `em`: two values have a text, anything else has none (spec section 8). */
export function closedAccountNotice(em: string | null, messages: Messages['toasts']): string | undefined {
  const key = em === null ? undefined : notices.get(em);
  return key && messages[key];
}

/** The address of a page without its parameter `em`, however often it stands there; null when there is none (spec section 8). */
export function withoutClosedAccountNotice(address: string): URL | null {
  const url = new URL(address);
  if (!url.searchParams.has('em')) return null;
  url.searchParams.delete('em');
  return url;
}
