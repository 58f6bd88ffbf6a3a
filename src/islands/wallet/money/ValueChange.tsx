import { useStore } from '@nanostores/react';
import type { DisplayCurrency } from '#contract/assets.ts';
import { formatPercent } from '#src/intl/format/money.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { Money } from '#src/ui/display/Money.tsx';
import { ChangeArrow, PercentChange, directionOf } from '#src/ui/display/PercentChange.tsx';
import { useI18n } from '../i18n/i18n.ts';

interface ValueChangeProps {
  /** Signed decimal string. */
  amount: string;
  /** Signed, with two decimals. */
  percent: string;
  currency: DisplayCurrency;
}

/** How a value changed: in money and percent, in percent alone while amounts are hidden. */
export function ValueChange({ amount, percent, currency }: ValueChangeProps) {
  const { numberLocale } = useI18n();
  const hidden = useStore($balancesHidden) !== false;
  if (hidden) return <PercentChange percent={percent} locale={numberLocale} />;
  return (
    <span className={`change ${directionOf(percent)}`}>
      <ChangeArrow percent={percent} />
      <Money amount={amount} asset={currency} locale={numberLocale} signed />{' '}
      <span>{`(${formatPercent(percent, numberLocale)})`}</span>
    </span>
  );
}
