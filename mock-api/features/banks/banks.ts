import type { Bank, nameMatches } from '#contract/banks.ts';
import { checkNuban } from '#contract/addresses/nuban.ts';

/** Invented: no real bank has these names. */
export const banks: readonly Bank[] = [
  { code: '901', name: 'Harbour Bank' },
  { code: '902', name: 'Savannah Bank' },
  { code: '903', name: 'Palm Trust' },
  { code: '904', name: 'Meridian Bank' },
  { code: '905', name: 'Niger Delta Savings' },
  { code: '906', name: 'Baobab Bank' },
  { code: '907', name: 'Kola Bank' },
  { code: '908', name: 'First Lagoon' },
  { code: '909', name: 'Union Plateau' },
  { code: '910', name: 'Sahel Commercial' },
  { code: '911', name: 'Unity Creek' },
  { code: '912', name: 'Zuma Microfinance' },
];

const SOMEBODY_ELSE = 'Ibrahim Danladi';

export const bankByCode = (code: string): Bank | undefined => banks.find((bank) => bank.code === code);

export type AccountLookUp =
  | { readonly found: true; readonly name: string; readonly match: (typeof nameMatches)[number] }
  | { readonly found: false; readonly reason: 'account_number_invalid' | 'bank_not_answering' };

/**
 * What a bank says of an account number, whose last two digits decide it: 00 no such account, 01 the name is only like the
 * customer's, 02 no answer, 03 the name of somebody else, any others a full match.
 * @param holder the name of who asks, in whose name the account is.
 */
export function lookUpAccount(bank: Bank, accountNumber: string, holder: string): AccountLookUp {
  if (!checkNuban(bank.code, accountNumber).ok || accountNumber.endsWith('00'))
    return { found: false, reason: 'account_number_invalid' };
  if (accountNumber.endsWith('02')) return { found: false, reason: 'bank_not_answering' };
  if (accountNumber.endsWith('03')) return { found: true, name: SOMEBODY_ELSE, match: 'none' };
  if (!accountNumber.endsWith('01')) return { found: true, name: holder, match: 'full' };
  const [first = '', ...rest] = holder.split(' ');
  return { found: true, name: [...rest, `${first.charAt(0)}.`].join(' '), match: 'partial' };
}
