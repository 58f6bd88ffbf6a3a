import * as z from 'zod/mini';
import { count } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** How many promotions a customer is offered by default. */
export const PROMOTIONS = 3;

const promotions = z.record(z.string(), count.check(z.maximum(10_000)));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: how many promotions the customer is offered, if it is not the usual number. */
    promotions: Record<string, number>;
  }
}

export const promotionsSlice = defineSlice({
  key: 'promotions',
  schema: promotions,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
