import { circles, ellipse, path, repeat, type Drawing } from './shapes.ts';

const [X, TOP, FOOT] = [112, 62, 196] as const;
const halfWidth = (y: number) => ((y - TOP) / (FOOT - TOP)) * 30;
const rungs = [96, 124, 152, 176];
const mast = [
  `M${X} ${TOP}L${X - 30} ${FOOT}M${X} ${TOP}L${X + 30} ${FOOT}`,
  ...rungs.map((y) => `M${X - halfWidth(y)} ${y}h${2 * halfWidth(y)}`),
  ...repeat(3, (index) => {
    const [y = TOP, next = FOOT] = rungs.slice(index);
    return `M${X - halfWidth(y)} ${y}L${X + halfWidth(next)} ${next}`;
  }),
].join('');

/** One page, and the mast whose waves bring it. */
export const signal: Drawing = {
  paths: [
    path('hair', circles(X, TOP, 16, 26, 13)),
    path('line', mast),
    path('ink', ellipse(X, TOP, 5)),
    path('body', 'M230 44h84l26 26v118a8 8 0 0 1-8 8h-102a8 8 0 0 1-8-8v-136a8 8 0 0 1 8-8z'),
    path('line', 'M314 44v18a8 8 0 0 0 8 8h18'),
    path('line', 'M240 74h48'),
    path('hair', repeat(8, (index) => `M240 ${94 + index * 12}h${index % 4 === 3 ? 48 : 82}`).join('')),
  ],
};
