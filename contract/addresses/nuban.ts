const BANK_CODE_DIGITS = 3;
const ACCOUNT_DIGITS = 10;
/** Each digit of the bank's code and the serial number is multiplied by one of these, in turns. */
const weights = [3, 7, 3];

export type CheckedNuban =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'account_number_invalid';
      readonly reason: 'character' | 'length' | 'checksum';
    };

const invalid = (reason: 'character' | 'length' | 'checksum'): CheckedNuban => ({
  ok: false,
  code: 'account_number_invalid',
  reason,
});

/**
 * Whether a Nigerian account number can be one of a bank: the last of its ten digits is computed from the bank's code and the nine
 * before (Central Bank of Nigeria, "Proposals on the implementation of the NUBAN scheme" 0.4, 2010, section 2a).
 * @param bankCode the bank's three digits in the clearing system.
 */
export function checkNuban(bankCode: string, accountNumber: string): CheckedNuban {
  if (/\D/.test(bankCode + accountNumber)) return invalid('character');
  if (bankCode.length !== BANK_CODE_DIGITS || accountNumber.length !== ACCOUNT_DIGITS)
    return invalid('length');
  const digits = Array.from(bankCode + accountNumber, (character) => character.charCodeAt(0) - 48);
  const checkDigit = digits.pop();
  const sum = digits.reduce(
    (total, digit, index) => total + digit * (weights[index % weights.length] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10 === checkDigit ? { ok: true } : invalid('checksum');
}
