import { createContext, use } from 'react';
import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';

export interface WalletProps {
  locale: Locale;
  /** The product's name. */
  product: string;
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

/** What the page handed to the wallet: its words in one language, and the language. */
export const WalletContext = createContext<WalletProps | null>(null);

export function useWallet(): WalletProps {
  const value = use(WalletContext);
  if (!value) throw new Error('outside of <Wallet>');
  return value;
}
