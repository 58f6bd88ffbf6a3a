import type { Quote } from '#contract/quotes.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';

interface DepositSumProps {
  /** Null while there is no amount, or no price for it yet. */
  quote: Quote | null;
  isLoading: boolean;
}

/** The fee of a deposit by part, and the whole that has to be transferred. */
export function DepositSum({ quote, isLoading }: DepositSumProps) {
  const cash = useMessages('receiveCash');
  if (!quote && !isLoading) return null;
  const feeOf = (kind: 'service' | 'vat') => quote?.fees.find((fee) => fee.kind === kind);
  const rows = [
    [cash.serviceFee, feeOf('service')],
    [cash.vat, feeOf('vat')],
    [cash.youPay, quote?.total_debit],
  ] as const;
  return (
    <dl className="sum">
      {rows.map(([name, money]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {quote ? (
              money && <Amount asset={money.asset} amount={money.amount} />
            ) : (
              <Skeleton size="figure" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
