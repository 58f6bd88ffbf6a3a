import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { endpoint, noBody } from './endpoint.ts';
import { success } from './envelope.ts';
import type { TextRule } from './text/person-text.ts';

/** How the label of a payee may be written. */
export const labelRule: TextRule = { longest: 60 };
/** Payees that one customer can save. */
export const PAYEE_LIMIT = 100;

const saved = {
  payee_id: z.string(),
  label: z.string(),
  created_at: z.iso.datetime(),
  /** Null where it can be paid now; the end of a restriction of new payees that began before a payment to it was complete. */
  usable_from: z.nullable(z.iso.datetime()),
  /** Null before the first payment to it. */
  last_used_at: z.nullable(z.iso.datetime()),
};

/** Somebody outside of Cowrie who can be paid: an address of a chain, or an account at a bank. */
export const payee = z.discriminatedUnion('kind', [
  z.object({
    ...saved,
    kind: z.literal('address'),
    asset: z.enum(assetIds),
    network: z.string(),
    address: z.string(),
    memo: z.nullable(z.string()),
  }),
  z.object({
    ...saved,
    kind: z.literal('bank'),
    bank_code: z.string(),
    bank_name: z.string(),
    account_number: z.string(),
    account_name: z.string(),
  }),
]);
export type Payee = z.output<typeof payee>;

export const listPayees = endpoint({
  name: 'listPayees',
  method: 'GET',
  path: '/wallet/payees',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        items: z.array(payee),
        /** The server's time of the answer: `usable_from` counts from it, whatever the client's clock shows. */
        as_of: z.iso.datetime(),
      }),
    ),
  },
});

export const createPayee = endpoint({
  name: 'createPayee',
  method: 'POST',
  path: '/wallet/payees',
  origin: 'proposed',
  auth: 'session',
  idempotent: true,
  replies: { 201: success(payee) },
});

/** Changes the label. Whom it is paid to never changes. */
export const updatePayee = endpoint({
  name: 'updatePayee',
  method: 'PUT',
  path: '/wallet/payees/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(payee) },
});

export const deletePayee = endpoint({
  name: 'deletePayee',
  method: 'DELETE',
  path: '/wallet/payees/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 204: noBody },
});
