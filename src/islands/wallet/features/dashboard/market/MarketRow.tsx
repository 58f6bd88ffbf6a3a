import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { CoinId } from '#contract/assets.ts';
import type { ListedCoin } from '#contract/market.ts';
import { $coinsWithoutPrice, $prices } from '#src/stores/live/ticker.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { directionOf } from '#src/ui/display/PercentChange.tsx';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { FavouriteMark } from '../../../money/FavouriteMark.tsx';
import { isZero, toQuote } from '../../../money/holdings.ts';
import { quoteAtRate, usePriceScale } from '../../../money/price-scale.ts';
import { QuotedChange, QuotedPrice } from '../../../money/QuotedPrice.tsx';
import { WeekLine } from '../../../money/WeekLine.tsx';
import { Link } from '../../../navigation/Link.tsx';

/** One coin; the whole row leads to its page. It subscribes to its own price only: a tick re-renders one row. */
export const MarketRow = memo(function MarketRow({ coin }: { coin: ListedCoin }) {
  const { messages } = useI18n();
  const { favourite } = useMessages('dashboard');
  const live = useStore($prices[coin.id]);
  const isSilent = useStore($coinsWithoutPrice).has(coin.id);
  const quote = quoteAtRate(toQuote(live, coin, isSilent), usePriceScale(coin.id));
  const change = quote.kind === 'live' ? quote.change : (coin.change_24h ?? '0');
  return (
    <Row data-coin={coin.id} data-quote={quote.kind}>
      <RowHead className="what">
        <div>
          <AssetIcon id={coin.id} />
          <div>
            <Link className="row-link" to={`/w/token/${coin.id}`}>
              {messages.names[coin.id]}
            </Link>
            <small>
              <span translate="no">{coin.symbol}</span> <FavouriteMark id={coin.id} text={favourite} />
            </small>
          </div>
        </div>
      </RowHead>
      <Cell className="spark">
        {quote.kind !== 'none' && <WeekLine prices={coin.spark} direction={directionOf(change)} />}
      </Cell>
      <Cell className="num price">
        <QuotedPrice quote={quote} id={coin.id} />
      </Cell>
      <Cell className="num chg">
        <QuotedChange quote={quote} listed={coin.change_24h} />
      </Cell>
      <Cell className="num mine">
        <Held coin={coin.id} />
      </Cell>
    </Row>
  );
});

/** How much of it somebody has. */
function Held({ coin }: { coin: CoinId }) {
  const { data } = useStore($balances);
  const total = data?.items.find(({ asset }) => asset === coin)?.total;
  if (total === undefined || isZero(total)) return <span className="soft">–</span>;
  return <Amount asset={coin} amount={total} />;
}
