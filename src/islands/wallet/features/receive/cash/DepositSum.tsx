import { assets } from '#contract/assets.ts';
import { addAmounts } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import type { Transaction } from '#contract/transactions.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';

type Fees = readonly Pick<Quote['fees'][number], 'kind' | 'amount'>[];

interface DepositSumProps {
  /** What the balance gets, where nothing above the sum says so. */
  credited?: string;
  /** Null while they are not known. */
  fees: Fees | null;
  total: string | null;
}

/** The fee of a deposit by part, and the whole that has to be transferred. */
export function DepositSum({ credited, fees, total }: DepositSumProps) {
  const cash = useMessages('receiveCash');
  const feeOf = (kind: 'service' | 'vat') => fees?.find((fee) => fee.kind === kind)?.amount;
  const rows = [
    ...(credited === undefined ? [] : [[cash.youReceive, credited] as const]),
    [cash.serviceFee, feeOf('service')],
    [cash.vat, feeOf('vat')],
    [cash.youTransfer, total],
  ] as const;
  return (
    <dl className="sum">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {fees === null ? <Skeleton size="figure" /> : amount && <Amount asset="ngn" amount={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sum of a deposit that has an account, in a card of its own. */
export function DepositSumCard({ deposit: { amount, fees } }: { deposit: Transaction }) {
  const total = addAmounts([amount, ...fees.map((fee) => fee.amount)], assets.ngn.scale);
  return (
    <section className="card deposit-sum">
      <DepositSum credited={amount} fees={fees} total={total} />
    </section>
  );
}
