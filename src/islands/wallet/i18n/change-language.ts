import { loadWords, type FetchedArea } from '#src/i18n/load-messages.ts';
import { languageTags, type Locale } from '#src/intl/locale.ts';
import { fetchAreas } from './load-messages.ts';
import { $fetchedWords, $wallet } from './i18n.ts';

/** Which choice is the newest. */
let turn = 0;

/**
 * Changes the language of the open page; nothing typed and nothing open is lost. Rejects, and changes nothing, when its
 * words can't be had.
 * @returns false when somebody has chosen another one meanwhile.
 */
export async function speak(locale: Locale): Promise<boolean> {
  const mine = ++turn;
  const areas = Object.keys($fetchedWords.get()) as FetchedArea[];
  const [words, toasts, fetched] = await Promise.all([
    loadWords('wallet', locale),
    loadWords('toasts', locale),
    fetchAreas(areas, locale),
  ]);
  if (mine !== turn) return false;
  const now = $wallet.get();
  if (!now) return false;
  // A part came meanwhile, with its words in the language before.
  if (Object.keys($fetchedWords.get()).length > areas.length) return speak(locale);
  document.documentElement.lang = languageTags[locale];
  $fetchedWords.set({ ...$fetchedWords.get(), ...fetched });
  $wallet.set({ ...now, locale, words, toasts });
  return true;
}
