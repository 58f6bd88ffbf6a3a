import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { LAGOS_ZONE } from './calendar-date.ts';
import { amount } from './money-schema.ts';
import { integerParam } from './pagination.ts';
import { calendarDate, timeZone } from './date-schema.ts';
import { optionalPersonText, searchRule } from './text/person-text.ts';
import {
  noteRule,
  reportReasons,
  transactionTypes,
  transactionDirections,
  transactionStatuses,
} from './transactions.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { clientId, messageText } from './support.request.ts';

/** Which transactions: of a list, and of an export. Filters add up. */
export const transactionFilter = {
  /** In what a row shows, and the reference. */
  q: z.optional(optionalPersonText(searchRule)),
  asset: z.optional(z.enum(assetIds)),
  type: z.optional(z.enum(transactionTypes)),
  direction: z.optional(z.enum(transactionDirections)),
  status: z.optional(z.enum(transactionStatuses)),
  /** Days of Africa/Lagos, both included. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  /** Both included. With `asset` in that asset, else of the value in naira when the transaction was made. */
  min: z.optional(amount),
  max: z.optional(amount),
};

export const transactionsRequests = {
  listTransactions: {
    query: z.object({
      /** Opaque: `next_cursor` of the page before. */
      cursor: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
      /** The Idempotency-Key of a transaction: finds it, or says whether it is being made now. */
      key: z.optional(z.uuid()),
      page_size: z.prefault(integerParam(50), 20),
      ...transactionFilter,
    }),
  },
  listTransactionMonths: {
    query: z.object({
      currency: z._default(z.enum(displayCurrencies), 'ngn'),
      zone: z._default(timeZone, LAGOS_ZONE),
    }),
  },
  getTransaction: {
    params: z.object({ id: pathId }),
  },
  setTransactionNote: {
    params: z.object({ id: pathId }),
    body: z.object({ note: z.nullable(optionalPersonText(noteRule)) }),
  },
  reportTransaction: {
    params: z.object({ id: pathId }),
    body: z.object({ client_id: clientId(), reason: z.enum(reportReasons), text: messageText() }),
  },
} satisfies RequestSchemas;
