/**
 * Draws public/press. Run it by hand after a change of the outlines or colours, and commit its output:
 *   node scripts/draw-press-kit.ts
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { logo } from '#src/content/logo.ts';
import { grounds, kit, kitFile, type Ground, type KitPiece } from '#src/content/press-kit.ts';
import { colourToken } from '#src/styles/read-tokens.ts';

const target = new URL('../public/', import.meta.url);
const css = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

const colourOn = (ground: Ground, token: string) =>
  ground === 'any' ? 'currentColor' : colourToken(css, token)[ground];

/** A standalone SVG: with a title, and without a style element, which a strict content security policy would block. */
function drawing(piece: KitPiece, ground: Ground): string {
  const lagoon = colourOn(ground, 'lagoon');
  const [box, inner] = {
    mark: ['0 0 24 24', `<path fill="${lagoon}" fill-rule="evenodd" d="${logo.mark}"/>`] as const,
    logo: [
      '0 0 108 28',
      `<path fill="${lagoon}" fill-rule="evenodd" transform="scale(1.1667)" d="${logo.mark}"/>` +
        `<path fill="${colourOn(ground, 'ink')}" d="${logo.name}"/>`,
    ] as const,
  }[piece];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><title>Cowrie</title>${inner}</svg>\n`;
}

await rm(new URL('press/', target), { recursive: true, force: true });
await mkdir(new URL('press/', target), { recursive: true });
for (const piece of ['logo', 'mark'] as const) {
  for (const ground of grounds) {
    const svg = drawing(piece, ground);
    await writeFile(new URL(`.${kitFile(piece, ground)}`, target), svg);
    if (ground === 'any') continue;
    for (const width of kit[piece]) {
      const file = kitFile(piece, ground, width);
      const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
      await writeFile(new URL(`.${file}`, target), picture);
      console.log(`${file}: ${picture.length} bytes`);
    }
  }
}
