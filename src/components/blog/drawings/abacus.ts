import { boxContours, ellipse, path, repeat, roundedBox, type Drawing } from './shapes.ts';

const FRAME = { x: 56, y: 34, width: 288, height: 152, radius: 12 };
const INNER = { x: 66, y: 44, width: 268, height: 132, radius: 5 };
const BEAM = 84;
const RODS = 9;
const [RX, RY] = [12, 7.5] as const;
const rodX = (rod: number) => 88 + rod * 28;

/** The beads of a digit on a soroban: one of five above the beam, four of one below; they count where they touch it. */
function beads(digit: number): number[] {
  const above = digit >= 5 ? BEAM - RY - 2 : 44 + RY + 3;
  const ones = digit % 5;
  const below = repeat(4, (index) =>
    index < ones ? BEAM + 4 + RY + index * 2 * RY : 176 - RY - 2 - (3 - index) * 2 * RY,
  );
  return [above, ...below];
}

const places = repeat(RODS, (rod) => beads(rod + 1).map((y) => ({ x: rodX(rod), y }))).flat();

/** An abacus, which counts in tenths and loses nothing: 1 to 9 on its rods. */
export const abacus: Drawing = {
  paths: [
    path('hair', boxContours(FRAME, 12, 11)),
    path('body', roundedBox(FRAME)),
    path('body', roundedBox(INNER)),
    path('hair', repeat(RODS, (rod) => `M${rodX(rod)} 44v132`).join('')),
    path('line', `M66 ${BEAM}h268`),
    path('body', places.map(({ x, y }) => ellipse(x, y, RX, RY)).join('')),
    path('hair', places.map(({ x, y }) => `M${x - RX + 3} ${y}h${2 * RX - 6}`).join('')),
  ],
};
