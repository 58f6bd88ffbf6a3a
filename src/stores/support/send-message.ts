import * as contract from '#contract/support.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { isAmbiguousFailure, isAuthError, isNetworkError, isRetryable } from '../errors/error-predicates.ts';
import { $online } from '../query/online.ts';
import { reconcileMutation } from '../query/reconcile-mutation.ts';
import type { StoredMessage } from './outbox-storage.ts';

/** The result of one attempt to send a message. */
export type SendResult =
  | { readonly kind: 'delivered'; readonly conversationId: string }
  /** `deferred`: no network, or nobody is signed in; `unknown`: the API may have it; `rejected`: the API does not take it. */
  | { readonly kind: 'deferred' | 'unknown' | 'rejected'; readonly error: ApiError };

/** Sends a message once. */
export async function sendMessage(message: StoredMessage): Promise<SendResult> {
  try {
    return { kind: 'delivered', conversationId: await post(message) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: failureKind(error), error };
  }
}

async function post({ client_id, conversationId, text, newConversation }: StoredMessage): Promise<string> {
  if (!newConversation) {
    await call(contract.sendMessage, { params: { id: conversationId }, body: { client_id, text } });
    return conversationId;
  }
  const { subject, route } = newConversation;
  return (await call(contract.openConversation, { body: { client_id, subject, text, context: { route } } }))
    .data.id;
}

function failureKind(error: ApiError): 'deferred' | 'unknown' | 'rejected' {
  const isOffline = isNetworkError(error) && (!$online.get() || !navigator.onLine);
  if (isOffline || isAuthError(error)) return 'deferred';
  return isRetryable(error) ? 'unknown' : 'rejected';
}

/**
 * Looks a message up in its conversation after every attempt failed. An opener has no conversation to look in: sending it
 * again is the way to find out.
 * @param error of the last attempt.
 */
export async function reconcileSend(
  { client_id, conversationId, newConversation }: StoredMessage,
  error: ApiError,
): Promise<SendResult> {
  if (!isAmbiguousFailure(error)) return { kind: 'unknown', error };
  if (newConversation) return { kind: 'unknown', error: new ApiError('outcome-unknown', { cause: error }) };
  const find = async () => {
    const { data } = await call(contract.listMessages, { params: { id: conversationId } });
    return data.items.some((item) => item.client_id === client_id) ? conversationId : null;
  };
  try {
    return { kind: 'delivered', conversationId: await reconcileMutation(error, true, find) };
  } catch (failure) {
    return { kind: 'unknown', error: failure instanceof ApiError ? failure : error };
  }
}
