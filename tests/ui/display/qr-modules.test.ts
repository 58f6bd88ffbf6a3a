import readQr from 'jsqr';
import { expect, test } from 'vitest';
import { qrModules } from '#src/ui/display/qr-modules.ts';

/** Draws the modules as a scanner's camera would have them, `scale` pixels each. */
function picture(text: string, scale: number) {
  const { size, rows } = qrModules(text);
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { pixels, side };
}

test.each([
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=4087215',
  'https://cowrie.example/w/send?to=%40tobi',
  'a'.repeat(500),
])('another library reads %s at every size', (text) => {
  for (const scale of [2, 4, 9]) {
    const { pixels, side } = picture(text, scale);
    expect(readQr(pixels, side, side)?.data).toBe(text);
  }
});

test('the quiet zone is four light modules on every side', () => {
  const { size, rows } = qrModules('cowrie');
  const isLight = (y: number, x: number) => rows[y]?.[x] === false;
  for (let at = 0; at < size; at += 1)
    for (const edge of [0, 3, size - 4, size - 1])
      expect(isLight(edge, at) && isLight(at, edge), `${at}, ${edge}`).toBe(true);
});
