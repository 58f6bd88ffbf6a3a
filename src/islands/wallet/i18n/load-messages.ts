import type { Namespace } from '#src/i18n/load-messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { $loadedMessages, $i18n, type LoadedMessages } from './i18n.ts';

/** Several areas in one language; rejects when one can't be had. */
export async function loadNamespaces(areas: readonly Namespace[], locale: Locale): Promise<LoadedMessages> {
  const { loadMessages } = await import('#src/i18n/load-messages.ts');
  const found = await Promise.all(
    areas.map(async (area) => [area, await loadMessages(area, locale)] as const),
  );
  return Object.fromEntries(found);
}

/** The language of the page. A part may be asked for before the wallet renders, and nobody knows the language until then. */
const pageLocale = () =>
  new Promise<Locale>((resolve) => {
    const known = $i18n.get();
    if (known) {
      resolve(known.locale);
      return;
    }
    const unbind = $i18n.listen((wallet) => {
      if (!wallet) return;
      unbind();
      resolve(wallet.locale);
    });
  });

/** Sees that the words which a part shows are there, in the language of the moment. */
export async function ensureMessages(areas: readonly Namespace[]): Promise<void> {
  const locale = await pageLocale();
  const missing = areas.filter((area) => !$loadedMessages.get()[area]);
  if (missing.length === 0) return;
  const found = await loadNamespaces(missing, locale);
  // Somebody chose another language meanwhile: these are of the one before.
  if ($i18n.get()?.locale !== locale) return ensureMessages(areas);
  $loadedMessages.set({ ...$loadedMessages.get(), ...found });
}
