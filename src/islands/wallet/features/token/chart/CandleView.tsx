import { PriceChart } from '../../../chart/PriceChart.tsx';
import { usePriceChart } from './chart-state.ts';

/** The chart as candles. */
export function CandleView() {
  const chart = usePriceChart();
  return chart && <PriceChart key={chart.range} {...chart} />;
}
