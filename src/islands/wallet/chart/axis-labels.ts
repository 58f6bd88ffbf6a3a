import { formatAxisTime } from '#src/intl/format/chart-time.ts';
import type { Locale } from '#src/intl/locale.ts';
import { spanOf, type ChartPoint } from './chart-line.ts';

/** As many as stand side by side on the narrowest phone, in either language. */
const LABELS = 4;

interface AxisLabel {
  readonly point: number;
  /** Empty where it would say the same as the one before. */
  readonly text: string;
}

/**
 * The times under a line, evenly apart: of its first point, its last, and some between. A young account has fewer points than that.
 * @param now milliseconds since 1970: the day that it is of is named.
 */
export function axisLabels(points: readonly ChartPoint[], locale: Locale, now: number): readonly AxisLabel[] {
  const span = spanOf(points);
  const last = points.length - 1;
  const evenly = Array.from({ length: LABELS }, (_, label) => Math.round((label * last) / (LABELS - 1)));
  let before = '';
  return [...new Set(evenly)].map((point) => {
    const text = formatAxisTime(points[point]?.at ?? '', locale, span, now);
    if (text === before) return { point, text: '' };
    before = text;
    return { point, text };
  });
}
