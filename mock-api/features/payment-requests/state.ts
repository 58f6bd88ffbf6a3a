import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { amount } from '#contract/money-schema.ts';
import { paymentRequestStatuses } from '#contract/payment-requests.ts';
import { isoTime, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const request = z.object({
  request_id: z.string(),
  /** The id of the party who asks. */
  from: z.string(),
  /** Of the party who is asked; null for whoever has the link. */
  to: z.nullable(z.string()),
  asset: z.enum(assetIds),
  amount,
  note: z.nullable(z.string()),
  status: z.enum(paymentRequestStatuses),
  created_at: isoTime,
  expires_at: timestamp,
  /** Of the payment, which both sides' transactions share. */
  operation_id: z.nullable(z.string()),
});
export type StoredPaymentRequest = z.output<typeof request>;
const rows = z.record(z.string(), request);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By request id, oldest first. */
    paymentRequests: z.output<typeof rows>;
  }
}

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** A request for money expires. */
    request_expired: { readonly customer_id: string; readonly request_id: string };
  }
}

export const paymentRequestsSlice = defineSlice({
  key: 'paymentRequests',
  schema: rows,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: (state, { customer_id }) => {
    for (const { request_id, from, to } of Object.values(state.paymentRequests))
      if (from === customer_id || to === customer_id)
        Reflect.deleteProperty(state.paymentRequests, request_id);
  },
});
