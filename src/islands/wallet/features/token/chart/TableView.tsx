import { PriceTable } from '../../../chart/PriceTable.tsx';
import { usePriceChart } from './chart-state.ts';

/** The chart as a table. */
export function TableView() {
  const chart = usePriceChart();
  return chart && <PriceTable key={chart.range} {...chart} />;
}
