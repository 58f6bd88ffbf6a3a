import { assetIds, type AssetId } from '#contract/assets.ts';
import { coinMarks, type MarkShape } from '#src/content/coin-marks.ts';

/** The stroke width that `.coin` (base.css) sets: shapes inherit it through <use>, so the sprite leaves it out. */
const LINE_WIDTH = 2.75;

function shapePath({ d, fill, stroke, width, opacity }: MarkShape): string {
  const attributes = {
    d,
    fill,
    stroke: fill ? 'none' : stroke,
    'stroke-width': width === LINE_WIDTH ? undefined : width,
    'stroke-opacity': opacity,
  };
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<path${present.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`;
}

/** Each symbol has the id of its asset. */
function coinSymbol(id: AssetId): string {
  const { ground, shapes } = coinMarks[id];
  const disc = `<circle cx="16" cy="16" r="16" stroke="none" fill="${ground}"/>`;
  return `<symbol id="${id}" viewBox="0 0 32 32">${disc}${shapes.map(shapePath).join('')}</symbol>`;
}

/** A symbol for every coin: shown with `<use href="/marks.svg#btc">` inside an element with the class `coin`. */
export const coinSymbols = (): string => assetIds.map(coinSymbol).join('');
