import { useStore } from '@nanostores/react';
import { assets, type AssetId } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balances, $isValued, refetchBalances } from '#src/stores/money/balances.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AssetAmounts } from '../../../money/AssetAmounts.tsx';
import { AssetValue } from '../../../money/AssetValue.tsx';
import { isZero } from '../../../money/holdings.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** What the person holds of an asset, and its value. */
export function OwnBalance({ asset }: { asset: AssetId }) {
  const messages = useMessages('tokenPanel');
  const query = useStore($balances);
  const isValued = useStore($isValued);
  return (
    <section aria-label={messages.balance}>
      <h4>{messages.balance}</h4>
      <QueryStates
        query={query}
        messages={{ loading: messages.balanceLoading, failed: messages.balanceFailed }}
        at={query.data && Date.parse(query.data.as_of)}
        onRetry={refetchBalances}
        hasOfflineNotice
        skeleton={<Skeleton size="figure" />}
      >
        {({ items, currency }) => {
          const item = items.find((one) => one.asset === asset);
          if (!item || (isZero(item.total) && isZero(item.incoming)))
            return <p className="soft">{interpolate(messages.nothing, { symbol: assets[asset].symbol })}</p>;
          return (
            <p className="num">
              {isValued ? <AssetValue item={item} currency={currency} /> : <Skeleton size="figure" />}
              <AssetAmounts item={item} bare={asset === currency} />
            </p>
          );
        }}
      </QueryStates>
    </section>
  );
}
