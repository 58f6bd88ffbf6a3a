import type { Quote } from '#contract/quotes.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { send } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { valueAt } from '../../../payment/quote-value.ts';
import { EditLink } from './EditLink.tsx';

interface AmountRowProps {
  /** Null while there is none: the amount can be edited all the same. */
  quote: Quote | null;
  /** No price can be had. */
  isFailed: boolean;
}

/** How much is sent, what it is worth, and where another amount is typed. */
export function AmountRow({ quote, isFailed }: AmountRowProps) {
  const { amount, sum } = useMessages('sendReview');
  const worth = quote && valueAt(quote, quote.from);
  return (
    <div className="pick">
      <span className="avatar is-mark" aria-hidden="true">
        <Icon d={send} />
      </span>
      <div>
        <small>{amount}</small>
        {quote ? (
          <PaymentAmount value={quote.from} size="large" />
        ) : isFailed ? (
          <b>{sum.unavailable}</b>
        ) : (
          <Skeleton size="figure" />
        )}
        {worth && (
          <small>
            <PaymentAmount value={worth} />
          </small>
        )}
      </div>
      {/* One element before the price is there and after: who is on the link stays on it. */}
      <EditLink what="amount" />
    </div>
  );
}
