import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { isAsset, isCoin, type AssetId, type CoinId } from '#contract/assets.ts';
import type { MarketAsset } from '#contract/market.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatCompactMoney } from '#src/intl/format/compact-money.ts';
import { $coinsWithoutPrice, $prices } from '#src/stores/live/ticker.ts';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { MarketIcon } from '#src/ui/display/AssetIcon.tsx';
import { PercentChange, directionOf } from '#src/ui/display/PercentChange.tsx';
import { Sparkline } from '#src/ui/display/Sparkline.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { AssetValue } from '../../money/AssetValue.tsx';
import { FavouriteButton } from '../../money/FavouriteButton.tsx';
import { isZero, toQuote, type Quote } from '../../money/holdings.ts';
import { QuotedChange, QuotedPrice } from '../../money/QuotedPrice.tsx';
import { RowMenu } from './RowMenu.tsx';

interface MarketRowProps {
  asset: MarketAsset;
  /** Its place in the whole table, from 2 on: the head is the first row. */
  index: number;
}

/** One asset. One that the stream tells of subscribes to its own price: a tick renders one row. */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { id, live } = props.asset;
  return live && isCoin(id) ? <LiveRow {...props} id={id} /> : <ListedRow {...props} />;
});

function LiveRow({ id, ...row }: MarketRowProps & { id: CoinId }) {
  const live = useStore($prices[id]);
  const isSilent = useStore($coinsWithoutPrice).has(id);
  const quote = toQuote(live, row.asset, isSilent);
  const change = quote.kind === 'live' ? quote.change : row.asset.change_24h;
  return (
    <RowCells
      {...row}
      quote={quote}
      change={change}
      changeCell={<QuotedChange quote={quote} />}
      source={<span className="feed-mark" />}
    />
  );
}

/** Its price comes with the list, once a minute. */
function ListedRow(row: MarketRowProps) {
  const { numberLocale } = useI18n();
  const messages = useMessages('marketplace');
  const { price, change_24h, kind } = row.asset;
  return (
    <RowCells
      {...row}
      quote={price === null ? { kind: 'none', last: null } : { kind: 'minute', price }}
      change={change_24h}
      changeCell={change_24h !== null && <PercentChange percent={change_24h} locale={numberLocale} />}
      source={
        kind === 'coin' &&
        price !== null && (
          <span className="feed-mark" title={messages.everyMinute}>
            <Icon d={clock} />
            <span aria-hidden="true">{messages.minute}</span>
            <span className="sr">{messages.everyMinute}</span>
          </span>
        )
      }
    />
  );
}

interface RowCellsProps extends MarketRowProps {
  quote: Quote;
  /** Percent of a day; null where it is not known. */
  change: string | null;
  changeCell: ElementNode;
  /** Where the price comes from. */
  source: ElementNode;
}

function RowCells({ asset, index, quote, change, changeCell, source }: RowCellsProps) {
  const { messages, numberLocale } = useI18n();
  const marketplace = useMessages('marketplace');
  const { id, market_cap, spark } = asset;
  const symbol = sanitizeText(asset.symbol);
  const name = isAsset(id) ? messages.names[id] : sanitizeText(asset.name);
  return (
    <Row data-asset={id} data-row={id} data-quote={quote.kind} aria-rowindex={index}>
      <Cell className="star">
        <FavouriteButton id={id} name={name} messages={marketplace} />
      </Cell>
      <RowHead className="what">
        <div>
          <MarketIcon id={id} symbol={symbol} />
          <div>
            <Link to={`/w/token/${id}`}>
              <bdi translate={isAsset(id) ? 'yes' : 'no'}>{name}</bdi>
            </Link>
            <small>
              <span translate="no">{symbol}</span> {source}
            </small>
          </div>
        </div>
      </RowHead>
      <Cell className="num price">
        <QuotedPrice quote={quote} />
      </Cell>
      <Cell className="num chg">{changeCell}</Cell>
      <Cell className="spark">
        {quote.kind !== 'none' && <Sparkline prices={spark} direction={directionOf(change ?? '0')} />}
      </Cell>
      <Cell className="num cap">
        {market_cap === null ? '–' : formatCompactMoney(market_cap, 'usd', numberLocale)}
      </Cell>
      <Cell className="num own">{isAsset(id) ? <OwnValue id={id} /> : <span className="soft">–</span>}</Cell>
      <Cell className="act">
        <RowMenu asset={asset} name={name} />
      </Cell>
    </Row>
  );
}

/** What the person has of it, in the display currency. Nothing while that is not known. */
function OwnValue({ id }: { id: AssetId }) {
  const { data } = useStore($balances);
  const currency = useStore($displayCurrency);
  if (data?.currency !== currency) return null;
  const item = data.items.find(({ asset }) => asset === id);
  return item && !isZero(item.total) ? (
    <AssetValue item={item} currency={currency} />
  ) : (
    <span className="soft">–</span>
  );
}
