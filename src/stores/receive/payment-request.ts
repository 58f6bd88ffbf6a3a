import { atom, computed, onMount } from 'nanostores';
import * as contract from '#contract/payment-requests.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, invalidateQueries, type QueryState } from '../query/query-client.ts';

const KEY = 'payment requests one ';
const $id = atom<string | null>(null);

const query = createQuery<PaymentRequest>([KEY, $id], async (signal, _, id) => {
  const [{ data }] = await Promise.all([
    call(contract.getPaymentRequest, { params: { id: String(id) }, signal }),
    displaySettingsReady(),
  ]);
  return data;
});
// It is paid, withdrawn or has expired meanwhile: each comes with a notification.
onMount(query, () => onServerEvent('notification', () => invalidateQueries((key) => key.startsWith(KEY))));

/**
 * The payment request that a link names. It never shows an older one under another link: they ask for other amounts.
 * 404 `request_not_found`: there is none, or it asks somebody else.
 */
export const $paymentRequest = computed([query, $id], (state, id): QueryState<PaymentRequest> => {
  const { data, error = null, loading } = state;
  return { data: data?.request_id === id ? data : null, error, loading };
});

export function selectPaymentRequest(id: string | null): void {
  $id.set(id);
}

export function refetchPaymentRequest(): void {
  query.invalidate();
}
