import { boxContours, ellipse, path, repeat, roundedBox, type Drawing } from './shapes.ts';

const PHONE = { x: 152, y: 22, width: 96, height: 180, radius: 18 };
const digitBox = (index: number) =>
  roundedBox({ x: 163 + index * 12.6, y: 104, width: 10, height: 18, radius: 2.5 });

/** A phone that was not here before, and the six digits that let it in. */
export const device: Drawing = {
  paths: [
    path('hair', boxContours(PHONE, 14, 11)),
    path('body', roundedBox(PHONE)),
    path('hair', roundedBox({ x: 158, y: 28, width: 84, height: 168, radius: 12 })),
    path('line', 'M190 36h20'),
    path('line', `M189 78v-8a11 11 0 0 1 22 0v8`),
    path('ink', roundedBox({ x: 184, y: 77, width: 32, height: 18, radius: 4 })),
    path('body', repeat(6, digitBox).join('')),
    path('ink', repeat(3, (index) => ellipse(168 + index * 12.6, 113, 2.4)).join('')),
    path('ink', roundedBox({ x: 166, y: 136, width: 68, height: 16, radius: 8 })),
    path('hair', 'M176 166h48M184 176h32'),
  ],
};
