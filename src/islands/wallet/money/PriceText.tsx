import { formatPrice } from '#src/intl/format/money.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { toScale, usePriceScale } from './price-scale.ts';

interface PriceTextProps {
  /** Decimal string, in dollars. */
  price: string;
  /** Of the asset that costs it: the display currency itself is priced in dollars. */
  id: string | undefined;
  /** Among other prices, where a large one has no hundredths. */
  list?: boolean;
  className?: string;
}

/** A price of the market in the display currency. Without a rate it is unavailable, and never zero. */
export function PriceText({ price, id, list = false, className }: PriceTextProps) {
  const { messages, numberLocale } = useI18n();
  const scale = usePriceScale(id);
  const shown = toScale(price, scale);
  if (shown === null)
    return scale.isLoading ? (
      <Skeleton size="figure" />
    ) : (
      <span className="soft">{messages.market.unavailable}</span>
    );
  return (
    <data className={className} value={shown} translate="no">
      {formatPrice(shown, numberLocale, { currency: scale.currency, list })}
    </data>
  );
}
