import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampCrop,
  CLOSEST,
  moveCrop,
  placeOf,
  sideOf,
  wholeCrop,
} from '#src/islands/wallet/features/profile/avatar/crop.ts';
import { sized } from '../../../../tier.ts';

const size = { width: 1200, height: 800 };

test('a picture begins with its largest square, in the middle', () => {
  expect(wholeCrop(size)).toEqual({ x: 600, y: 400, zoom: 1 });
  expect(sideOf(size, wholeCrop(size))).toBe(800);
});

test('the square stops at the edges', () => {
  expect(moveCrop(size, wholeCrop(size), -5000, 5000)).toEqual({ x: 400, y: 400, zoom: 1 });
  expect(moveCrop(size, { x: 600, y: 400, zoom: 2 }, 5000, -5000)).toEqual({ x: 1000, y: 200, zoom: 2 });
});

test.each([
  [0.5, 1],
  [9, CLOSEST],
])('a zoom of %d is one of %d', (asked, zoom) => {
  expect(clampCrop(size, { x: 600, y: 400, zoom: asked }).zoom).toBe(zoom);
});

test('zooming out near an edge brings the square back into the picture', () => {
  const corner = moveCrop(size, { x: 600, y: 400, zoom: 4 }, 5000, 5000);
  expect(clampCrop(size, { ...corner, zoom: 1 })).toEqual({ x: 800, y: 400, zoom: 1 });
});

test('where the square stands is said in percent, and is the middle where it can’t be moved', () => {
  expect(placeOf(size, wholeCrop(size))).toEqual({ x: 50, y: 50 });
  expect(placeOf(size, moveCrop(size, wholeCrop(size), -5000, 0))).toEqual({ x: 0, y: 50 });
  expect(placeOf(size, moveCrop(size, { x: 600, y: 400, zoom: 4 }, 5000, 5000))).toEqual({ x: 100, y: 100 });
});

test('whatever is done, the square lies in the picture', () => {
  const side = fc.integer({ min: 1, max: 1280 });
  const step = fc.record({
    dx: fc.double({ min: -3000, max: 3000, noNaN: true }),
    dy: fc.double({ min: -3000, max: 3000, noNaN: true }),
    zoom: fc.double({ min: -2, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(side, side, fc.array(step, { maxLength: 8 }), (width, height, steps) => {
      const picture = { width, height };
      const end = steps.reduce(
        (crop, { dx, dy, zoom }) => clampCrop(picture, { ...moveCrop(picture, crop, dx, dy), zoom }),
        wholeCrop(picture),
      );
      const half = sideOf(picture, end) / 2;
      expect(end.x - half).toBeGreaterThanOrEqual(-1e-9);
      expect(end.y - half).toBeGreaterThanOrEqual(-1e-9);
      expect(end.x + half).toBeLessThanOrEqual(width + 1e-9);
      expect(end.y + half).toBeLessThanOrEqual(height + 1e-9);
    }),
    { numRuns: sized(200, 2000) },
  );
});
