import { atom, computed } from 'nanostores';
import type * as z from 'zod/mini';
import * as contract from '#contract/promotions.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

export type Promotion = z.output<typeof contract.promotion>;

const query = createQuery<Promotion | null>(
  ['promotions first'],
  async (signal) =>
    (await call(contract.listPromotions, { query: { page: 1, page_size: 1 }, signal })).data.items[0] ?? null,
);

/** In memory only: an offer comes back with the next page. */
const $dismissed = atom(false);

/** The offer that ends first; null for none, once it is dismissed, and while it is not known. */
export const $promotion = computed([keepPreviousData(query), $dismissed], ({ data }, isDismissed) =>
  isDismissed ? null : data,
);

export const dismissPromotion = () => $dismissed.set(true);
