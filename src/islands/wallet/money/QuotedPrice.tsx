import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { $tickerState } from '#src/stores/live/ticker.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../i18n/i18n.ts';
import type { Quote } from './holdings.ts';
import { PriceText } from './PriceText.tsx';

interface QuotedPriceProps {
  quote: Quote;
  /** Of the asset: the display currency itself is priced in dollars. */
  id?: string;
}

/** A price in a list as it is known: live, older, or the last one that there was. It never takes the colour of its last change. */
export function QuotedPrice({ quote, id }: QuotedPriceProps) {
  const price = quote.kind === 'none' ? quote.last : quote.price;
  return price === null ? (
    <span className="soft">–</span>
  ) : (
    <PriceText className="quote" price={price} id={id} list />
  );
}

interface QuotedChangeProps {
  quote: Quote;
  /** What the list of coins says of the day, in percent: it stands until the stream says it. */
  listed?: string | null;
}

/** The change of a day, or what stands in its place where the price is not live. */
export function QuotedChange({ quote, listed = null }: QuotedChangeProps) {
  const { messages, locale, numberLocale } = useI18n();
  const today = useToday();
  switch (quote.kind) {
    case 'live':
      return <PercentChange percent={quote.change} locale={numberLocale} />;
    case 'stale':
      return (
        <span className="no-live">
          {interpolate(messages.market.stale, { time: formatMoment(quote.at, locale, { now: today }) })}
        </span>
      );
    case 'listed':
      return <ListedChange percent={listed} />;
    case 'minute':
      return listed === null ? null : <PercentChange percent={listed} locale={numberLocale} />;
    case 'none':
      return <span className="no-live">{messages.market.notLive}</span>;
  }
}

/** Of a price that came with the list of coins: its day, until the stream that would send a live one has failed. */
function ListedChange({ percent }: { percent: string | null }) {
  const { messages, numberLocale } = useI18n();
  const { kind } = useStore($tickerState);
  const isExpected = kind === 'off' || kind === 'connecting' || kind === 'live';
  if (!isExpected) return <span className="no-live">{messages.market.notLive}</span>;
  return percent === null ? null : <PercentChange percent={percent} locale={numberLocale} />;
}
