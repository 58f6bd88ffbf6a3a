import { ellipse, path, repeat, roundedBox, type Drawing, type Path } from './shapes.ts';

const [RX, RY, HEIGHT] = [40, 11, 15] as const;
const FOOT = 178;

/** A coin from the side: its edge with the milling, then its face. */
function coin(x: number, bottom: number): Path[] {
  const top = bottom - HEIGHT;
  const edge = `M${x - RX} ${top}v${HEIGHT}a${RX} ${RY} 0 0 0 ${2 * RX} 0v${-HEIGHT}z`;
  const milling = repeat(9, (index) => {
    const offset = (index - 4) * 8.6;
    const drop = RY * Math.sqrt(1 - (offset / RX) ** 2);
    return `M${(x + offset).toFixed(1)} ${(top + drop + 3).toFixed(1)}v${HEIGHT - 5}`;
  }).join('');
  return [path('body', edge), path('hair', milling), path('body', ellipse(x, top, RX, RY))];
}

const stack = (x: number, coins: number): Path[] => [
  ...repeat(coins, (index) => coin(x, FOOT - index * HEIGHT)).flat(),
  path('hair', ellipse(x, FOOT - coins * HEIGHT, RX - 9, RY - 3)),
];

const LOCK = { x: 44, y: 112, width: 72, height: 68, radius: 14 };

/** Coins that are locked, and the stacks that grow beside them. */
export const stakes: Drawing = {
  paths: [
    path('hair', repeat(13, (index) => ellipse(200, FOOT + 4, 190 + index * 16, 20 + index * 19)).join('')),
    path('line', 'M60 112v-20a20 20 0 0 1 40 0v20'),
    path('body', roundedBox(LOCK)),
    path('hair', roundedBox({ x: 50, y: 118, width: 60, height: 56, radius: 9 })),
    path('ink', `${ellipse(80, 140, 7)}M77 142h6l3 18h-12z`),
    ...stack(168, 2),
    ...stack(252, 4),
    ...stack(336, 7),
  ],
};
