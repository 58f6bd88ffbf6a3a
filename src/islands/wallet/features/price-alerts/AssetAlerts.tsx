import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import type { MarketAssetDetails } from '#contract/market.ts';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { formatPercent, formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $priceAlerts, refetchPriceAlerts } from '#src/stores/notifications/price-alerts.ts';
import { MarketIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { toScale, usePriceScale } from '../../money/price-scale.ts';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { QueryStates } from '../../status/QueryStates.tsx';
import { AlertForm } from './AlertForm.tsx';
import { AlertItem } from './AlertItem.tsx';
import { RemovedAlert } from './RemovedAlert.tsx';

export interface AlertAsset {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
}

interface AssetAlertsProps {
  asset: AlertAsset;
  /** What the market says of it; null before it has. */
  quoted: MarketAssetDetails | null;
}

/** An asset's price alerts, and under them the form: for a new one, or for the one that is changed. */
export function AssetAlerts({ asset, quoted }: AssetAlertsProps) {
  const messages = useMessages('priceAlerts');
  const query = useStore($priceAlerts);
  const heading = useId();
  const list = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState<PriceAlert | null>(null);
  const [removed, setRemoved] = useState<PriceAlert | null>(null);

  return (
    <div className="alert-sheet">
      <header className="id">
        <MarketIcon id={asset.id} symbol={asset.symbol} />
        <div>
          <h3 id={heading} ref={list} tabIndex={-1}>
            <bdi translate="no">{asset.name}</bdi>
          </h3>
          <PriceNow id={asset.id} quoted={quoted} />
        </div>
      </header>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={refetchPriceAlerts}
        hasOfflineNotice
        skeleton={<RowSkeletons count={2} />}
      >
        {({ items }) => {
          const own = items.filter((one) => one.asset === asset.id);
          if (own.length === 0)
            return <p className="absent">{interpolate(messages.none, { symbol: asset.symbol })}</p>;
          return (
            <ul aria-label={interpolate(messages.list, { symbol: asset.symbol })}>
              {own.map((alert) => (
                <AlertItem
                  key={alert.alert_id}
                  alert={alert}
                  onChange={() => setChanging(alert)}
                  onRemoved={() => {
                    setRemoved(alert);
                    if (changing?.alert_id === alert.alert_id) setChanging(null);
                  }}
                />
              ))}
            </ul>
          );
        }}
      </QueryStates>
      <RemovedAlert
        key={removed?.alert_id ?? ''}
        alert={removed}
        onDone={() => {
          setRemoved(null);
          list.current?.focus();
        }}
      />
      <AlertForm
        key={changing?.alert_id ?? 'new'}
        asset={asset}
        changing={changing}
        onDone={() => {
          setChanging(null);
          if (changing) list.current?.focus();
        }}
      />
    </div>
  );
}

/** The price that the market has last told, in the display currency, so that a target can be chosen. Not a live region. */
function PriceNow({ id, quoted }: { id: string; quoted: MarketAssetDetails | null }) {
  const messages = useMessages('priceAlerts');
  const { messages: wallet, numberLocale } = useI18n();
  const scale = usePriceScale(id);
  if (!quoted || scale.isLoading) return null;
  const { price, change_24h } = quoted;
  if (price === null || change_24h === null) return <p className="soft">{messages.noPrice}</p>;
  const shown = toScale(price, scale);
  return (
    <p className="soft">
      {shown === null
        ? wallet.market.unavailable
        : interpolate(messages.now, {
            price: formatPrice(shown, numberLocale, { currency: scale.currency }),
            change: formatPercent(change_24h, numberLocale),
          })}
    </p>
  );
}
