import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ListedCoin } from '#contract/market.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { $coinsWithoutPrice, $prices, $tickerState } from '#src/stores/live/ticker.ts';
import { PercentChange, directionOf } from '#src/ui/display/PercentChange.tsx';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Sparkline } from '#src/ui/display/Sparkline.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { toQuote, type Quote } from '../../money/holdings.ts';

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
  const { messages, numberLocale } = useI18n();
  if (quote.kind === 'none') {
    return (
      <>
        <span className="tag">{messages.market.noLive}</span>
        {quote.last !== null && (
          <small>{interpolate(messages.market.last, { price: formatPrice(quote.last, numberLocale) })}</small>
        )}
      </>
    );
  }
  const direction = quote.kind === 'live' && quote.direction;
  return (
    // A new element for each price restarts the animation that marks its change.
    <data key={quote.price} className={direction ? `quote ${direction}ward` : 'quote'} value={quote.price}>
      {formatPrice(quote.price, numberLocale)}
    </data>
  );
}

function QuotedChange({ quote }: { quote: Quote }) {
  const { messages, locale, numberLocale } = useI18n();
  switch (quote.kind) {
    case 'live':
      return <PercentChange percent={quote.change} locale={numberLocale} />;
    case 'stale':
      return (
        <span className="soft">
          {interpolate(messages.market.stale, { time: formatTime(quote.at, locale) })}
        </span>
      );
    case 'listed':
      return <ListedNotice />;
    case 'none':
      return null;
  }
}

/** Beside the price that came with the list of coins, once the stream has failed: until then a live one is on its way. */
function ListedNotice() {
  const { messages } = useI18n();
  const { kind } = useStore($tickerState);
  const isExpected = kind === 'off' || kind === 'connecting' || kind === 'live';
  return isExpected ? null : <span className="soft">{messages.market.notLive}</span>;
}
