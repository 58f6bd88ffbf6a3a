import type { ReactNode } from 'react';
import { formatCompactMoney, formatCompactNumber } from '#src/intl/format/compact-money.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { QueryStates } from '../../status/QueryStates.tsx';
import { useToken } from './use-token.ts';

const names = ['high', 'low', 'volume', 'cap', 'allTimeHigh', 'supply'] as const;

/** The day's prices, and how much of it there is. */
export function Stats() {
  const texts = useMessages('token');
  const { numberLocale } = useI18n();
  const { query, refetch } = useToken();
  const { data } = query;
  const price = (amount: string | null) => (amount === null ? null : formatPrice(amount, numberLocale));
  const compact = (amount: string | null) =>
    amount === null ? null : formatCompactMoney(amount, 'usd', numberLocale);
  const values = data && {
    high: price(data.high_24h),
    low: price(data.low_24h),
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
