import { PriceChart } from '../../../chart/PriceChart.tsx';
import { useHeldChart } from './chart-state.ts';

/** The chart as candles. */
export function CandleView() {
  const { chart, onReading } = useHeldChart();
  return chart && <PriceChart key={chart.range} {...chart} onReading={onReading} />;
}
