import { useState } from 'react';
import { candleRanges } from '#contract/market.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { PriceLine } from '../../../chart/PriceLine.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { LazyPart } from '../../../lazy/LazyPart.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { tokenParts } from '../token-registry.ts';
import { useCandles, useHeldChart, useRange } from './chart-state.ts';

const views = ['line', 'candles', 'table'] as const;
type View = (typeof views)[number];

/** The price over time: a line at once, candles and a table when they are asked for. */
export function TokenChart() {
  const { chart: texts } = useMessages('token');
  const { query, refetch } = useCandles();
  const [range, setRange] = useRange();
  const [view, setView] = useState<View>('line');
  const { data, error } = query;
  return (
    <section className="token-chart" aria-label={texts.label} aria-busy={!data && !error}>
      <div className="room">
        <QueryStates
          query={query}
          messages={texts}
          at={data && Date.parse(data.as_of)}
          onRetry={refetch}
          skeleton={<Skeleton size="chart" />}
        >
          {({ items }) =>
            items.length === 0 ? <p className="none">{texts.none}</p> : <ChartView view={view} />
          }
        </QueryStates>
      </div>
      <div className="ranges">
        <div className="segments" role="group" aria-label={texts.range}>
          {candleRanges.map((one) => (
            <button
              key={one}
              type="button"
              title={texts.rangeNames[one]}
              aria-pressed={one === range}
              onClick={() => setRange(one)}
            >
              {texts.ranges[one]}
            </button>
          ))}
        </div>
        <div className="segments views" role="group" aria-label={texts.view}>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onPointerEnter={() => one !== 'line' && tokenParts.prefetch(one)}
              onClick={() => setView(one)}
            >
              {texts.views[one]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

function ChartView({ view }: { view: View }) {
  if (view === 'line') return <LineView />;
  return <LazyPart key={view} registry={tokenParts} name={view} fallback={<Skeleton size="chart" />} />;
}

function LineView() {
  const { chart, onReading } = useHeldChart();
  return chart && <PriceLine key={chart.range} {...chart} onReading={onReading} />;
}
