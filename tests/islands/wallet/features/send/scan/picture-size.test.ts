import { expect, test } from 'vitest';
import { pictureSize } from '#src/islands/wallet/features/send/scan/picture-size.ts';
import * as heads from './picture-heads.ts';

test.each(Object.entries(heads))('%s tells its size', async (_name, headOf) => {
  expect(await pictureSize(new Blob([headOf(12_345, 10_002)]))).toEqual({ width: 12_345, height: 10_002 });
});

test('what is no picture, or ends before it says its size, has none', async () => {
  for (const content of ['', 'x', 'GIF89a', 'a text that is long enough to be read as one'])
    expect(await pictureSize(new Blob([content]))).toBeNull();
  const whole = heads.jpegHead(10, 10);
  expect(await pictureSize(new Blob([whole.slice(0, -4)]))).toBeNull();
  // A segment that has no end.
  expect(await pictureSize(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0])]))).toBeNull();
});
