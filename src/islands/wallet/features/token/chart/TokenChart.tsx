import { useState } from 'react';
import { candleRanges } from '#contract/market.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { candles as candlesIcon } from '#src/ui/icons/chart.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PriceLine } from '../../../chart/PriceLine.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LazyPart } from '../../../lazy/LazyPart.tsx';
import { usePriceScale } from '../../../money/price-scale.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { tokenParts } from '../token-registry.ts';
import { useToken } from '../use-token.ts';
import { useCandles, useHeldChart, useRange } from './chart-state.ts';

/** Where the licence of the library that draws candles (Apache 2.0, with its NOTICE) wants a link to. */
const LIBRARY_URL = 'https://www.tradingview.com/';

type Drawing = 'line' | 'candles';

/** The price over time: a line at once, candles and a table when they are asked for. */
export function TokenChart() {
  const { chart: texts } = useMessages('token');
  const { query, refetch } = useCandles();
  const [drawing, setDrawing] = useState<Drawing>('line');
  const [isTable, setIsTable] = useState(false);
  const { data, error } = query;
  const hasCandles = drawing === 'candles';
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
            items.length === 0 ? (
              <p className="none">{texts.none}</p>
            ) : (
              <PricedView view={isTable ? 'table' : drawing} />
            )
          }
        </QueryStates>
      </div>
      <div className="ranges">
        <Ranges />
        <button
          className="tool"
          type="button"
          aria-label={texts.candles}
          aria-pressed={hasCandles && !isTable}
          onPointerEnter={() => tokenParts.prefetch('candles')}
          onClick={() => {
            setDrawing(hasCandles && !isTable ? 'line' : 'candles');
            setIsTable(false);
          }}
        >
          <Icon d={candlesIcon} />
        </button>
      </div>
      <div className="credit">
        <button
          className="link"
          type="button"
          onPointerEnter={() => tokenParts.prefetch('table')}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? texts.asChart : texts.asTable}
        </button>
        {hasCandles && !isTable && <Attribution />}
      </div>
    </section>
  );
}

function Ranges() {
  const { chart: texts } = useMessages('token');
  const [range, setRange] = useRange();
  return (
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
  );
}

function Attribution() {
  const { locale } = useI18n();
  const { chart: texts } = useMessages('token');
  return (
    <small className="attribution">
      <a href={LIBRARY_URL} target="_blank" rel="noopener noreferrer">
        <span>{texts.attribution}</span>
        <span className="sr">{inBrackets(locale, texts.newTab)}</span>
      </a>{' '}
      <span translate="no">© 2023 TradingView, Inc.</span>
    </small>
  );
}

/** Nothing is drawn without the rate of the currency that prices are shown in. */
function PricedView({ view }: { view: Drawing | 'table' }) {
  const { messages } = useI18n();
  const { rate, isLoading } = usePriceScale(useToken().id);
  if (rate !== null) return <ChartView view={view} />;
  return isLoading ? <Skeleton size="chart" /> : <p className="none">{messages.market.unavailable}</p>;
}

function ChartView({ view }: { view: Drawing | 'table' }) {
  if (view === 'line') return <LineView />;
  return <LazyPart key={view} registry={tokenParts} name={view} fallback={<Skeleton size="chart" />} />;
}

function LineView() {
  const { chart, onReading } = useHeldChart();
  return chart && <PriceLine key={chart.range} {...chart} onReading={onReading} />;
}
