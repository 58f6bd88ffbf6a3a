import { computed } from 'nanostores';
import type * as z from 'zod/mini';
import * as contract from '#contract/promotions.ts';
import { call } from '#src/api/call.ts';
import { $dismissed, dismiss } from '../interface/dismissed.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

export type Promotion = z.output<typeof contract.promotion>;

const query = createQuery<Promotion | null>(
  ['promotions first'],
  async (signal) =>
    (await call(contract.listPromotions, { query: { page: 1, page_size: 1 }, signal })).data.items[0] ?? null,
);

/** The offer that ends first; null for none, once it is dismissed, and while it is not known. */
export const $promotion = computed([keepPreviousData(query), $dismissed], ({ data }, dismissed) =>
  data && dismissed.includes(`promotion:${data.id}`) ? null : data,
);

export const dismissPromotion = ({ id }: Promotion) => dismiss(`promotion:${id}`);
