import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { isCoin } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { formatPrice, formatPriceToParts } from '#src/intl/format/money.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { toAmount } from '#src/stores/live/stream-price.ts';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { unitPrice, type Quote } from '../../money/holdings.ts';
import { TickerStatus } from '../../status/TickerStatus.tsx';
import { useQuote } from './use-quote.ts';
import { useToken } from './use-token.ts';

/** Not rendered with each price. */
const StreamState = memo(TickerStatus);

/** The price now, in dollars and in the display currency, its day, and how old it is. */
export function LivePrice() {
  return (
    <>
      <PriceAndDay />
      <PriceAge />
    </>
  );
}

/** Rendered with each price of the stream, and nothing else of the screen is. */
function PriceAndDay() {
  const texts = useMessages('token');
  const { messages, numberLocale } = useI18n();
  const { id, query } = useToken();
  const quote = useQuote(id, query.data);
  if (quote.kind === 'none') {
    const isWaiting = quote.last === null && query.data === null && query.error === null;
    return (
      <>
        <p className="token-price">{isWaiting ? <Skeleton size="total" /> : <b>{texts.noPrice}</b>}</p>
        <p className="since soft">
          {quote.last === null
            ? ' '
            : interpolate(messages.market.last, { price: formatPrice(quote.last, numberLocale) })}
        </p>
      </>
    );
  }
  const change = quote.kind === 'live' ? quote.change : (query.data?.change_24h ?? null);
  return (
    <>
      <p className="token-price">
        <Price quote={quote} />
      </p>
      <p className="since">
        {change !== null && (
          <>
            <PercentChange percent={change} locale={numberLocale} />{' '}
            <span className="soft">{messages.balance.day}</span>
          </>
        )}
        <PriceInDisplayCurrency price={quote.price} />
      </p>
    </>
  );
}

function Price({ quote: { price } }: { quote: Exclude<Quote, { kind: 'none' }> }) {
  const { numberLocale } = useI18n();
  const { unit, unitFirst, whole, decimals } = formatPriceToParts(price, numberLocale);
  const unitElement = <span className="unit">{unit}</span>;
  return (
    <data className="money hero" value={price} translate="no">
      {unitFirst && unitElement}
      {whole}
      {/* Of what costs less than a dollar the decimals are the price. */}
      {whole === '0' ? decimals : <span className="minor">{decimals}</span>}
      {!unitFirst && <> {unitElement}</>}
    </data>
  );
}

/** Decimals that a price in the display currency is computed with. */
const SCALE = 18;

/** The same price in the display currency, at the rate of the balances; nothing for dollars, which it is in already. */
function PriceInDisplayCurrency({ price }: { price: string }) {
  const { numberLocale } = useI18n();
  const { id } = useToken();
  const { data: balances } = useStore($balances);
  const currency = useStore($displayCurrency);
  if (currency === 'usd' || currency === 'usdt' || currency === id || balances?.currency !== currency)
    return null;
  // A dollar and a tether are the same.
  const rate = balances.items.find(({ asset }) => asset === 'usdt')?.price?.amount;
  if (rate === undefined) return null;
  const minor = multiplyByRate(parseAmount(toAmount(price), SCALE), SCALE, rate, SCALE, 'half-even');
  return (
    <span className="soft" translate="no">
      {unitPrice(formatAmount(minor, SCALE), currency, numberLocale)}
    </span>
  );
}

/** How old the price is: of the stream's coins the state of the stream, unless this one is silent in it. */
function PriceAge() {
  const texts = useMessages('token');
  const { messages, locale } = useI18n();
  const today = useToday();
  const { id, query } = useToken();
  const quote = useQuote(id, query.data);
  if (quote.kind === 'stale')
    return (
      <span className="live stale">
        {interpolate(messages.market.stale, { time: formatMoment(quote.at, locale, { now: today }) })}
      </span>
    );
  if (isCoin(id)) return <StreamState />;
  return (
    <span className="live rest">
      {query.data
        ? interpolate(texts.updated, { time: formatMoment(query.data.as_of, locale, { now: today }) })
        : ' '}
    </span>
  );
}
