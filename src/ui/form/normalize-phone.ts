import { PHONE_TYPED_LENGTH } from '#contract/fields.ts';
import { normalizeAscii } from '#contract/text/ascii-field.ts';

/**
 * Cleans a typed phone number: digits without leading zeros (spec section 5). The chosen calling code is stripped from a
 * number that was typed or pasted with it. A number with another calling code keeps its plus, and one that is too long keeps
 * every digit: the form refuses both, because a shortened number would be somebody else's. So does it refuse digits of
 * another script, which are kept for that.
 * @param code with its plus: `+234`.
 */
export function normalizePhone(text: string, code: string): string {
  const plain = normalizeAscii(text);
  const digits = plain.replace(/[^\d\p{Nd}]/gu, '').replace(/^0+/, '');
  // While only the plus is typed there is no number yet.
  const hasPlus = plain.startsWith('+') && digits !== '';
  const hasPrefix = hasPlus || plain.startsWith('00');
  const isTooLong = digits.length > PHONE_TYPED_LENGTH;
  const callingCode = code.slice(1);
  if (digits.startsWith(callingCode) && (hasPrefix || isTooLong))
    return digits.slice(callingCode.length).replace(/^0+/, '');
  return hasPlus || (hasPrefix && isTooLong) ? `+${digits}` : digits;
}
