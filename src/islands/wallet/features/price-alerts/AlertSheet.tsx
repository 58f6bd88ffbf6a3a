import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import { assets, isAsset } from '#contract/assets.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { marketAsset } from '#src/stores/market/market-asset.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { LoadError } from '../../status/LoadError.tsx';
import { LoadingStatus } from '../../status/LoadingStatus.tsx';
import { AssetAlerts } from './AssetAlerts.tsx';

/** The alerts of the asset that the address names, and a form for another one. */
export function AlertSheet() {
  const id = useSearchParams()[0].get('asset') ?? '';
  return id === '' ? <UnknownAsset /> : <ListedAlerts key={id} id={id} />;
}

function ListedAlerts({ id }: { id: string }) {
  const messages = useMessages('priceAlerts');
  const { messages: wallet } = useI18n();
  const { $state, refetch } = marketAsset(id);
  const query = useStore($state);
  const { data, error, loading } = query;
  // What the wallet can hold is known without asking.
  if (isAsset(id))
    return <AssetAlerts asset={{ id, symbol: assets[id].symbol, name: wallet.names[id] }} quoted={data} />;
  if (data) {
    const [symbol, name] = [sanitizeText(data.symbol), sanitizeText(data.name)];
    return <AssetAlerts asset={{ id, symbol, name }} quoted={data} />;
  }
  const isFailed = error !== null;
  if (hasErrorCode(error, 'asset_not_found')) return <UnknownAsset />;
  return (
    <>
      <LoadError query={query} messages={messages} at={null} onRetry={refetch} hasOfflineNotice />
      <LoadingStatus loading={loading && !isFailed && messages.loading} />
      {!isFailed && <Skeleton size="sheet" />}
    </>
  );
}

function UnknownAsset() {
  const { unknown } = useMessages('priceAlerts');
  return (
    <EmptyState heading={unknown.heading} text={unknown.text}>
      <PanelLink className="button" to="/w/marketplace">
        {unknown.market}
      </PanelLink>
    </EmptyState>
  );
}
