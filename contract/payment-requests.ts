import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './money-schema.ts';

export const paymentRequestStatuses = ['open', 'paid', 'declined', 'cancelled', 'expired'] as const;
export type PaymentRequestStatus = (typeof paymentRequestStatuses)[number];
/** `in`: others ask the customer. `out`: the customer asks others. */
export const requestBoxes = ['in', 'out'] as const;
/** Open requests to one person: more would be pestering. */
export const OPEN_REQUESTS = 3;
/** Requests of one person to another within 24 hours, whatever became of them. */
export const REQUESTS_A_DAY = 5;
/** Open requests of a customer that anybody with the link may pay. */
export const OPEN_LINKS = 20;

const someone = z.object({ username: z.string(), name: z.string() });

export const paymentRequest = z.object({
  request_id: z.string(),
  box: z.enum(requestBoxes),
  /** Who asks. */
  from: someone,
  /** Who is asked; null where anybody with the link may pay. */
  to: z.nullable(someone),
  asset: z.enum(assetIds),
  amount,
  note: z.nullable(z.string()),
  /** There is a note that the reader does not see yet, because they have neither paid nor asked who asks before. */
  note_hidden: z.boolean(),
  status: z.enum(paymentRequestStatuses),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** A path of the site: the way to pay it. */
  link: z.string(),
  /** The payment, as the reader of the request sees it; null before one is made, and where somebody else has paid. */
  transaction_id: z.nullable(z.string()),
});
export type PaymentRequest = z.output<typeof paymentRequest>;

/** The newest first. */
export const listPaymentRequests = endpoint({
  name: 'listPaymentRequests',
  method: 'GET',
  path: '/wallet/payment-requests',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ items: z.array(paymentRequest) })) },
});

export const getPaymentRequest = endpoint({
  name: 'getPaymentRequest',
  method: 'GET',
  path: '/wallet/payment-requests/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(paymentRequest) },
});

export const createPaymentRequest = endpoint({
  name: 'createPaymentRequest',
  method: 'POST',
  path: '/wallet/payment-requests',
  origin: 'proposed',
  auth: 'session',
  idempotent: true,
  replies: { 201: success(paymentRequest) },
});

export const closePaymentRequest = endpoint({
  name: 'closePaymentRequest',
  method: 'PUT',
  path: '/wallet/payment-requests/{id}/status',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(paymentRequest) },
});
