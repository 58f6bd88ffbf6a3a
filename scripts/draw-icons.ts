/**
 * Draws the icons in public/ from the mark. Run it by hand after a change of the mark, and commit its output:
 *   node scripts/draw-icons.ts
 * favicon.svg is drawn by hand, because it follows the reader's theme and its teeth must be clear at 16 px.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { mark } from '../src/content/mark.ts';

const target = new URL('../public/', import.meta.url);
const lagoon = '#0b6b5d';
const ground = '#fbf8f2';

/**
 * The mark on the product's background colour, because home screens show no transparency.
 * @param part the share of the square's width that the mark takes.
 */
function tile(part: number): string {
  const scale = part;
  const edge = (24 - 24 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${ground}" d="M0 0h24v24H0z"/>
<g transform="translate(${edge} ${edge}) scale(${scale})"><path fill="${lagoon}" d="${mark.body}"/><path fill="${ground}" d="${mark.slit}"/>
<path stroke="${lagoon}" stroke-width="1.45" stroke-linecap="round" d="${mark.teeth}"/></g></svg>`;
}

const drawn = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Encodes the ICO format: a list of sizes, each a PNG. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const ENTRY = 16;
  const header = Buffer.alloc(6 + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + ENTRY * index;
    header.set([size, size], at);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

// The drawing library supports no media query, so the mark has one colour that is visible on light and dark tab bars.
const favicon = (await readFile(new URL('favicon.svg', target), 'utf8')).replace(/@media[^}]*\}\}/, '');
const files: Record<string, Buffer> = {
  'favicon.ico': ico([16, 32].map((size) => ({ size, png: drawn(favicon, size) }))),
  'apple-touch-icon.png': drawn(tile(0.66), 180),
  'icon-192.png': drawn(tile(0.78), 192),
  'icon-512.png': drawn(tile(0.78), 512),
  // A launcher may crop to a circle of 80 % of the width.
  'icon-maskable-512.png': drawn(tile(0.56), 512),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(name, target), content);
  console.log(`${name}: ${content.length} bytes`);
}
