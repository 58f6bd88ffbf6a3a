import type { Transaction } from '#contract/transactions.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { isReversed } from '../../../transaction/transaction-title.ts';

/** More segments than this are too thin to count. */
const MOST_SEGMENTS = 20;

interface IncomingPaymentProps {
  payment: Transaction;
  network: WalletAsset['networks'][number];
}

/** A payment on its way: what it is, how many blocks confirm it, and when it can be used. */
export function IncomingPayment({ payment, network }: IncomingPaymentProps) {
  const { incoming } = useMessages('receive');
  const { statuses, then } = useMessages('transactions');
  const { locale } = useI18n();
  const today = useToday();
  const { id, asset, amount, fiat, status, confirmations, created_at, completed_at, eta_at } = payment;
  const left = useSecondsUntil(eta_at === null ? 0 : Date.parse(eta_at));
  const isComplete = status === 'completed';
  const hasEnded = isReversed(status);
  const of = Math.min(confirmations?.need ?? 1, MOST_SEGMENTS);
  const filled = confirmations ? Math.floor((confirmations.have / confirmations.need) * of) : 0;
  return (
    <section className="card incoming-payment">
      <header>
        <h2>{incoming.heading}</h2>
        {status !== 'completed' && (
          <span className={hasEnded ? 'tag bad' : 'tag warn'}>{statuses[status]}</span>
        )}
      </header>
      <div className="body">
        <div className="lead">
          <AssetIcon id={asset} />
          <p>
            <Amount asset={asset} amount={amount} />
            {fiat && fiat.currency !== asset && (
              <small>
                <AmountInMessage text={then} asset={fiat.currency} amount={fiat.amount} />
              </small>
            )}
          </p>
        </div>
        {hasEnded ? (
          <p>{incoming.failedPayment}</p>
        ) : (
          <>
            {confirmations && <SegmentBar filled={isComplete ? of : filled} of={of} />}
            <ol className="timeline">
              <li>
                <b>{interpolate(incoming.seen, { network: network.name })}</b>
                <small>{formatMoment(created_at, locale, { now: today })}</small>
              </li>
              {confirmations && (
                <li className={isComplete ? undefined : 'now'}>
                  <b>{interpolate(incoming.progress, confirmations)}</b>
                  {!isComplete && (
                    <small>
                      {left > 0
                        ? interpolate(incoming.left, { time: formatDuration(left, locale) })
                        : incoming.soon}
                    </small>
                  )}
                </li>
              )}
              <li className={isComplete ? undefined : 'next'}>
                <b>{isComplete ? incoming.arrived : incoming.available}</b>
                <small>
                  {isComplete
                    ? formatMoment(completed_at ?? created_at, locale, { now: today })
                    : eta_at !== null && left > 0
                      ? withUpcoming(incoming.at, eta_at, locale, today)
                      : incoming.soon}
                </small>
              </li>
            </ol>
          </>
        )}
        <Link to={`/w/transactions?id=${id}`}>{incoming.details}</Link>
      </div>
    </section>
  );
}
