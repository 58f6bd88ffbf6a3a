/**
 * Makes public/fonts from the full families. Run it by hand after a change of the lists below, and commit its output:
 *   node scripts/subset-fonts.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const families = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../public/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** ASCII without marks that no sentence or amount contains, so that text.woff2 and its headers fit into one round trip. */
const ascii = `${range(0x20, 0x5b)}]_${range(0x61, 0x7a)}`;
const punctuation = '\u00a0©·×–—‘’“”•…−↑↓€';

/** Letters of western European names, so that a name does not mix typefaces, and the ASCII marks that `ascii` leaves out. */
const accents = `\\^\`{|}~${range(0xa1, 0xa8)}${range(0xaa, 0xb6)}${range(0xb8, 0xd6)}${range(0xd8, 0xff)}`;
/** The family has these in a second file: naira, cedi, rupee, bitcoin, and letters of Yoruba, Turkish and Polish names. */
const beyond = '₦₵₹₿ṢṣŃńŁłİıŞşŠšŽž';
/** The dotted vowels of Yoruba and Igbo names, which the family has in a third file, for Vietnamese. */
const dotted = 'ẸẹỊịỌọỤụ';
/** Headings need letters, digits and punctuation. */
const headings = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} .,:;!?'’“”()-–&/%@…₦`;

interface Subset {
  source: string;
  file: string;
  text: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  features: string[];
  /** The file's budget in kB of 1000 bytes. */
  limit: number;
}

const weights = { wght: { min: 400, max: 650, default: 400 } };
const figures = ['kern', 'tnum', 'lnum', 'ccmp', 'mark'];
const subsets: Subset[] = [
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    file: 'text.woff2',
    text: ascii + punctuation,
    axes: weights,
    features: ['kern', 'tnum'],
    limit: 14,
  },
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    file: 'text-accents.woff2',
    text: accents,
    axes: weights,
    features: figures,
    limit: 11,
  },
  {
    source: 'inter/files/inter-latin-ext-wght-normal.woff2',
    file: 'text-beyond.woff2',
    text: beyond,
    axes: weights,
    features: figures,
    limit: 3.5,
  },
  {
    source: 'inter/files/inter-vietnamese-wght-normal.woff2',
    file: 'text-dotted.woff2',
    text: dotted,
    axes: weights,
    features: figures,
    limit: 2.1,
  },
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    file: 'display.woff2',
    text: headings,
    // The optical size for 60 px: most headings have 48 px, the home page's has 80.
    axes: { wght: 700, opsz: 60 },
    features: ['kern'],
    limit: 12,
  },
];

await mkdir(target, { recursive: true });
for (const { source, file, text, axes, features, limit } of subsets) {
  const font = await subsetFont(await readFile(new URL(source, families)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  if (font.length > limit * 1000)
    throw new Error(`${file} has ${font.length} bytes; its limit is ${limit} kB`);
  await writeFile(new URL(file, target), font);
  console.log(`${file}: ${font.length} bytes`);
}
await copyFile(new URL('inter/LICENSE', families), new URL('OFL-Inter.txt', target));
await copyFile(
  new URL('bricolage-grotesque/LICENSE', families),
  new URL('OFL-Bricolage-Grotesque.txt', target),
);
