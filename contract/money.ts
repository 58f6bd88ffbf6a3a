/**
 * The only arithmetic on money: decimal strings on the wire, BigInt minor units in between, never a float.
 * A scale is the number of decimals of an asset's smallest unit: 2 for ngn, 8 for btc, 24 for near.
 */

/** At most 30 digits before the point and 24 after it; no sign, exponent, leading or trailing zeros. */
const AMOUNT = /^(?:0|[1-9]\d{0,29})(?:\.(\d{0,23}[1-9]))?$/;

type Rounding = 'floor' | 'ceil' | 'half-even';

export class MoneyError extends Error {
  readonly code: 'amount_format' | 'amount_precision';
  constructor(code: 'amount_format' | 'amount_precision', text: string) {
    super(`${code}: ${text}`);
    this.name = 'MoneyError';
    this.code = code;
  }
}

export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/**
 * Decimal string to minor units.
 * @throws MoneyError `amount_format` for anything but a canonical decimal, `amount_precision` for more decimals than
 * `scale`: never rounded in silence.
 */
export function parseAmount(text: string, scale: number): bigint {
  const match = AMOUNT.exec(text);
  if (!match) throw new MoneyError('amount_format', text);
  const decimals = match[1] ?? '';
  if (decimals.length > scale) throw new MoneyError('amount_precision', text);
  return BigInt(text.replace('.', '') + '0'.repeat(scale - decimals.length));
}

/** Minor units to the canonical decimal string; a negative amount (ledger lines only) gets a "-". */
export function formatAmount(minor: bigint, scale: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, '');
  return sign + whole + (decimals ? `.${decimals}` : '');
}

/** The sum of decimal strings of one asset. */
export function addAmounts(amounts: readonly string[], scale: number): string {
  return formatAmount(
    amounts.reduce((sum, amount) => sum + parseAmount(amount, scale), 0n),
    scale,
  );
}

/** Integer division of non-negative numbers under a rounding rule. */
function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  if (rest === 0n || rounding === 'floor') return quotient;
  if (rounding === 'ceil') return quotient + 1n;
  const twice = rest * 2n;
  if (twice === denominator) return quotient + (quotient & 1n);
  return twice > denominator ? quotient + 1n : quotient;
}

/** Minor units at one scale to another: `roundAmount(1_015n, 3, 2, 'half-even')` is `102n`. Non-negative only. */
export function roundAmount(minor: bigint, scale: number, target: number, rounding: Rounding): bigint {
  if (target >= scale) return minor * 10n ** BigInt(target - scale);
  return divide(minor, 10n ** BigInt(scale - target), rounding);
}

/** A rate as an integer and the number of its decimals. */
function rateParts(rate: string): { digits: bigint; scale: number } {
  const match = AMOUNT.exec(rate);
  if (!match) throw new MoneyError('amount_format', rate);
  return { digits: BigInt(rate.replace('.', '')), scale: (match[1] ?? '').length };
}

/**
 * `minor` units of an asset times a rate (target units per unit), in minor units of the target.
 * Conversions floor at the target's scale; a value that is only shown is rounded half-even; fees round up.
 */
export function multiplyByRate(
  minor: bigint,
  scale: number,
  rate: string,
  targetScale: number,
  rounding: Rounding,
): bigint {
  const parts = rateParts(rate);
  return roundAmount(minor * parts.digits, scale + parts.scale, targetScale, rounding);
}

/** The inverse: `minor` units divided by a rate (source units per target unit). A rate of zero is refused. */
export function divideByRate(
  minor: bigint,
  scale: number,
  rate: string,
  targetScale: number,
  rounding: Rounding,
): bigint {
  const parts = rateParts(rate);
  if (parts.digits === 0n) throw new MoneyError('amount_format', rate);
  return divide(
    minor * 10n ** BigInt(targetScale + parts.scale),
    parts.digits * 10n ** BigInt(scale),
    rounding,
  );
}

/**
 * The change from one amount to another in percent with two decimals, half-even, signed: `1.12`, `-0.4`, `0`.
 * Null where there was nothing to change from.
 */
export function percentChange(from: bigint, to: bigint): string | null {
  if (from <= 0n) return null;
  const difference = to - from;
  const size = difference < 0n ? -difference : difference;
  const hundredths = divide(size * 10_000n, from, 'half-even');
  return formatAmount(difference < 0n ? -hundredths : hundredths, 2);
}
