import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { calendarDate } from './date-schema.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { transactionFilter } from './transactions.request.ts';

const format = z._default(z.literal('csv'), 'csv');
const currency = z._default(z.enum(displayCurrencies), 'ngn');
const text = z.string().check(z.minLength(1), z.maxLength(40));

/** What is written: exactly what a list with the same filter shows. */
export const exportRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transactions'),
    format,
    filter: z._default(z.object(transactionFilter), {}),
  }),
  z.object({
    kind: z.literal('ledger'),
    format,
    filter: z._default(
      z.object({
        asset: z.optional(z.enum(assetIds)),
        from: z.optional(calendarDate),
        to: z.optional(calendarDate),
        currency,
      }),
      { currency: 'ngn' },
    ),
  }),
  z.object({ kind: z.literal('statement'), format, filter: z.object({ period: text, currency }) }),
  z.object({ kind: z.literal('receipt'), format, filter: z.object({ transaction_id: text }) }),
]);

export const exportsRequests = {
  createExport: { body: exportRequest },
  getExport: { params: z.object({ id: pathId }) },
} satisfies RequestSchemas;
