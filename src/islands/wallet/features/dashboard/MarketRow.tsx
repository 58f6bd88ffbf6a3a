import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ListedCoin } from '#contract/market.ts';
import { $coinsWithoutPrice, $prices } from '#src/stores/live/ticker.ts';
import { directionOf } from '#src/ui/display/PercentChange.tsx';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Sparkline } from '#src/ui/display/Sparkline.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { toQuote } from '../../money/holdings.ts';
import { QuotedChange, QuotedPrice } from '../../money/QuotedPrice.tsx';

/** One coin. It subscribes to its own price only: a tick re-renders one row. */
export const MarketRow = memo(function MarketRow({ coin }: { coin: ListedCoin }) {
  const { messages } = useI18n();
  const live = useStore($prices[coin.id]);
  const isSilent = useStore($coinsWithoutPrice).has(coin.id);
  const quote = toQuote(live, coin, isSilent);
  const change = quote.kind === 'live' ? quote.change : (coin.change_24h ?? '0');
  return (
    <Row data-coin={coin.id} data-quote={quote.kind}>
      <RowHead className="what">
        <div>
          <AssetIcon id={coin.id} />
          <div>
            <b>{messages.names[coin.id]}</b>
            <small translate="no">{coin.symbol}</small>
          </div>
        </div>
      </RowHead>
      <Cell className="num price">
        <QuotedPrice quote={quote} />
      </Cell>
      <Cell className="num chg">
        <QuotedChange quote={quote} />
      </Cell>
      <Cell className="spark">
        {quote.kind !== 'none' && <Sparkline prices={coin.spark} direction={directionOf(change)} />}
      </Cell>
    </Row>
  );
});
