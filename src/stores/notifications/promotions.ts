import { computed } from 'nanostores';
import type * as z from 'zod/mini';
import * as contract from '#contract/promotions.ts';
import { call } from '#src/api/call.ts';
import { $dismissed, dismiss } from '../interface/dismissed.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

export type Promotion = z.output<typeof contract.promotion>;

const query = createQuery<readonly Promotion[]>(
  ['promotions'],
  // The first page of ten (spec section 7).
  async (signal) =>
    (await call(contract.listPromotions, { query: { page: 1, page_size: 10 }, signal })).data.items,
);

/** The offer that ends first of those that were not dismissed; null for none, and while they are not known. */
export const $promotion = computed(
  [keepPreviousData(query), $dismissed],
  ({ data }, dismissed) => data?.find(({ id }) => !dismissed.includes(`promotion:${id}`)) ?? null,
);

export const dismissPromotion = ({ id }: Promotion) => dismiss(`promotion:${id}`);
