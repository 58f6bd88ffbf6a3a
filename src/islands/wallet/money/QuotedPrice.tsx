import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { $tickerState } from '#src/stores/live/ticker.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../i18n/i18n.ts';
import type { Quote } from './holdings.ts';

/** Milliseconds between two marks of a changed price: more often than that, a row flickers. */
const MARK_EVERY = 1000;

interface Mark {
  /** When the price came that is marked, by the stream's clock. */
  readonly at: number;
  /** Null for the price that was there first, which is no change. */
  readonly direction: 'up' | 'down' | null;
}

/** Which of a coin's changes is marked by colour. */
function useMark(quote: Quote): Mark | null {
  const [mark, setMark] = useState<Mark | null>(() =>
    quote.kind === 'live' ? { at: quote.at, direction: null } : null,
  );
  if (quote.kind !== 'live') return null;
  const { at, direction } = quote;
  if (direction !== null && at - (mark?.at ?? 0) >= MARK_EVERY) setMark({ at, direction });
  return mark;
}

/** A price as it is known: live, older, or the last one that there was. */
export function QuotedPrice({ quote }: { quote: Quote }) {
  const { messages, numberLocale } = useI18n();
  const mark = useMark(quote);
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
  return (
    // A new element restarts the animation that marks a change.
    <data
      translate="no"
      key={mark?.at}
      className={mark?.direction ? `quote ${mark.direction}ward` : 'quote'}
      value={quote.price}
    >
      {formatPrice(quote.price, numberLocale)}
    </data>
  );
}

/** The change of a day, or what stands in its place where the price is not live. */
export function QuotedChange({ quote }: { quote: Quote }) {
  const { messages, locale, numberLocale } = useI18n();
  const today = useToday();
  switch (quote.kind) {
    case 'live':
      return <PercentChange percent={quote.change} locale={numberLocale} />;
    case 'stale':
      return (
        <span className="soft">
          {interpolate(messages.market.stale, { time: formatMoment(quote.at, locale, { now: today }) })}
        </span>
      );
    case 'listed':
      return <ListedNotice />;
    case 'minute':
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
