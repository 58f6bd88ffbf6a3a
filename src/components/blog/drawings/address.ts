import { boxContours, ellipse, path, repeat, roundedBox, type Drawing } from './shapes.ts';

const [LEFT, RIGHT, MIDDLE] = [104, 296, 104] as const;
const LENS = 46;
const handle = (x: number) => `M${x + 32.5} ${MIDDLE + 32.5}l34 34`;
/** Round both lenses. */
const CONTOURS = { x: 46, y: MIDDLE - 58, width: 308, height: 116, radius: 58 };

/** A long address on a strip, with a lens on its beginning and one on its end. */
export const address: Drawing = {
  paths: [
    path('hair', boxContours(CONTOURS, 12, 11)),
    path('body', roundedBox({ x: 28, y: MIDDLE - 19, width: 344, height: 38, radius: 8 })),
    path('line', repeat(11, (index) => `M${154 + index * 9.2} ${MIDDLE - 6}v12`).join('')),
    path('line', handle(LEFT) + handle(RIGHT)),
    path('body', ellipse(LEFT, MIDDLE, LENS)),
    path('body', ellipse(RIGHT, MIDDLE, LENS)),
    path('hair', ellipse(LEFT, MIDDLE, LENS - 5) + ellipse(RIGHT, MIDDLE, LENS - 5)),
  ],
  texts: [
    { x: LEFT, y: MIDDLE + 8, text: '0x4F' },
    { x: RIGHT, y: MIDDLE + 8, text: '9C2E' },
  ],
};
