import { useState } from 'react';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { AlertKind } from '#contract/price-alerts.ts';
import { formatPercent, formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { marketAsset } from '#src/stores/market/market-asset.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { useFailureText } from '../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

/** What is wrong, by the field that it is said beside. */
type Errors = Readonly<Partial<Record<'value' | 'channels' | 'form', string | undefined>>>;

interface AlertErrors {
  readonly errors: Errors;
  readonly setErrors: (errors: Errors) => void;
  /** Shows why the API refused an alert; true where its value is to blame. */
  readonly show: (error: unknown) => boolean;
}

/** The errors of the form; one for a price that is there already says where the price is. */
export function useAlertErrors(asset: string, kind: AlertKind, currency: DisplayCurrency): AlertErrors {
  const { errors: texts } = useMessages('priceAlerts');
  const { numberLocale } = useI18n();
  const failureText = useFailureText();
  const [errors, setErrors] = useState<Errors>({});

  const show = (error: unknown) => {
    const already = paymentErrorDetailsOf(error, 'alert_already_true');
    // The price over the form is older than the one that it is refused by.
    if (already) marketAsset(asset).refetch();
    const isValue = already !== null || hasErrorCode(error, 'alert_value_invalid');
    const text = already
      ? interpolate(texts[kind], {
          price: formatPrice(already.price, numberLocale, { currency }),
          change: formatPercent(already.change_24h ?? '0', numberLocale),
        })
      : failureText(error);
    setErrors(isValue ? { value: text } : { form: text });
    return isValue;
  };
  return { errors, setErrors, show };
}
