import { checkNuban } from '#contract/addresses/nuban.ts';

/** The mock's first bank. */
export const BANK = { code: '901', name: 'Harbour Bank' };

/**
 * An account number of the bank whose check digit is right. Its last two digits decide what the mock's bank says of it: `01` a name
 * like the person's, `02` no answer, `03` another name, `00` no such account, any others the person's own name.
 */
export function accountEnding(end: string): string {
  for (let serial = 10_000_000; serial < 10_000_100; serial += 1) {
    const number = `${serial}${end}`;
    if (checkNuban(BANK.code, number).ok) return number;
  }
  throw new Error(`no account number ends with ${end}`);
}
