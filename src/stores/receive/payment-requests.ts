import { onMount } from 'nanostores';
import * as contract from '#contract/payment-requests.ts';
import type { PaymentRequest, requestBoxes } from '#contract/payment-requests.ts';
import type { AssetId } from '#contract/assets.ts';
import { call } from '#src/api/call.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { onServerEvent } from '../live/server-events.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, invalidateQueries, keepPreviousData } from '../query/query-client.ts';

/** How often data is refetched while a component shows it. Notifications of requests bring news sooner. */
const REFETCH_INTERVAL_MS = 60_000;
const KEY = 'payment requests ';

export interface PaymentRequests {
  /** Newest first. */
  readonly items: readonly PaymentRequest[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

const isStale = (key: string) => key.startsWith(KEY);

function createBoxQuery(box: (typeof requestBoxes)[number]) {
  const query = createQuery<PaymentRequests>(
    [KEY + box],
    async (signal) => {
      const [{ data }] = await Promise.all([
        call(contract.listPaymentRequests, { query: { box }, signal }),
        displaySettingsReady(),
      ]);
      return { items: data.items, at: Date.now() };
    },
    REFETCH_INTERVAL_MS,
  );
  // A request that is made, paid or declined comes with a notification.
  onMount(query, () => onServerEvent('notification', () => invalidateQueries(isStale)));
  return query;
}

const incoming = createBoxQuery('in');
const outgoing = createBoxQuery('out');

/** What others ask of the person. */
export const $incomingRequests = keepPreviousData(incoming);
/** What the person asks of others. */
export const $outgoingRequests = keepPreviousData(outgoing);

export const refetchIncomingRequests = (): void => incoming.invalidate();
export const refetchOutgoingRequests = (): void => outgoing.invalidate();

export interface NewPaymentRequest {
  readonly asset: AssetId;
  /** Decimal string. */
  readonly amount: string;
  /** A username; null for a link that anybody may pay. */
  readonly to: string | null;
  readonly note: string | null;
  /** Seconds. */
  readonly expires_in: number;
}

/** The last request that was sent and not answered: the same one is sent again under its key, so that it is made once. */
let unanswered: { readonly body: string; readonly key: string } | null = null;

/**
 * Asks for money.
 * @throws ApiError; after one without an answer the same request can be sent again and is made once.
 */
export async function createPaymentRequest(request: NewPaymentRequest): Promise<PaymentRequest> {
  const body = JSON.stringify(request);
  if (unanswered?.body !== body) unanswered = { body, key: randomUuid() };
  const { data } = await call(contract.createPaymentRequest, {
    body: request,
    idempotencyKey: unanswered.key,
  });
  unanswered = null;
  invalidateQueries(isStale);
  return data;
}

/**
 * Declines a request of somebody else, or withdraws one's own.
 * @throws ApiError 409 `request_closed` where it has been paid, or has ended, meanwhile.
 */
export async function closePaymentRequest(id: string, status: 'declined' | 'cancelled'): Promise<void> {
  try {
    await call(contract.closePaymentRequest, { params: { id }, body: { status } });
  } finally {
    // Also after a refusal: the request is not what the list shows.
    invalidateQueries(isStale);
  }
}
