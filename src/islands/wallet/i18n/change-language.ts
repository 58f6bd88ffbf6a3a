import { loadMessages, type Namespace } from '#src/i18n/load-messages.ts';
import { languageTags, type Locale } from '#src/intl/locale.ts';
import { loadNamespaces } from './load-messages.ts';
import { $loadedMessages, $i18n } from './i18n.ts';

/** Counts the calls: only the newest one may change the language. */
let calls = 0;

/**
 * Changes the language of the open page without a reload: what is typed and what is open stay. Rejects, and changes nothing,
 * when the messages can't be loaded.
 * @returns false when a later call has chosen another language meanwhile.
 */
export async function changeLanguage(locale: Locale): Promise<boolean> {
  const call = ++calls;
  const namespaces = Object.keys($loadedMessages.get()) as Namespace[];
  const [messages, toasts, loaded] = await Promise.all([
    loadMessages('wallet', locale),
    loadMessages('toasts', locale),
    loadNamespaces(namespaces, locale),
  ]);
  if (call !== calls) return false;
  const current = $i18n.get();
  if (!current) return false;
  // A screen has loaded meanwhile, with its messages in the previous language.
  if (Object.keys($loadedMessages.get()).length > namespaces.length) return changeLanguage(locale);
  document.documentElement.lang = languageTags[locale];
  $loadedMessages.set({ ...$loadedMessages.get(), ...loaded });
  $i18n.set({ ...current, locale, messages, toasts });
  return true;
}
