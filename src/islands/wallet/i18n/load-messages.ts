import type { Namespace } from '#src/i18n/load-messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { $loadedMessages, $i18n, type LoadedMessages } from './i18n.ts';

/** Messages of several namespaces in one language. Rejects when one of them can't be loaded. */
export async function loadNamespaces(
  namespaces: readonly Namespace[],
  locale: Locale,
): Promise<LoadedMessages> {
  const { loadMessages } = await import('#src/i18n/load-messages.ts');
  const entries = await Promise.all(
    namespaces.map(async (name) => [name, await loadMessages(name, locale)] as const),
  );
  return Object.fromEntries(entries);
}

/** The page's language, once the wallet has rendered: a screen may be prefetched before. */
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

/** Loads the namespaces that are missing, in the current language. Rejects when one of them can't be loaded. */
export async function ensureMessages(namespaces: readonly Namespace[]): Promise<void> {
  const locale = await pageLocale();
  const missing = namespaces.filter((name) => !$loadedMessages.get()[name]);
  if (missing.length === 0) return;
  const loaded = await loadNamespaces(missing, locale);
  // The language has changed meanwhile: these messages are in the previous one.
  if ($i18n.get()?.locale !== locale) return ensureMessages(namespaces);
  $loadedMessages.set({ ...$loadedMessages.get(), ...loaded });
}
