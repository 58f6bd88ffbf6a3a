import type { AssetId } from '#contract/assets.ts';

/** One shape of a mark on a grid of 32: an area if it has `fill`, otherwise a white line of `width`. */
export interface MarkShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Shapes on a disc of the colour `ground`. Clip it to a circle: the shapes of flags extend over the edge. */
interface CoinMark {
  readonly ground: string;
  readonly shapes: readonly MarkShape[];
}

const line = (d: string, width = 2.75): MarkShape => ({ d, width });
const disc = (ground: string, ...shapes: readonly MarkShape[]): CoinMark => ({ ground, shapes });
const rim: MarkShape = {
  d: 'M16 .4a15.6 15.6 0 1 0 0 31.2 15.6 15.6 0 0 0 0-31.2z',
  stroke: '#14211f',
  width: 0.8,
  opacity: 0.14,
};

/** Marks drawn for this product, since a coin's own logo belongs to its project. White has a contrast of at least 3:1 on every ground. */
export const coinMarks: Readonly<Record<AssetId, CoinMark>> = {
  btc: disc('#c47a14', line('M12 9.5v13h5.5a3.4 3.4 0 0 0 0-6.8H12m0-6.2h4.8a3.1 3.1 0 0 1 0 6.2')),
  eth: disc('#5862b3', line('M10 10.5h12M11.8 16h8.4M10 21.5h12')),
  bnb: disc('#a8800f', line('M11 22V10.5l10 11V10')),
  sol: disc(
    '#77489f',
    { d: 'M16 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', fill: '#fff' },
    line('M16 7.5v1.5M16 23v1.5M7.5 16H9M23 16h1.5M10 10l1 1M21 21l1 1M22 10l-1 1M11 21l-1 1', 2.25),
  ),
  ada: disc('#2d5fae', line('M10.5 22 16 10l5.5 12M12.9 17.6h6.2')),
  xrp: disc(
    '#3d4c57',
    { d: 'M16 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z', fill: '#fff' },
    line('M16 9.5a6.5 6.5 0 0 1 6.5 6.5M16 22.5A6.5 6.5 0 0 1 9.5 16', 2.5),
  ),
  doge: disc('#96793a', line('M12 10v12h3a6 6 0 0 0 0-12z')),
  matic: disc('#7f54c0', line('M10 22V11l6 7 6-7v11')),
  dot: disc('#b43a6d', {
    d: 'M16 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM16 20.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    fill: '#fff',
  }),
  ltc: disc('#64788e', line('M13 9.5V22h7.5')),
  avax: disc('#b3432f', line('M9.5 16.5 16 10l6.5 6.5M9.5 22.5 16 16l6.5 6.5')),
  link: disc(
    '#3868c4',
    line(
      'M12.8 11.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6zM19.2 11.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z',
      2.5,
    ),
  ),
  atom: disc('#45486f', line('M22.7 10.77A8.5 3.8-38 1 1 9.3 21.23 8.5 3.8-38 1 1 22.7 10.77z', 2.2), {
    d: 'M16 13.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
    fill: '#fff',
  }),
  near: disc('#34835c', line('M11 22v-7a5 5 0 0 1 10 0v7')),
  uni: disc('#c2528a', line('M11 10v7a5 5 0 0 0 10 0v-7')),
  ftm: disc('#3f6cc9', line('M12.5 22.5V10h8M12.5 16h6')),
  trx: disc('#a5323f', line('M11.5 22l4-12M16.5 22l4-12')),
  vet: disc('#2b7ea8', line('M10 10.5 16 22l6-11.5')),
  icp: disc('#5a4a9c', line('M10.5 12v8M16 9.5v13M21.5 12v8')),
  hbar: disc('#4a5157', line('M11.5 10v12M20.5 10v12M11.5 16h9')),
  usdt: disc('#1f7f69', line('M10 11h12M16 11v11.5')),
  ngn: disc(
    '#fbfaf6',
    { d: 'M10.67.92a16 16 0 0 0 0 30.16zM21.33.92a16 16 0 0 1 0 30.16z', fill: '#16784c' },
    rim,
  ),
  usd: disc(
    '#fbfaf6',
    { d: 'M0 2.3h32M0 11.4h32M0 20.6h32M0 29.7h32', stroke: '#b1424b', width: 4.6 },
    { d: 'M0 0h16v18.3H0z', fill: '#35507e' },
    line('M6.5 6.5h.01M11.5 6.5h.01M9 10h.01M6.5 13.5h.01M11.5 13.5h.01', 2),
    rim,
  ),
};
