import { useStore } from '@nanostores/react';
import type { CoinId } from '#contract/assets.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $prices } from '#src/stores/live/ticker.ts';
import { marketAsset } from '#src/stores/market/market-asset.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { PriceText } from '../../../money/PriceText.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** The price of a coin with its day, and what it is. */
export function CoinFacts({ id }: { id: CoinId }) {
  const messages = useMessages('tokenPanel');
  const { $state, refetch } = marketAsset(id);
  const query = useStore($state);
  return (
    <QueryStates
      query={query}
      messages={messages}
      at={query.data && Date.parse(query.data.as_of)}
      onRetry={refetch}
      hasOfflineNotice
      skeleton={<RowSkeletons count={3} />}
    >
      {(details) => <Facts id={id} details={details} />}
    </QueryStates>
  );
}

function Facts({ id, details }: { id: CoinId; details: MarketAssetDetails }) {
  const messages = useMessages('tokenPanel');
  const { messages: wallet, numberLocale } = useI18n();
  const live = useStore($prices[id]);
  // The stream's price is newer than the one that came with the details.
  const price = live && !live.stale ? live.price : details.price;
  const change = live && !live.stale ? live.change : details.change_24h;
  const rows = [
    [messages.high, details.high_24h],
    [messages.low, details.low_24h],
  ] as const;
  return (
    <>
      <dl className="sum">
        <div>
          <dt>{messages.price}</dt>
          <dd>
            {price === null ? (
              <span className="tag">{wallet.assets.noPrice}</span>
            ) : (
              <>
                <PriceText id={id} price={price} list />{' '}
                {change !== null && <PercentChange percent={change} locale={numberLocale} />}
              </>
            )}
          </dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? '–' : <PriceText id={id} price={value} list />}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h4>{interpolate(messages.about, { name: wallet.names[id] })}</h4>
        <p>{sanitizeText(details.about)}</p>
      </section>
    </>
  );
}
