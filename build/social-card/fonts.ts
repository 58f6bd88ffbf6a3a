import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

interface Source {
  readonly name: string;
  readonly weight: 400 | 600 | 700;
  readonly file: string;
  /** The axis values of a variable font; undefined for a static one. */
  readonly axes?: Readonly<Record<string, number>>;
}

const inter = (part: string) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
const bricolage = (part: string) =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`;
const noto = (weight: number) =>
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;

const latin: readonly Source[] = [
  // The same axis values as for the site's headings in scripts/subset-fonts.ts.
  { name: 'Display', weight: 700, file: bricolage('latin'), axes: { wght: 700, opsz: 60 } },
  { name: 'Text', weight: 400, file: inter('latin'), axes: { wght: 400 } },
  { name: 'Text', weight: 600, file: inter('latin'), axes: { wght: 600 } },
  // The second file of a family has ₦ and more accented letters.
  { name: 'Display Beyond', weight: 700, file: bricolage('latin-ext'), axes: { wght: 700, opsz: 60 } },
  { name: 'Text Beyond', weight: 400, file: inter('latin-ext'), axes: { wght: 400 } },
];
const chinese: readonly Source[] = [
  { name: 'Chinese', weight: 400, file: noto(400) },
  { name: 'Chinese', weight: 700, file: noto(700) },
];

/** The font families of headings and text. Chinese comes first for Chinese, so that marks such as “ ” are full width. */
export const families = {
  en: { heading: 'Display, Display Beyond', text: 'Text, Text Beyond' },
  cn: { heading: 'Chinese, Text Beyond', text: 'Chinese, Text Beyond' },
} as const;

/** A letter of each family. A subset without letters has no cmap table, which the drawing library rejects. */
const ONE_OF_EACH = 'A₦的';

/**
 * Makes the fonts for cards, as static subsets with only the letters of a text: the drawing library supports neither woff2
 * nor variable fonts, and parses each font as a whole.
 * @param packages the path of node_modules.
 */
export async function cardFonts(packages: string, words: string): Promise<Font[]> {
  const text = [...new Set(words + ONE_OF_EACH)].sort().join('');
  const sources = /\p{Script=Han}/u.test(words) ? [...latin, ...chinese] : latin;
  const fonts: Font[] = [];
  for (const { name, weight, file, axes = {} } of sources) {
    const data = await subsetFont(await readFile(join(packages, file)), text, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: ['kern'],
    });
    fonts.push({ name, weight, style: 'normal', data: Buffer.from(data) });
  }
  return fonts;
}
