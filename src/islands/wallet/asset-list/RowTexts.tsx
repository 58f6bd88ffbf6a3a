import { assets } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { Amount } from '../money/Amount.tsx';
import { AssetValue } from '../money/AssetValue.tsx';
import { Link } from '../navigation/Link.tsx';
import type { AssetRowData } from './asset-row.ts';

/** The link that its whole row is. */
export function AssetLink({ item: { asset }, name }: AssetRowData) {
  return (
    <Link className="row-link" to={`/w/token/${asset}`}>
      {name}
    </Link>
  );
}

export function AssetSymbol({ asset }: Pick<Balance, 'asset'>) {
  return <span translate="no">{assets[asset].symbol}</span>;
}

/** How much of an asset there is, with its symbol in every language: `1,204.18 USD`. */
export function HeldAmount({ asset, total }: Pick<Balance, 'asset' | 'total'>) {
  return (
    <span className="held-amount">
      <Amount asset={asset} amount={total} bare /> <AssetSymbol asset={asset} />
    </span>
  );
}

export function RowValue({ item, currency, isValued }: AssetRowData) {
  return isValued ? <AssetValue item={item} currency={currency} /> : <Skeleton size="figure" />;
}

/** The price of one unit that the server used for the value. The display currency has none in itself. */
export function RowPrice({ item: { asset, price }, currency, isValued }: AssetRowData) {
  const { messages, numberLocale } = useI18n();
  if (asset === currency) return <span className="soft">–</span>;
  if (!isValued) return <Skeleton size="figure" />;
  if (!price) return <span className="tag">{messages.assets.noPrice}</span>;
  return (
    <data translate="no" value={price.amount} className={price.stale ? 'soft' : undefined}>
      {formatPrice(price.amount, numberLocale, { currency })}
    </data>
  );
}

/** The change of a day, or how old the price is where it is not live. */
export function RowChange({ item: { asset, price, change_24h: change }, currency, isValued }: AssetRowData) {
  const { messages, locale, numberLocale } = useI18n();
  const today = useToday();
  if (!isValued || !price || asset === currency) return null;
  if (price.stale) {
    return (
      <span className="soft">
        {interpolate(messages.balance.asOf, { time: formatMoment(price.as_of, locale, { now: today }) })}
      </span>
    );
  }
  return change === null ? null : <PercentChange percent={change} locale={numberLocale} />;
}
