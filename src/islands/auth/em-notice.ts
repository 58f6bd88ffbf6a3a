import type { Messages } from '#src/i18n/messages.ts';

/** A Map, because an object also answers to `__proto__`. */
const notices = new Map<string, 'accountDeleted' | 'accountBanned'>([
  ['dlact-cspt', 'accountDeleted'],
  ['bnact-cspt', 'accountBanned'],
]);

/** What the login page says for its parameter `em`: two values have a text, anything else has none (spec section 8). */
export function emNotice(em: string | null, words: Messages['toasts']): string | undefined {
  const key = em === null ? undefined : notices.get(em);
  return key && words[key];
}
