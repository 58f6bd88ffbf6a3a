import { assets, type DisplayCurrency } from '#contract/assets.ts';
import type { ListedCoin } from '#contract/market.ts';
import type { Balance } from '#contract/balances.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useToday } from '#src/ui/browser/use-today.ts';
import { PercentChange, directionOf } from '#src/ui/display/PercentChange.tsx';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Sparkline } from '#src/ui/display/Sparkline.tsx';
import { Cell, Row, RowHead } from '#src/ui/display/Table.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { AssetAmounts, AssetValue } from '../../money/AssetAmounts.tsx';
import { unitPrice } from '../../money/holdings.ts';

interface AssetRowProps {
  item: Balance;
  currency: DisplayCurrency;
  /** False while values in a newly chosen currency load. */
  isValued: boolean;
  /** As the market lists it; undefined for cash, and before the list is there. */
  coin: ListedCoin | undefined;
}

export function AssetRow({ item, currency, isValued, coin }: AssetRowProps) {
  const { messages } = useI18n();
  const { symbol, kind } = assets[item.asset];
  const isDisplayCurrency = item.asset === currency;
  return (
    <Row>
      <RowHead className="what">
        <div>
          <AssetIcon id={item.asset} />
          <div>
            <b>{messages.names[item.asset]}</b>
            <small translate={kind === 'fiat' ? 'yes' : 'no'}>
              {kind === 'fiat' ? interpolate(messages.assets.cash, { symbol }) : symbol}
            </small>
          </div>
        </div>
      </RowHead>
      <Cell className="num price">
        {isDisplayCurrency && <span className="soft">–</span>}
        {!isDisplayCurrency &&
          (isValued ? <AssetPrice item={item} currency={currency} /> : <Skeleton size="figure" />)}
      </Cell>
      <Cell className="spark">
        {/* In dollars, as the column says: `item.change_24h` is in the chosen currency. */}
        {coin && <Sparkline prices={coin.spark} direction={directionOf(coin.change_24h ?? '0')} />}
      </Cell>
      <Cell className="num worth">
        {isValued ? <AssetValue item={item} currency={currency} /> : <Skeleton size="figure" />}
        <AssetAmounts item={item} bare={isDisplayCurrency} />
      </Cell>
    </Row>
  );
}

/** The price of one unit that the server used for the value beside it. */
function AssetPrice({ item, currency }: { item: Balance; currency: DisplayCurrency }) {
  const { messages, locale, numberLocale } = useI18n();
  const today = useToday();
  const { price, change_24h: change } = item;
  if (!price) return <span className="tag">{messages.assets.noPrice}</span>;
  return (
    <>
      <data translate="no" value={price.amount} className={price.stale ? 'soft' : undefined}>
        {unitPrice(price.amount, currency, numberLocale)}
      </data>
      <small>
        {price.stale && (
          <span>
            {interpolate(messages.balance.asOf, { time: formatMoment(price.as_of, locale, { now: today }) })}
          </span>
        )}
        {!price.stale && change !== null && <PercentChange percent={change} locale={numberLocale} />}
      </small>
    </>
  );
}
