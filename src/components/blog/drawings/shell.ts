import { engravedShell } from '#src/content/engraved-shell.ts';
import { path, repeat, type Drawing } from './shapes.ts';

const { body, slit, teeth, tilt } = engravedShell;
const at = (scale: number) => `translate(200 112) rotate(${tilt}) scale(${scale.toFixed(2)})`;
const SIZE = 0.78;

/** A cowrie, and the contours of its shell. */
export const shell: Drawing = {
  paths: [
    ...repeat(11, (index) => path('hair', body, at(SIZE * (1.16 + index * 0.19)))),
    path('wash', body, at(SIZE)),
    ...repeat(5, (index) => path('hair', body, at(SIZE * (0.94 - index * 0.055)))),
    path('halo', slit, at(SIZE)),
    path('ink', slit, at(SIZE)),
    path('teeth', teeth, at(SIZE)),
  ],
};
