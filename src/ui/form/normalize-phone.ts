import { PHONE_TYPED_LENGTH } from '#contract/fields.ts';

/** Digits of a whole number at most (ITU-T E.164). */
const LONGEST = 15;

/**
 * What is left of a typed phone number: digits, without leading zeros, ten at most (spec section 5). A number that was
 * pasted whole loses its country code first, if it is the chosen one; of another country it stays whole, with its plus,
 * which no form takes: cut to ten digits it would be somebody else's.
 * @param code with its plus: `+234`.
 */
export function normalizePhone(text: string, code: string): string {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replace(/\D/g, '');
  const bare = digits.replace(/^0+/, '');
  // A plus that is typed first is gone before a digit follows.
  const whole = (plain.startsWith('+') && bare !== '') || plain.startsWith('00');
  const own = code.slice(1);
  const isOwn = whole && bare.startsWith(own);
  if (whole && !isOwn && (plain.startsWith('+') || bare.length > PHONE_TYPED_LENGTH))
    return `+${bare.slice(0, LONGEST)}`;
  const local = isOwn ? bare.slice(own.length) : bare;
  return local.replace(/^0+/, '').slice(0, PHONE_TYPED_LENGTH);
}
