import type { Money as MoneyValue } from '#contract/quotes.ts';
import { Money } from '#src/ui/display/Money.tsx';
import { useI18n } from '../i18n/i18n.ts';

interface PaymentAmountProps {
  value: MoneyValue;
  signed?: boolean;
  size?: 'large';
}

/**
 * An amount of this payment. It is shown although balances are hidden, as what is typed into the field is: nobody may approve
 * what they can't read, and it says nothing of the balance.
 */
export function PaymentAmount({ value, ...look }: PaymentAmountProps) {
  const { numberLocale } = useI18n();
  return <Money {...value} {...look} locale={numberLocale} exact />;
}
