import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { portfolioRanges } from '#contract/portfolio.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $portfolio, $portfolioRange, refetchPortfolio } from '#src/stores/money/portfolio.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { table } from '#src/ui/icons/chart.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { PortfolioChart } from './PortfolioChart.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';

/** What all balances were worth over time, as a line or a table. */
export function Portfolio() {
  const { portfolio: texts } = useMessages('dashboard');
  const query = useStore($portfolio);
  const range = useStore($portfolioRange);
  const currency = useStore($displayCurrency);
  const [isTable, setIsTable] = useState(false);
  // After a change of range or currency the data is still of the old one.
  const { data, error } = query;
  const shown = data?.range === range && data.currency === currency ? data : null;
  const View = isTable ? PortfolioTable : PortfolioChart;

  return (
    <section className="portfolio-box" aria-label={texts.label} aria-busy={!shown && !error}>
      <QueryStates
        query={{ ...query, data: shown }}
        messages={texts}
        at={shown && Date.parse(shown.as_of)}
        onRetry={refetchPortfolio}
        skeleton={<Skeleton size="chart" />}
      >
        {(portfolio) =>
          portfolio.points.length < 2 ? (
            <p className="none">{texts.none}</p>
          ) : (
            <View key={`${range} ${currency}`} portfolio={portfolio} />
          )
        }
      </QueryStates>
      <div className="ranges">
        <div className="segments" role="group" aria-label={texts.range}>
          {portfolioRanges.map((one) => (
            <button
              key={one}
              type="button"
              title={texts.rangeNames[one]}
              aria-pressed={one === range}
              onClick={() => $portfolioRange.set(one)}
            >
              {texts.ranges[one]}
            </button>
          ))}
        </div>
        <button
          className="tool"
          type="button"
          aria-label={texts.table}
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon d={table} />
        </button>
      </div>
    </section>
  );
}
