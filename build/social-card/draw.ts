import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { engravedShellMarkup } from '../../src/content/engraved-shell.ts';
import { mark } from '../../src/content/mark.ts';
import { families } from './fonts.ts';
import { setTitle } from './title-layout.ts';

const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  readonly locale: 'en' | 'cn';
  readonly name: string;
  /** The name of the parent page; empty for most pages. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  /** The page's URL without `https://`. */
  readonly address: string;
}

// The light theme of src/styles/tokens.css, because a picture can't follow its reader's theme.
const ink = '#14211f';
const soft = '#4f5d59';
const lagoon = '#0b6b5d';
const ground = '#fbf8f2';
const wash = '#e3f0ec';
const line = '#e5dfd3';

const MARGIN = 76;
/** The width of the text column; the shell is to its right. */
const COLUMN = 664;

/** The height between the name and the URL that the text may fill. */
const TEXT_HEIGHT = 384;

/** Font sizes of a title in pixels, each with the lines that it allows. Chinese lines are higher. */
const titleSizes = {
  en: [
    [104, 1],
    [88, 2],
    [72, 2],
    [62, 3],
    [52, 4],
  ],
  cn: [
    [104, 1],
    [76, 2],
    [62, 3],
    [52, 4],
  ],
} as const;

type Style = Record<string, string | number>;
interface Node {
  type: 'div';
  props: { style: Style; children: string | Node[] };
}
const box = (style: Style, children: string | Node[]): Node => ({ type: 'div', props: { style, children } });

function words({ locale, name, section, title, description, address }: CardWords): Node {
  const { heading, text } = families[locale];
  const isChinese = locale === 'cn';
  const set = setTitle(title, isChinese, COLUMN, titleSizes[locale]);
  const titleHeight = isChinese ? 1.24 : 1.04;
  const textHeight = isChinese ? 1.6 : 1.42;
  const left = TEXT_HEIGHT - (section ? 26 * 1.4 + 14 : 0) - set.lines.length * set.size * titleHeight - 24;
  const column: Style = { display: 'flex', flexDirection: 'column' };
  return box(
    {
      ...column,
      width: CARD.width,
      height: CARD.height,
      padding: `64px ${MARGIN}px 52px`,
      boxSizing: 'border-box',
      justifyContent: 'space-between',
      color: ink,
      fontFamily: text,
    },
    [
      box(
        {
          marginLeft: 58,
          fontFamily: heading,
          fontWeight: 700,
          fontSize: 40,
          lineHeight: 1.2,
          letterSpacing: isChinese ? 0 : -1,
        },
        name,
      ),
      box({ ...column, width: COLUMN }, [
        ...(section
          ? [
              box(
                {
                  color: lagoon,
                  fontWeight: isChinese ? 700 : 600,
                  fontSize: 26,
                  lineHeight: 1.4,
                  marginBottom: 14,
                },
                section,
              ),
            ]
          : []),
        ...set.lines.map((line) =>
          box(
            {
              fontFamily: heading,
              fontWeight: 700,
              fontSize: set.size,
              lineHeight: titleHeight,
              letterSpacing: isChinese ? 0 : '-0.03em',
              whiteSpace: 'nowrap',
            },
            line,
          ),
        ),
        box(
          {
            display: 'block',
            lineClamp: Math.max(1, Math.min(3, Math.floor(left / (28 * textHeight)))),
            textOverflow: 'ellipsis',
            width: COLUMN - 24,
            marginTop: 24,
            color: soft,
            fontSize: 28,
            lineHeight: textHeight,
          },
          description,
        ),
      ]),
      box(
        {
          display: 'block',
          lineClamp: 1,
          textOverflow: 'ellipsis',
          width: COLUMN - 24,
          fontSize: 24,
          lineHeight: 1.4,
          color: soft,
        },
        address,
      ),
    ],
  );
}

const shell = `<g transform="translate(985 312) scale(2.72)">${engravedShellMarkup({ shell: wash, engrave: lagoon })}</g>`;

const logo = `<g transform="translate(${MARGIN - 3} 65) scale(1.95)"><path fill="${lagoon}" d="${mark.body}"/>
<path fill="${ground}" d="${mark.slit}"/><path stroke="${lagoon}" stroke-width="1.45" stroke-linecap="round" d="${mark.teeth}"/></g>`;

/** Draws the picture that other sites show with a link to a page. */
export async function drawSocialCard(card: CardWords, fonts: Font[]): Promise<Buffer> {
  const written = await satori(words(card) as never, { ...CARD, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${ground}"/>${shell}${logo}
<path stroke="${line}" stroke-width="2" d="M${MARGIN} 540H${MARGIN + COLUMN - 24}"/>${written}</svg>`;
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // A card has few colours: a palette halves its bytes, and large areas keep their exact colour without dithering.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: ground })
    .png({ palette: true, dither: 0 })
    .toBuffer();
}
