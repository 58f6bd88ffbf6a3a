import { memo } from 'react';
import { isCoin } from '#contract/assets.ts';
import { formatPrice, formatPriceToParts } from '#src/intl/format/money.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { toScale, useEchoScale, usePriceScale } from '../../money/price-scale.ts';
import { TickerStatus } from '../../status/TickerStatus.tsx';
import { useQuote } from './use-quote.ts';
import { useToken } from './use-token.ts';

/** Not rendered with each price. */
const StreamState = memo(TickerStatus);

/** The price now, in the display currency and in dollars, its day, and how old it is where it is not live. */
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
  const scale = usePriceScale(id);
  const quote = useQuote(id, query.data);
  const price = quote.kind === 'none' ? null : toScale(quote.price, scale);
  if (quote.kind === 'none' || price === null) {
    const last = quote.kind === 'none' && quote.last !== null ? toScale(quote.last, scale) : null;
    const isWaiting =
      scale.isLoading ||
      (quote.kind === 'none' && quote.last === null && query.data === null && query.error === null);
    return (
      <>
        <p className="token-price">{isWaiting ? <Skeleton size="total" /> : <b>{texts.noPrice}</b>}</p>
        <p className="since soft">
          {last === null
            ? ' '
            : interpolate(messages.market.last, {
                price: formatPrice(last, numberLocale, { currency: scale.currency }),
              })}
        </p>
      </>
    );
  }
  const change = quote.kind === 'live' ? quote.change : (query.data?.change_24h ?? null);
  return (
    <>
      <p className="token-price">
        <Price price={price} />
      </p>
      <p className="since">
        {change !== null && (
          <>
            <PercentChange percent={change} locale={numberLocale} />{' '}
            <span className="soft">{messages.balance.day}</span>
          </>
        )}
        <Echo price={quote.price} />
      </p>
    </>
  );
}

/** @param props.price in the display currency. */
function Price({ price }: { price: string }) {
  const { numberLocale } = useI18n();
  const { currency } = usePriceScale(useToken().id);
  const { unit, unitFirst, whole, decimals } = formatPriceToParts(price, numberLocale, { currency });
  const unitElement = <span className="unit">{unit}</span>;
  return (
    <data className="money hero" value={price} translate="no">
      {unitFirst && unitElement}
      {whole}
      {/* Of what costs less than a whole one the decimals are the price. */}
      {whole === '0' ? decimals : <span className="minor">{decimals}</span>}
      {!unitFirst && <> {unitElement}</>}
    </data>
  );
}

/** The same price in dollars, where it is shown in something else. */
function Echo({ price }: { price: string }) {
  const { numberLocale } = useI18n();
  const scale = useEchoScale(useToken().id);
  return (
    scale && (
      <span className="soft" translate="no">
        {formatPrice(price, numberLocale, { currency: scale.currency })}
      </span>
    )
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
  if (isCoin(id)) return <StreamState quiet />;
  return (
    <span className="live rest">
      {query.data
        ? interpolate(texts.updated, { time: formatMoment(query.data.as_of, locale, { now: today }) })
        : ' '}
    </span>
  );
}
