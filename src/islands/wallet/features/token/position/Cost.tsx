import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { AssetId } from '#contract/assets.ts';
import type { Position } from '#contract/portfolio.ts';
import { formatChartDay } from '#src/intl/format/chart-time.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { position } from '#src/stores/money/position.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { ValueChange } from '../../../money/ValueChange.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** What was paid for one on average, and what has been gained or lost since, as the server works it out. */
export function Cost({ asset }: { asset: AssetId }) {
  const { position: texts } = useMessages('token');
  const { $state, refetch } = position(asset);
  const stored = useStore($state);
  const currency = useStore($displayCurrency);
  const query = { ...stored, data: stored.data?.currency === currency ? stored.data : null };
  return (
    <section className="cost" aria-label={texts.cost.label}>
      <QueryStates
        query={query}
        messages={texts.cost}
        at={query.data && Date.parse(query.data.as_of)}
        onRetry={refetch}
        skeleton={
          <CostRows average={<Skeleton size="figure" />} gain={<Skeleton size="figure" />} since={null} />
        }
      >
        {(held) => <KnownCost held={held} />}
      </QueryStates>
    </section>
  );
}

function KnownCost({ held }: { held: Position }) {
  const { position: texts } = useMessages('token');
  const { numberLocale } = useI18n();
  const { average_cost, profit, profit_percent, currency, since } = held;
  return (
    <CostRows
      average={
        average_cost === null ? (
          texts.unavailable
        ) : (
          <span translate="no">
            <MaskedText text={formatPrice(average_cost, numberLocale, { currency })} masked={DOTS} />
          </span>
        )
      }
      gain={
        profit === null || profit_percent === null ? (
          texts.unavailable
        ) : (
          <ValueChange amount={profit} percent={profit_percent} currency={currency} />
        )
      }
      since={since}
    />
  );
}

interface CostRowsProps {
  average: ReactNode;
  gain: ReactNode;
  /** When the first of what is held came, as an ISO time. */
  since: string | null;
}

function CostRows({ average, gain, since }: CostRowsProps) {
  const { position: texts } = useMessages('token');
  const { locale } = useI18n();
  return (
    <dl className="facts-list">
      <div>
        <dt>{texts.averageCost}</dt>
        <dd>{average}</dd>
      </div>
      <div>
        <dt>
          <span>{texts.gain}</span>
          {since !== null && (
            <small>{interpolate(texts.since, { date: formatChartDay(since, locale) })}</small>
          )}
        </dt>
        <dd>{gain}</dd>
      </div>
    </dl>
  );
}
