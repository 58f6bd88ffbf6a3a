import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { isAsset, isCoin, type AssetId, type CoinId } from '#contract/assets.ts';
import type { MarketAsset } from '#contract/market.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatCompactMoney } from '#src/intl/format/compact-money.ts';
import { $coinsWithoutPrice, $prices } from '#src/stores/live/ticker.ts';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import { MarketIcon } from '#src/ui/display/AssetIcon.tsx';
import { directionOf } from '#src/ui/display/PercentChange.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { Amount } from '../../money/Amount.tsx';
import { AssetValue } from '../../money/AssetValue.tsx';
import { FavouriteButton } from '../../money/FavouriteButton.tsx';
import { FavouriteMark } from '../../money/FavouriteMark.tsx';
import { isZero, toQuote, type Quote } from '../../money/holdings.ts';
import { quoteAtRate, toScale, usePriceScale } from '../../money/price-scale.ts';
import { QuotedChange, QuotedPrice } from '../../money/QuotedPrice.tsx';
import { WeekLine } from '../../money/WeekLine.tsx';
import { Link } from '../../navigation/Link.tsx';
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
  return <RowCells {...row} quote={toQuote(live, row.asset, isSilent)} />;
}

/** Its price comes with the list, once a minute. */
function ListedRow(row: MarketRowProps) {
  const { price } = row.asset;
  return (
    <RowCells {...row} quote={price === null ? { kind: 'none', last: null } : { kind: 'minute', price }} />
  );
}

interface RowCellsProps extends MarketRowProps {
  /** In dollars. */
  quote: Quote;
}

function RowCells({ asset, index, quote: inDollars }: RowCellsProps) {
  const { messages } = useI18n();
  const marketplace = useMessages('marketplace');
  const { id, market_cap, spark, change_24h } = asset;
  const quote = quoteAtRate(inDollars, usePriceScale(id));
  const symbol = sanitizeText(asset.symbol);
  const name = isAsset(id) ? messages.names[id] : sanitizeText(asset.name);
  const change = quote.kind === 'live' ? quote.change : change_24h;
  return (
    <Row data-asset={id} data-row={id} data-quote={quote.kind} aria-rowindex={index}>
      <Cell className="star">
        <FavouriteButton id={id} name={name} messages={marketplace} />
      </Cell>
      <RowHead className="what">
        <div>
          <MarketIcon id={id} symbol={symbol} />
          <div>
            <Link className="row-link" to={`/w/token/${id}`}>
              <bdi translate={isAsset(id) ? 'yes' : 'no'}>{name}</bdi>
            </Link>
            <small>
              <span translate="no">{symbol}</span>{' '}
              <FavouriteMark id={id} text={marketplace.columns.favourite} />
            </small>
          </div>
        </div>
      </RowHead>
      <Cell className="num price">
        <QuotedPrice quote={quote} id={id} />
      </Cell>
      <Cell className="num chg">
        <QuotedChange quote={quote} listed={change_24h} />
      </Cell>
      <Cell className="spark">
        {quote.kind !== 'none' && <WeekLine prices={spark} direction={directionOf(change ?? '0')} />}
      </Cell>
      <Cell className="num cap">
        {market_cap === null ? '–' : <MarketCap id={id} dollars={market_cap} />}
      </Cell>
      <Cell className="num own">{isAsset(id) ? <OwnValue id={id} /> : <span className="soft">–</span>}</Cell>
      <Cell className="act">
        <RowMenu asset={asset} name={name} />
      </Cell>
    </Row>
  );
}

function MarketCap({ id, dollars }: { id: string; dollars: string }) {
  const { numberLocale } = useI18n();
  const scale = usePriceScale(id);
  const amount = toScale(dollars, scale);
  if (amount === null) return scale.isLoading ? <Skeleton size="figure" /> : <span>–</span>;
  return <span translate="no">{formatCompactMoney(amount, scale.currency, numberLocale)}</span>;
}

/** What the person has of it, and what that is worth in the display currency. Nothing while that is not known. */
function OwnValue({ id }: { id: AssetId }) {
  const { data } = useStore($balances);
  const currency = useStore($displayCurrency);
  if (data?.currency !== currency) return null;
  const item = data.items.find(({ asset }) => asset === id);
  return item && !isZero(item.total) ? (
    <>
      <AssetValue item={item} currency={currency} />
      {id !== currency && (
        <small>
          <Amount asset={id} amount={item.total} />
        </small>
      )}
    </>
  ) : (
    <span className="soft">–</span>
  );
}
