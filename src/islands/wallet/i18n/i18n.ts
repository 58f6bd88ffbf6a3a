import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { FetchedArea } from '#src/i18n/load-messages.ts';
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
export type FetchedWords = { readonly [Area in FetchedArea]?: Messages[Area] };

/** What the page handed to the wallet: its words in one language, and the language. Another language takes their place. */
export const $wallet = atom<WalletProps | null>(null);
export const $fetchedWords = atom<FetchedWords>({});

export function useWallet(): WalletProps {
  const value = useStore($wallet);
  if (!value) throw new Error('outside of <Wallet>');
  return value;
}

/** The words of an area that the shown part was loaded with. */
export function useWords<Area extends FetchedArea>(area: Area): Messages[Area] {
  const words = useStore($fetchedWords)[area];
  if (!words) throw new Error(`the words of ${area} were not loaded with the part that shows them`);
  return words;
}
