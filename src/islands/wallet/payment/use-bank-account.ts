import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Bank } from '#contract/banks.ts';
import { normalizeAscii } from '#contract/text/ascii-field.ts';
import {
  ACCOUNT_DIGITS,
  accountLookup,
  accountQuery,
  type ResolvedAccount,
} from '#src/stores/payees/banks.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';

/** An account that its bank knows, with the bank's name. */
export interface BankAccount extends ResolvedAccount {
  readonly bank_name: string;
}

/** How far it is known whose account a number is. */
export type NameCheck =
  /** Something is still to be chosen or typed. */
  | { readonly kind: 'incomplete' }
  /** Its check digit is wrong for this bank: the bank is not asked. */
  | { readonly kind: 'wrong-digits' }
  | { readonly kind: 'asking' }
  | Extract<SearchState<ResolvedAccount>, { kind: 'failed' }>
  | { readonly kind: 'known'; readonly account: BankAccount };

/** The digits of what was typed, in groups or not. */
export const digitsOf = (typed: string): string => normalizeAscii(typed).replace(/[\s-]/g, '');

const isNumber = (digits: string) => digits.length === ACCOUNT_DIGITS && /^\d+$/.test(digits);

/** The check digit is computed here before the bank is asked; without the code for it the bank decides. */
const hasRightDigits = (bankCode: string, digits: string): Promise<boolean> =>
  import('#contract/addresses/nuban.ts').then(
    ({ checkNuban }) => checkNuban(bankCode, digits).ok,
    () => true,
  );

/** Whose account a number at a bank is, asked as soon as both are there. @param typed as it stands in the field. */
export function useNameCheck(bank: Bank | undefined, typed: string): NameCheck {
  const digits = digitsOf(typed);
  const query = bank && isNumber(digits) ? accountQuery(bank.code, digits) : null;
  const [wrong, setWrong] = useState<string | null>(null);
  const lookup = useStore(accountLookup.$state);

  useEffect(() => {
    const [bankCode = '', number = ''] = query?.split(' ') ?? [];
    if (query === null) {
      accountLookup.setQuery('');
      return undefined;
    }
    let isCurrent = true;
    void hasRightDigits(bankCode, number).then((isRight) => {
      if (!isCurrent) return;
      setWrong(isRight ? null : query);
      accountLookup.setQuery(isRight ? query : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  useEffect(() => () => accountLookup.reset(), []);

  if (!bank || query === null) return { kind: 'incomplete' };
  if (wrong === query) return { kind: 'wrong-digits' };
  // An answer for what stood there before says nothing.
  if (lookup.kind === 'idle' || lookup.q !== query || lookup.kind === 'searching') return { kind: 'asking' };
  if (lookup.kind === 'failed') return lookup;
  return { kind: 'known', account: { ...lookup.found, bank_name: bank.name } };
}
