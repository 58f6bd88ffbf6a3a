import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { currentRate } from '#src/stores/transactions/current-rate.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { Amount } from '../money/Amount.tsx';
import { rateText } from './rate-text.ts';
import { valueThen } from './value-then.ts';

/** Before a day has passed what it is worth now says little: the same as then, or a difference of seconds. */
const DAY_MS = 86_400_000;

/** What was paid and received, each fee by itself, and what the amount was and is worth. */
export function Sums({ transaction }: { transaction: Transaction }) {
  const messages = useMessages('transactionDetail');
  const { numberLocale } = useI18n();
  const { sums } = messages;
  const { direction, status, asset, amount, fees, total_debit, received, fiat, created_at } = transaction;
  const value = valueThen(transaction);
  const moved = total_debit ?? { asset, amount };
  const [isOld] = useState(() => Date.now() - Date.parse(created_at) >= DAY_MS);
  return (
    <>
      <dl className="sum">
        {direction !== 'in' && (
          <AmountRow
            label={direction === 'convert' ? sums.youGive : sums.theyReceive}
            asset={asset}
            amount={amount}
          />
        )}
        {fees.map((fee) => (
          <AmountRow key={`${fee.kind} ${fee.asset}`} label={sums[fee.kind]} {...fee} />
        ))}
        {fees.length === 0 && direction !== 'in' && <Row label={sums.fee}>{sums.noFee}</Row>}
        {direction === 'in' && (
          <AmountRow
            label={status === 'completed' ? sums.added : sums.amount}
            asset={asset}
            amount={amount}
          />
        )}
        {received && <AmountRow label={sums.youGet} {...received} />}
        {total_debit && <AmountRow label={sums.youPay} {...total_debit} />}
      </dl>
      {fiat && value && fiat.currency !== asset && (
        <dl className="facts">
          <AmountRow label={messages.worthThen} asset={fiat.currency} amount={value.amount} />
          {isOld && <WorthNow {...moved} currency={fiat.currency} />}
          <Row label={messages.rate}>{rateText(asset, fiat, numberLocale)}</Row>
        </dl>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AmountRow({ label, asset, amount }: { label: string; asset: AssetId; amount: string }) {
  return (
    <Row label={label}>
      <Amount asset={asset} amount={amount} />
    </Row>
  );
}

interface WorthNowProps {
  asset: AssetId;
  amount: string;
  currency: NonNullable<Transaction['fiat']>['currency'];
}

/** The value at today's rate, for comparison only: half-even, as every value that is shown. */
function WorthNow({ asset, amount, currency }: WorthNowProps) {
  const { worthNow, unavailable } = useMessages('transactionDetail');
  const { data, error } = useStore(currentRate(asset, currency));
  const { scale } = assets[asset];
  const target = assets[currency].scale;
  const value =
    data?.rate != null
      ? formatAmount(
          multiplyByRate(parseAmount(amount, scale), scale, data.rate, target, 'half-even'),
          target,
        )
      : null;
  return (
    <Row label={worthNow}>
      {value !== null ? (
        <Amount asset={currency} amount={value} />
      ) : data || error ? (
        <span className="soft">{unavailable}</span>
      ) : (
        <Skeleton size="figure" />
      )}
    </Row>
  );
}
