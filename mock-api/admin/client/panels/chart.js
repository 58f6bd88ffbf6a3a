// @ts-check
import { html } from '../htm.js';

const WIDTH = 600;
const HEIGHT = 140;

/** @param {{ pair: string, points: readonly { text: string, price: number }[] }} props oldest first */
export function Chart({ pair, points }) {
  const last = points.at(-1);
  if (!last || points.length < 2) return html`<div class="chart empty">${pair}: waiting for two prices</div>`;
  const prices = points.map(({ price }) => price);
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low || 1;
  const line = prices
    .map((price, index) => {
      const x = (index / (prices.length - 1)) * (WIDTH - 8) + 4;
      const y = HEIGHT - 8 - ((price - low) / span) * (HEIGHT - 16);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  return html`<figure class="chart">
    <figcaption><b>${pair}</b> <span class="big">${last.text}</span></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <polyline points=${line} fill="none" vector-effect="non-scaling-stroke" />
    </svg>
  </figure>`;
}
