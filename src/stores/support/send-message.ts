import * as contract from '#contract/support.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { isAmbiguousFailure, isRetryable } from '../errors/error-predicates.ts';
import { reconcileMutation } from '../query/reconcile-mutation.ts';
import { $online } from '../query/online.ts';
import type { StoredMessage } from './outbox-storage.ts';

/** What became of one attempt to send a message. */
export type SendResult =
  /** It is there; `conversation` is the id of the one that it is in. */
  | { readonly kind: 'there'; readonly conversation: string }
  /** There is no network, or nobody is signed in any more. */
  | { readonly kind: 'waits'; readonly error: ApiError }
  /** It may be there or not. Sent again, it is there once. */
  | { readonly kind: 'unknown'; readonly error: ApiError }
  /** The API does not take it. */
  | { readonly kind: 'refused'; readonly error: ApiError };

/** Sends a message once. */
export async function sendMessage(message: StoredMessage): Promise<SendResult> {
  try {
    return { kind: 'there', conversation: await send(message) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: kindOf(error), error };
  }
}

/**
 * What became of a message whose answers were lost, every time: the conversation is asked for it. Of one that opens a
 * conversation nobody can be asked: sending it again is the question.
 * @param error of the last attempt.
 */
export async function reconcileSend(
  { client_id, place, opens }: StoredMessage,
  error: ApiError,
): Promise<Exclude<SendResult, { kind: 'waits' }>> {
  if (!isAmbiguousFailure(error)) return { kind: 'unknown', error };
  if (opens) return { kind: 'unknown', error: new ApiError('outcome-unknown', { cause: error }) };
  const look = async () => {
    const { data } = await call(contract.messages, undefined, { params: { id: place } });
    return data.items.some((one) => one.client_id === client_id) ? place : null;
  };
  try {
    return { kind: 'there', conversation: await reconcileMutation(error, true, look) };
  } catch (failure) {
    return { kind: 'unknown', error: failure instanceof ApiError ? failure : error };
  }
}

async function send({ client_id, place, text, opens }: StoredMessage): Promise<string> {
  if (!opens) {
    await call(contract.write, { client_id, text }, { params: { id: place } });
    return place;
  }
  const { subject, route } = opens;
  return (await call(contract.open, { client_id, subject, text, context: { route } })).data.id;
}

function kindOf(error: ApiError): 'waits' | 'unknown' | 'refused' {
  const away = error.kind === 'network' && (!$online.get() || !navigator.onLine);
  if (away || error.status === 401 || error.status === 403) return 'waits';
  return isRetryable(error) ? 'unknown' : 'refused';
}
