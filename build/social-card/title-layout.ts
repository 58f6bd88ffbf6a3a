const CLOSING = /^[\p{Pe}\p{Pf}，。：；？！、…—·.,:;?!%]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Approximate widths in the heading fonts, in em, which is enough to break lines. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef“”‘’…—]/u.test(letter)) width += 1;
    else if (/[iljtfr .,:;'’!|()-]/u.test(letter)) width += 0.31;
    else if (/[A-Zmw@%₦&]/u.test(letter)) width += 0.68;
    else width += 0.53;
  }
  return width;
}

/** Splits a title where a line may break: after a word, in Chinese too, but not before closing punctuation. */
function pieces(text: string, isChinese: boolean): string[] {
  if (!isChinese) return text.split(/(?<= )/);
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && (CLOSING.test(segment) || segment === ' ' || OPENING.test(last)))
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

function filled(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + part).trimEnd()) <= width)
      lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

export interface Setting {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Chooses the largest size at which a title fits into the lines that the size allows, and breaks it into lines of about equal
 * length.
 * @param column in pixels.
 * @param sizes pairs of pixels and most lines, the largest first; the last one is used for any longer title.
 */
export function setTitle(
  title: string,
  isChinese: boolean,
  column: number,
  sizes: readonly (readonly [size: number, most: number])[],
): Setting {
  const parts = pieces(title, isChinese);
  const settings = sizes.map(([size, most]) => ({ size, most, lines: filled(parts, column / size) }));
  const fitting =
    settings.find(
      ({ size, most, lines }) =>
        lines.length <= most && lines.every((line) => widthOf(line) * size <= column),
    ) ?? settings.at(-1);
  if (!fitting) throw new Error('a title needs a size');
  const { size } = fitting;
  let { lines } = fitting;
  for (let width = column / size; width > 1; width -= 0.25) {
    const narrower = filled(parts, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return { size, lines };
}
