import { endpoint, noBody } from './endpoint.ts';
import { success } from './envelope.ts';
import { quote } from './quotes.ts';
import { transaction } from './transactions.ts';

/** Prices a payment and says what it needs. Nothing is moved. */
export const createQuote = endpoint({
  name: 'createQuote',
  method: 'POST',
  path: '/wallet/quotes',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(quote) },
});

/** The quote can never be used after this. */
export const deleteQuote = endpoint({
  name: 'deleteQuote',
  method: 'DELETE',
  path: '/wallet/quotes/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 204: noBody },
});

/** Carries a quote out. */
export const createTransaction = endpoint({
  name: 'createTransaction',
  method: 'POST',
  path: '/wallet/transactions',
  origin: 'proposed',
  auth: 'session',
  idempotent: true,
  replies: { 201: success(transaction) },
});

export const cancelTransaction = endpoint({
  name: 'cancelTransaction',
  method: 'POST',
  path: '/wallet/transactions/{id}/cancel',
  origin: 'proposed',
  auth: 'session',
  idempotent: true,
  replies: { 200: success(transaction) },
});

/** What the customer says of a bank deposit: that the money was sent, or that it will not be. */
export const setDepositStatus = endpoint({
  name: 'setDepositStatus',
  method: 'PUT',
  path: '/wallet/transactions/{id}/status',
  origin: 'proposed',
  auth: 'session',
  idempotent: true,
  replies: { 200: success(transaction) },
});
