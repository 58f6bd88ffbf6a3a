// For `npm run bench`: what a year of daily candles costs, against looking at every point of one day. Prints one line of
// JSON, milliseconds of processor time each.
import { candles } from '../features/market/candles.ts';
import { coinPrice } from '../features/market/reference-prices.ts';

const DAY = 86_400_000;
const STEP = 5000;
const ROUNDS = 8;
const until = Date.parse('2026-11-21T00:00:00Z');

const year = () => candles(7, 'btc', { interval: '1d', count: 365, until });
const scannedDay = () => {
  let high = 0;
  for (let time = until - DAY; time <= until; time += STEP)
    high = Math.max(high, Number(coinPrice(7, 'btc', time)));
  return high;
};

function cpu(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const figures = { year: Infinity, scannedDay: Infinity };
for (let round = 0; round < ROUNDS; round += 1) {
  figures.year = Math.min(figures.year, cpu(year));
  figures.scannedDay = Math.min(figures.scannedDay, cpu(scannedDay));
}
console.log(JSON.stringify(figures));
