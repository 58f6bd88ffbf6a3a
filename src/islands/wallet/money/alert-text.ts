import type { PriceAlert } from '#contract/price-alerts.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { formatTargetPrice } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';

type Watched = Pick<PriceAlert, 'kind' | 'value' | 'currency'>;

/** What an alert waits for: `Above $70,000`, `Moves 5% in 24h`. */
export function alertText(
  { kind, value, currency }: Watched,
  { kinds }: Pick<Messages['priceAlerts'], 'kinds'>,
  locale: NumberLocale,
): string {
  const text =
    kind === 'change_24h'
      ? `${formatTypedAmount(value, locale)}%`
      : formatTargetPrice(value, currency, locale);
  return interpolate(kinds[kind], { value: text });
}
