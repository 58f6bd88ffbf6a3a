import type { ReactNode } from 'react';
import { formatCompactMoney, formatCompactNumber } from '#src/intl/format/compact-money.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { toAmount } from '#src/stores/live/stream-price.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { toUnits } from '../../chart/chart-line.ts';
import { QueryStates } from '../../status/QueryStates.tsx';
import { toScale, usePriceScale } from '../../money/price-scale.ts';
import { useChartPrice } from './use-quote.ts';
import { useToken } from './use-token.ts';

const names = ['high', 'low', 'volume', 'cap', 'allTimeHigh', 'supply'] as const;

/** The day's highest or lowest price: that which was read, or the price of now, which the chart has already. */
function beyond(side: 'high' | 'low', read: string, live: string | undefined): string {
  if (live === undefined) return read;
  const now = toAmount(live);
  const isBeyond = side === 'high' ? toUnits(now) > toUnits(read) : toUnits(now) < toUnits(read);
  return isBeyond ? now : read;
}

/** The day's prices, and how much of it there is. */
export function Stats() {
  const texts = useMessages('token');
  const { numberLocale } = useI18n();
  const { id, query, refetch } = useToken();
  const scale = usePriceScale(id);
  const live = useChartPrice(id)?.price;
  const { data } = query;
  const { currency } = scale;
  const scaled = (amount: string | null) => (amount === null ? null : toScale(amount, scale));
  const price = (amount: string | null) => {
    const shown = scaled(amount);
    return shown === null ? null : formatPrice(shown, numberLocale, { currency, list: true });
  };
  const compact = (amount: string | null) => {
    const shown = scaled(amount);
    return shown === null ? null : formatCompactMoney(shown, currency, numberLocale);
  };
  const values = data && {
    high: price(data.high_24h && beyond('high', data.high_24h, live)),
    low: price(data.low_24h && beyond('low', data.low_24h, live)),
    volume: compact(data.volume_24h),
    cap: compact(data.market_cap),
    allTimeHigh: price(data.all_time_high),
    supply: data.supply && formatCompactNumber(data.supply.circulating, numberLocale),
  };
  const max = data?.supply?.max ?? null;
  const rows = (valueOf: (name: (typeof names)[number]) => ReactNode) => (
    <dl className="token-stats">
      {names.map((name) => (
        <div key={name}>
          <dt>{texts.stats[name]}</dt>
          <dd>{valueOf(name)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className="stats-box" data-public aria-label={texts.stats.label}>
      <QueryStates
        query={query}
        messages={texts}
        at={data && Date.parse(data.as_of)}
        onRetry={refetch}
        skeleton={rows(() => (
          <Skeleton size="figure" />
        ))}
      >
        {() =>
          rows((name) => (
            <>
              <span translate="no">{values?.[name] ?? '–'}</span>
              {name === 'supply' && max !== null && (
                <small>{interpolate(texts.stats.max, { max: formatCompactNumber(max, numberLocale) })}</small>
              )}
            </>
          ))
        }
      </QueryStates>
    </section>
  );
}
