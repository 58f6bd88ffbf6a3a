import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { calendarDate, calendarYear } from './date-schema.ts';
import { integerParam } from './pagination.ts';
import { pathId, type RequestSchemas } from './request.ts';

const currency = z._default(z.enum(displayCurrencies), 'ngn');

export const statementsRequests = {
  listLedgerLines: {
    query: z.object({
      /** Opaque: `next_cursor` of the page before. */
      cursor: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
      page_size: z.prefault(integerParam(100), 50),
      asset: z.optional(z.enum(assetIds)),
      /** Days of Africa/Lagos, both included. */
      from: z.optional(calendarDate),
      to: z.optional(calendarDate),
      currency,
    }),
  },
  listStatements: { query: z.object({ year: z.optional(calendarYear()) }) },
  getStatement: { params: z.object({ period: pathId }), query: z.object({ currency }) },
} satisfies RequestSchemas;
