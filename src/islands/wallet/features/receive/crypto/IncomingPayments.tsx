import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import {
  $incomingDeposits,
  $watchedAsset,
  refetchIncomingDeposits,
} from '#src/stores/receive/incoming-deposits.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { StaleNotice } from '../../../status/StaleNotice.tsx';
import { isReversed } from '../../../transaction/transaction-title.ts';
import { IncomingPayment } from './IncomingPayment.tsx';

interface IncomingPaymentsProps {
  asset: WalletAsset;
  network: WalletAsset['networks'][number];
}

const isUnderWay = ({ status }: Transaction) => status !== 'completed' && !isReversed(status);

/** Payments to the address that is shown, from the moment that the network sees them. One that arrives stays until the person leaves. */
export function IncomingPayments({ asset, network }: IncomingPaymentsProps) {
  const { incoming } = useMessages('receive');
  const query = useStore($incomingDeposits);
  const assetId = asset.id;
  const [known, setKnown] = useState<{ asset: string; ids: readonly string[] } | null>(null);

  useEffect(() => {
    $watchedAsset.set(assetId);
    return () => $watchedAsset.set(null);
  }, [assetId]);

  const data = query.data?.asset === assetId ? query.data : null;
  const here = data?.items.filter((one) => one.network === network.id) ?? [];
  // What had ended before the screen was opened is no news; all else stays, also after it has arrived.
  if (data && known?.asset !== assetId)
    setKnown({ asset: assetId, ids: data.items.filter((one) => !isUnderWay(one)).map(({ id }) => id) });
  const payments = here.filter(({ id }) => known?.asset === assetId && !known.ids.includes(id));
  const newest = payments[0];

  const load = {
    query: { ...query, data },
    messages: incoming,
    at: data?.at ?? null,
    onRetry: refetchIncomingDeposits,
  };
  return (
    <div className="incoming">
      {payments.map((payment) => (
        <IncomingPayment key={payment.id} payment={payment} network={network} />
      ))}
      <section className="card watching">
        <h2>
          <Spinner />
          <span>{payments.length > 0 ? incoming.watchingMore : incoming.watching}</span>
        </h2>
        {payments.length === 0 && <p>{incoming.watchingText}</p>}
        <LoadError {...load} />
        <StaleNotice {...load} />
      </section>
      <p className="sr" role="status">
        {newest && !isReversed(newest.status) && (
          <AmountInMessage
            text={newest.status === 'completed' ? incoming.announceArrived : incoming.announceSeen}
            asset={newest.asset}
            amount={newest.amount}
          />
        )}
      </p>
    </div>
  );
}
