import type { FetchedArea } from '#src/i18n/load-messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { $fetchedWords, $wallet, type FetchedWords } from './i18n.ts';

/** Several areas in one language; rejects when one can't be had. */
export async function fetchAreas(areas: readonly FetchedArea[], locale: Locale): Promise<FetchedWords> {
  const { loadWords } = await import('#src/i18n/load-messages.ts');
  const found = await Promise.all(areas.map(async (area) => [area, await loadWords(area, locale)] as const));
  return Object.fromEntries(found);
}

/** The language of the page. A part may be asked for before the wallet renders, and nobody knows the language until then. */
const pageLocale = () =>
  new Promise<Locale>((resolve) => {
    const known = $wallet.get();
    if (known) {
      resolve(known.locale);
      return;
    }
    const unbind = $wallet.listen((wallet) => {
      if (!wallet) return;
      unbind();
      resolve(wallet.locale);
    });
  });

/** Sees that the words which a part shows are there, in the language of the moment. */
export async function needWords(areas: readonly FetchedArea[]): Promise<void> {
  const locale = await pageLocale();
  const missing = areas.filter((area) => !$fetchedWords.get()[area]);
  if (missing.length === 0) return;
  const found = await fetchAreas(missing, locale);
  // Somebody chose another language meanwhile: these are of the one before.
  if ($wallet.get()?.locale !== locale) return needWords(areas);
  $fetchedWords.set({ ...$fetchedWords.get(), ...found });
}
