import { useStore } from '@nanostores/react';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';

/** The total in the display currency: real, loading or unavailable, never a default. */
export function AssetsTotal() {
  const { messages } = useI18n();
  const { data, error } = useStore($balances);
  const currency = useStore($displayCurrency);
  const shown = data?.currency === currency ? data : null;
  return (
    <div className="assets-total">
      <h2>{messages.balance.heading}</h2>
      <p>
        {shown ? (
          <Amount asset={currency} amount={shown.total} />
        ) : error ? (
          messages.balance.unavailable
        ) : (
          <Skeleton size="figure" />
        )}
      </p>
    </div>
  );
}
