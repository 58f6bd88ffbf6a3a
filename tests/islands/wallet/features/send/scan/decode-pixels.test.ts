import { expect, test } from 'vitest';
import { decodePixels } from '#src/islands/wallet/features/send/scan/decode-pixels.ts';
import { drawQrPicture, toPixels } from '../../../../../qr-picture.ts';

const texts = [
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.01',
  'ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=4087215',
  'http://localhost:4321/w/send?to=@tobi',
  '向阿达转账 ₦25,000',
];
const read = (...picture: Parameters<typeof drawQrPicture>) =>
  decodePixels(toPixels(drawQrPicture(...picture)), true);

test.each(texts)('reads %s, as our own screens draw it', (text) => {
  expect(read(text)).toEqual({ text });
});

test.each([
  ['turned by 20°', { turned: 20 }],
  ['turned by 45°', { turned: 45 }],
  ['upside down', { turned: 180 }],
  ['of two pixels a module', { scale: 2 }],
  ['small in a large picture', { scale: 3, width: 1280, height: 720 }],
  ['large', { scale: 24 }],
  ['noisy', { noise: 90 }],
  ['light on dark', { inverted: true }],
  ['with its middle covered', { covered: 0.18 }],
  ['turned, small and noisy', { turned: 30, scale: 4, noise: 60, width: 960, height: 540 }],
] as const)('reads a code that is %s', (_name, options) => {
  for (const text of texts) expect(read(text, options), text).toEqual({ text });
});

test('tells a code that can’t be read from no code', () => {
  expect(read(texts[0] ?? '', { covered: 0.45 })).toBe('unreadable');
  for (const noise of [0, 40, 200])
    expect(
      decodePixels(toPixels(drawQrPicture('cowrie', { covered: 2, noise, width: 640, height: 480 }))),
    ).toBe('none');
});
