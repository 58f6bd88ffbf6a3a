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

/** Removes every parameter that names a notice from the login page's URL; null when it has none (spec section 8). */
export function withoutNotices(address: string): URL | null {
  const url = new URL(address);
  const named = ['em', 'link'].filter((name) => url.searchParams.has(name));
  for (const name of named) url.searchParams.delete(name);
  return named.length > 0 ? url : null;
}
