import * as z from 'zod/mini';
import { displayCurrencies } from './assets.ts';
import { moment } from './date-schema.ts';
import type { RequestSchemas } from './request.ts';

export const balancesRequests = {
  getBalances: {
    query: z.object({
      currency: z._default(z.enum(displayCurrencies), 'ngn'),
      /** A moment of the past. */
      as_of: z.optional(moment),
    }),
  },
} satisfies RequestSchemas;
