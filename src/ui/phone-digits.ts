import { PHONE_TYPED_LENGTH } from '#contract/fields.ts';

/**
 * What is left of a typed phone number: digits, without leading zeros, ten at most (spec section 5). A number that was
 * pasted whole loses its country code first, if it is the chosen one.
 * @param code with its plus: `+234`.
 */
export function phoneDigits(text: string, code: string): string {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replace(/\D/g, '');
  const whole = plain.startsWith('+') || plain.startsWith('00');
  const bare = digits.replace(/^0+/, '');
  const own = code.slice(1);
  const local = whole && bare.startsWith(own) ? bare.slice(own.length) : bare;
  return local.replace(/^0+/, '').slice(0, PHONE_TYPED_LENGTH);
}
