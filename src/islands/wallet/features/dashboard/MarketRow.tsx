import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ListedCoin } from '#contract/market.ts';
import { fill } from '#src/intl/interpolate.ts';
import { priceText } from '#src/intl/format/money.ts';
import { timeText } from '#src/intl/format/time.ts';
import { $prices, $silentCoins } from '#src/stores/live/ticker.ts';
import { Change, directionOf } from '#src/ui/display/PercentChange.tsx';
import { CoinMark } from '#src/ui/display/AssetIcon.tsx';
import { Sparkline } from '#src/ui/display/Sparkline.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { useWallet } from '../../i18n/i18n.ts';
import { quoteOf, type Quote } from '../../money/holdings.ts';

/** One coin. It hears of its own price only. */
export const MarketRow = memo(function MarketRow({ coin }: { coin: ListedCoin }) {
  const { words } = useWallet();
  const live = useStore($prices[coin.id]);
  const silent = useStore($silentCoins).has(coin.id);
  const quote = quoteOf(live, coin, silent);
  const change = quote.kind === 'live' ? quote.change : (coin.change_24h ?? '0');
  return (
    <Row data-coin={coin.id} data-quote={quote.kind}>
      <RowHead className="what">
        <div>
          <CoinMark id={coin.id} />
          <div>
            <b>{words.names[coin.id]}</b>
            <small>{coin.symbol}</small>
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

function QuotedPrice({ quote }: { quote: Quote }) {
  const { words, locale } = useWallet();
  if (quote.kind === 'none') {
    return (
      <>
        <span className="tag">{words.market.noLive}</span>
        {quote.last !== null && (
          <small>{fill(words.market.last, { price: priceText(quote.last, locale) })}</small>
        )}
      </>
    );
  }
  const moved = quote.kind === 'live' && quote.direction;
  return (
    // A new element for a new price, so that the mark of its change starts anew.
    <data key={quote.price} className={moved ? `quote ${moved}ward` : 'quote'} value={quote.price}>
      {priceText(quote.price, locale)}
    </data>
  );
}

function QuotedChange({ quote }: { quote: Quote }) {
  const { words, locale } = useWallet();
  switch (quote.kind) {
    case 'live':
      return <Change percent={quote.change} locale={locale} />;
    case 'stale':
      return <span className="soft">{fill(words.market.stale, { time: timeText(quote.at, locale) })}</span>;
    case 'listed':
      return <span className="soft not-live">{words.market.notLive}</span>;
    case 'none':
      return null;
  }
}
