import * as z from 'zod/mini';

/** Most entries that one page of a list may have. */
const LARGEST_PAGE = 50;

/** A whole number of a query, from 1. */
export const integerParam = (highest: number) =>
  z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(highest));

/** The parameters of a list that comes in pages, as the specification names them: from 1, ten at a time. */
export const pageQuery = () => ({
  page: z._default(integerParam(1_000_000), 1),
  page_size: z._default(integerParam(LARGEST_PAGE), 10),
});

/** One page of a list. `total` counts every entry, of all pages. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return { items: z.array(item), page: z.number(), page_size: z.number(), total: z.number() };
}
