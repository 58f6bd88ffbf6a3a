import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import type { Namespace } from '#src/i18n/load-messages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import type { Locale } from '#src/intl/locale.ts';
import { $displaySettings } from '#src/stores/preferences/display-settings.ts';

export interface WalletProps {
  locale: Locale;
  /** The product's name in each language: the language may change without a new page. */
  product: Readonly<Record<Locale, string>>;
  messages: Messages['wallet'];
  toasts: Pick<
    Messages['toasts'],
    | 'region'
    | 'close'
    | 'loggedOut'
    | 'logoutFailed'
    | 'offline'
    | 'somethingHappened'
    | 'unauthorized'
    | 'deviceNeedsVerification'
    | 'profileFailed'
    | 'stillWorking'
  >;
}

/** Messages that were loaded with screens and panels: those that a mounted one's row names are there. */
export type LoadedMessages = { readonly [Name in Namespace]?: Messages[Name] };

/** The page's language and the messages that came with it, as props of the island; `changeLanguage` replaces them. */
export const $i18n = atom<WalletProps | null>(null);
export const $loadedMessages = atom<LoadedMessages>({});

const $numberLocale = computed($displaySettings, ({ number_locale }) => number_locale);

interface I18n extends WalletProps {
  /** How this person wants numbers written, for everything that formats one. */
  readonly numberLocale: NumberLocale;
}

export function useI18n(): I18n {
  const value = useStore($i18n);
  const chosen = useStore($numberLocale);
  if (!value) throw new Error('outside of <Wallet>');
  return { ...value, numberLocale: chosen === 'auto' ? value.locale : chosen };
}

/** The messages of a namespace that the registry row of the calling screen or panel names. */
export function useMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  const messages = useStore($loadedMessages)[namespace];
  if (!messages) throw new Error(`the row of this screen or panel does not name the messages ${namespace}`);
  return messages;
}
