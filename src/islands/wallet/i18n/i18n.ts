import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Namespace } from '#src/i18n/load-messages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';

export interface WalletProps {
  locale: Locale;
  /** The product's name in each language: the page's may change. */
  product: Readonly<Record<Locale, string>>;
  words: Messages['wallet'];
  toasts: Pick<
    Messages['toasts'],
    | 'region'
    | 'close'
    | 'loggedOut'
    | 'logoutFailed'
    | 'somethingHappened'
    | 'unauthorized'
    | 'deviceNeedsVerification'
    | 'profileFailed'
    | 'stillWorking'
  >;
}

/** The words that came with a part: an area that a shown part names is there. */
export type LoadedMessages = { readonly [Area in Namespace]?: Messages[Area] };

/** What the page handed to the wallet: its words in one language, and the language. Another language takes their place. */
export const $i18n = atom<WalletProps | null>(null);
export const $loadedMessages = atom<LoadedMessages>({});

export function useI18n(): WalletProps {
  const value = useStore($i18n);
  if (!value) throw new Error('outside of <Wallet>');
  return value;
}

/** The words of an area that the shown part was loaded with. */
export function useMessages<Area extends Namespace>(area: Area): Messages[Area] {
  const words = useStore($loadedMessages)[area];
  if (!words) throw new Error(`the words of ${area} were not loaded with the part that shows them`);
  return words;
}
