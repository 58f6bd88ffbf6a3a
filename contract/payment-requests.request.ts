import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { requestBoxes } from './payment-requests.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { asciiText } from './text/ascii-field.ts';
import { optionalPersonText } from './text/person-text.ts';
import { noteRule } from './transactions.ts';

const HOUR = 3600;
const params = z.object({ id: pathId });

export const paymentRequestsRequests = {
  listPaymentRequests: { query: z.object({ box: z._default(z.enum(requestBoxes), 'in') }) },
  getPaymentRequest: { params },
  createPaymentRequest: {
    body: z.object({
      asset: z.enum(assetIds),
      /** A decimal string. Anything else is refused with `amount_format`. */
      amount: z.string().check(z.maxLength(80)),
      /** A username; anybody with the link when left out. */
      to: z.optional(z.nullable(asciiText(40))),
      note: z.optional(z.nullable(optionalPersonText(noteRule))),
      /** Seconds: an hour to thirty days. */
      expires_in: z._default(z.int().check(z.minimum(HOUR), z.maximum(30 * 24 * HOUR)), 7 * 24 * HOUR),
    }),
  },
  closePaymentRequest: { params, body: z.object({ status: z.enum(['declined', 'cancelled']) }) },
} satisfies RequestSchemas;
