import { candleRanges, type CandleRange } from '#contract/market.ts';

/** What a chart of prices begins with. */
export const FIRST_RANGE: CandleRange = '1D';

/** The parameter of an address that names the range of a chart. */
export const RANGE_KEY = 'range';

/** The range that the query of an address names. */
export const rangeIn = (query: URLSearchParams): CandleRange =>
  candleRanges.find((range) => range === query.get(RANGE_KEY)) ?? FIRST_RANGE;
