import { closedAccounts } from '#contract/login-notices.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** A Map, because an object also has `__proto__` as a key. */
const notices = new Map<string, 'accountDeleted' | 'accountBanned'>([
  [closedAccounts.account_deleted, 'accountDeleted'],
  [closedAccounts.account_banned, 'accountBanned'],
]);

/** The login page's notice for its query parameter `em`; only two values have one (spec section 8). */
export function closedAccountNotice(em: string | null, messages: Messages['toasts']): string | undefined {
  const key = em === null ? undefined : notices.get(em);
  return key && messages[key];
}

/** Removes every `em` from a page's URL; null when it has none (spec section 8). */
export function withoutClosedAccountNotice(address: string): URL | null {
  const url = new URL(address);
  if (!url.searchParams.has('em')) return null;
  url.searchParams.delete('em');
  return url;
}
