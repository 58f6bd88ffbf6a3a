/**
 * Makes public/fonts from the full families. Run by hand after a change of the lists below, and commit what it writes:
 *   node scripts/subset-fonts.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const families = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../public/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** ASCII but for marks that no sentence and no amount has: text.woff2 fits into one round trip with its headers. */
const ascii = `${range(0x20, 0x5b)}]_${range(0x61, 0x7a)}`;
const punctuation = '\u00a0©·×–—‘’“”•…−↑↓€';

/** Letters of western European names, so that a person's own name is set in one typeface, and what `ascii` leaves out. */
const accents = `\\^\`{|}~${range(0xa1, 0xa8)}${range(0xaa, 0xb6)}${range(0xb8, 0xd6)}${range(0xd8, 0xff)}`;
/** In the family's second file: naira, cedi, rupee, bitcoin, and letters of Yoruba, Turkish and Polish names. */
const beyond = '₦₵₹₿ṢṣŃńŁłİıŞşŠšŽž';
/** The vowels of Yoruba and Igbo names, which the family keeps in a third file, for Vietnamese. */
const dotted = 'ẸẹỊịỌọỤụ';
/** Headings are words: letters, figures and the marks of a sentence. */
const headings = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} .,:;!?'’“”()-–&/%@…₦`;

interface Subset {
  source: string;
  file: string;
  text: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  features: string[];
  /** kB of 1000 bytes that the file may have. */
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
    // Drawn for 60 px: headings have 48, the home page's 80.
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
