import { boxContours, path, type Drawing } from './shapes.ts';

/** Round both balloons. */
const CONTOURS = { x: 44, y: 26, width: 312, height: 172, radius: 44 };

/** Two balloons of one conversation: an A, and the shell that is a character. */
export const languages: Drawing = {
  paths: [
    path('hair', boxContours(CONTOURS, 12, 11)),
    path(
      'body',
      'M78 34h98a26 26 0 0 1 26 26v60a26 26 0 0 1-26 26h-62l-26 24v-24h-10a26 26 0 0 1-26-26v-60a26 26 0 0 1 26-26z',
    ),
    path('line', 'M100 122L127 58L154 122M110 100H144'),
    path(
      'body',
      'M224 74h98a26 26 0 0 1 26 26v60a26 26 0 0 1-26 26h-8v22l-24-22h-66a26 26 0 0 1-26-26v-60a26 26 0 0 1 26-26z',
    ),
    path('line', 'M250 94V138M250 94H296V138M273 106C273 134 268 150 244 164M280 146L302 164'),
  ],
};
