import { assets } from '#contract/assets.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';

/** More naira are a slip. */
const MOST = '1000000000';

/** What is wrong with an amount of naira that was typed; null for nothing. @param amount what was typed means; null for none */
export function nairaProblem(
  amount: string | null,
  errors: Messages['tradeSettings']['errors'],
  locale: NumberLocale,
): string | null {
  if (amount === null) return interpolate(errors.number, { example: formatTypedAmount('5000', locale) });
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction.length > assets.ngn.scale) return errors.decimals;
  if (whole.length >= MOST.length && amount !== MOST)
    return interpolate(errors.tooLarge, { max: formatMoney(MOST, 'ngn', locale) });
  return null;
}
