import { loadMessages, type Namespace } from '#src/i18n/load-messages.ts';
import { languageTags, type Locale } from '#src/intl/locale.ts';
import { loadNamespaces } from './load-messages.ts';
import { $loadedMessages, $i18n } from './i18n.ts';

/** Which choice is the newest. */
let turn = 0;

/**
 * Changes the language of the open page; nothing typed and nothing open is lost. Rejects, and changes nothing, when its
 * words can't be had.
 * @returns false when somebody has chosen another one meanwhile.
 */
export async function changeLanguage(locale: Locale): Promise<boolean> {
  const mine = ++turn;
  const areas = Object.keys($loadedMessages.get()) as Namespace[];
  const [words, toasts, fetched] = await Promise.all([
    loadMessages('wallet', locale),
    loadMessages('toasts', locale),
    loadNamespaces(areas, locale),
  ]);
  if (mine !== turn) return false;
  const now = $i18n.get();
  if (!now) return false;
  // A part came meanwhile, with its words in the language before.
  if (Object.keys($loadedMessages.get()).length > areas.length) return changeLanguage(locale);
  document.documentElement.lang = languageTags[locale];
  $loadedMessages.set({ ...$loadedMessages.get(), ...fetched });
  $i18n.set({ ...now, locale, words, toasts });
  return true;
}
