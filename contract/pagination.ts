import * as z from 'zod/mini';

/** Most entries that one page of a list may have. */
const LARGEST_PAGE = 50;

/** Digits alone: a sign, an exponent, a prefix, a blank or a zero in front is a slip, and what it means is a guess. */
const WHOLE = /^(?:0|[1-9]\d{0,15})$/;

/** A whole number of a query. */
export const integerParam = (highest: number, lowest = 1) =>
  z.pipe(
    z.transform((given: string | number) => (WHOLE.test(String(given)) ? Number(given) : Number.NaN)),
    z.number().check(z.int(), z.minimum(lowest), z.maximum(highest)),
  );

/** The parameters of a list that comes in pages, as the specification names them: from 1, ten at a time. */
export const pageQuery = () => ({
  page: z.prefault(integerParam(1_000_000), 1),
  page_size: z.prefault(integerParam(LARGEST_PAGE), 10),
});

/** One page of a list. `total` counts every entry, of all pages. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return { items: z.array(item), page: z.number(), page_size: z.number(), total: z.number() };
}
