import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

interface Source {
  readonly name: string;
  readonly weight: 400 | 600 | 700;
  readonly file: string;
  /** Where a variable family stands; none for a font of one weight. */
  readonly axes?: Readonly<Record<string, number>>;
}

const inter = (part: string) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
const bricolage = (part: string) =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`;
const noto = (weight: number) =>
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;

const latin: readonly Source[] = [
  // As the site's own headings: scripts/subset-fonts.ts.
  { name: 'Display', weight: 700, file: bricolage('latin'), axes: { wght: 700, opsz: 60 } },
  { name: 'Text', weight: 400, file: inter('latin'), axes: { wght: 400 } },
  { name: 'Text', weight: 600, file: inter('latin'), axes: { wght: 600 } },
  // A family's second file holds ₦ and the letters of more names.
  { name: 'Display Beyond', weight: 700, file: bricolage('latin-ext'), axes: { wght: 700, opsz: 60 } },
  { name: 'Text Beyond', weight: 400, file: inter('latin-ext'), axes: { wght: 400 } },
];
const chinese: readonly Source[] = [
  { name: 'Chinese', weight: 400, file: noto(400) },
  { name: 'Chinese', weight: 700, file: noto(700) },
];

/** The families to name, in their order, for a heading and for a text. Chinese marks such as “ ” are drawn full width. */
export const families = {
  en: { heading: 'Display, Display Beyond', text: 'Text, Text Beyond' },
  cn: { heading: 'Chinese, Text Beyond', text: 'Chinese, Text Beyond' },
} as const;

/** A letter of each family: a font with none of the words' letters has no table of letters, which the drawing library refuses. */
const ONE_OF_EACH = 'A₦的';

/**
 * The fonts that cards are drawn with, holding only the letters of these words: the drawing library takes neither woff2 nor
 * variable fonts, and reads the whole of what it gets.
 * @param packages node_modules.
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
