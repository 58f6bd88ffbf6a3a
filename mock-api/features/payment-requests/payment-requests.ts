import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import {
  OPEN_LINKS,
  OPEN_REQUESTS,
  REQUESTS_A_DAY,
  type PaymentRequest,
} from '#contract/payment-requests.ts';
import { iso, now, secondsUntil } from '../../core/clock.ts';
import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { own, remove } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import { notify } from '../notifications/notifications.ts';
import type { NotificationText } from '../notifications/texts.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { readAmount } from '../payment-errors/read-amount.ts';
import { isFamiliar } from '../transactions/familiar-people.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { isBlocked } from '../users/blocks.ts';
import { partyById, type Party } from '../users/parties.ts';
import type { StoredPaymentRequest } from './state.ts';
import { texts } from './texts.ts';

/** Requests that a customer made and that are kept: the oldest that have ended go first. */
const REQUEST_LIMIT = 200;
const DAY_MS = 24 * 3_600_000;

export const linkOf = (requestId: string) => `/w/send?request=${requestId}`;

export interface NewPaymentRequest {
  readonly asset: AssetId;
  readonly amount: string;
  /** Who is asked; null for whoever has the link. */
  readonly to: Party | null;
  readonly note: string | null;
  /** Seconds. */
  readonly expires_in: number;
}

/**
 * Asks for money.
 * @throws ApiError 409 `too_many_requests_open`; 422 `self_send`, `recipient_blocked`, and what
 * `readAmount` throws; 429 `rate_limited`
 */
export function askForMoney(
  { state }: JobContext,
  asker: Party,
  { asset, amount, to: asked, note, expires_in }: NewPaymentRequest,
): StoredPaymentRequest {
  if (asked) refuseAsked(state, asker, asked);
  else refuseManyLinks(state, asker);
  const minor = readAmount(amount, asset);
  const request: StoredPaymentRequest = {
    request_id: `req_${next(state, 'request', asker.id).slice(0, 20)}`,
    from: asker.id,
    to: asked?.id ?? null,
    asset,
    amount: formatAmount(minor, assets[asset].scale),
    note,
    status: 'open',
    created_at: iso(now(state)),
    expires_at: now(state) + expires_in * 1000,
    operation_id: null,
  };
  evictEnded(state, asker);
  state.paymentRequests[request.request_id] = request;
  scheduleJob(state, 'request_expired', request.expires_at, {
    customer_id: asker.id,
    request_id: request.request_id,
  });
  if (asked) tell(state, asked.id, 'request_in', request, asker);
  return request;
}

const requestsOf = (state: SandboxState, { id }: Party): StoredPaymentRequest[] =>
  Object.values(state.paymentRequests).filter(({ from }) => from === id);

/** @throws ApiError 409 `too_many_requests_open` */
function refuseManyLinks(state: SandboxState, asker: Party): void {
  const open = requestsOf(state, asker).filter(({ to, status }) => to === null && status === 'open');
  if (open.length >= OPEN_LINKS)
    throw new ApiError('too_many_requests_open', texts.too_many_links_open, {
      values: { limit: OPEN_LINKS },
    });
}

/** Makes room for one more request, if enough of the asker's have ended. Those to a person stay for a day, which counts them. */
function evictEnded(state: SandboxState, asker: Party): void {
  const made = requestsOf(state, asker);
  const ended = made.filter(
    (request) => request.status !== 'open' && (request.to === null || !isOfDay(state, request)),
  );
  for (const { request_id } of ended.slice(0, Math.max(0, made.length - REQUEST_LIMIT + 1)))
    remove(state.paymentRequests, request_id);
}

/** Whether a request was made within 24 hours. */
function isOfDay(state: SandboxState, { created_at }: StoredPaymentRequest): boolean {
  const made = Date.parse(created_at);
  // The clock can also be moved back.
  return made > now(state) - DAY_MS && made <= now(state);
}

/**
 * @throws ApiError 409 `too_many_requests_open`; 422 `self_send`, `recipient_blocked`; 429 `rate_limited`: also a request that was
 * cancelled has notified somebody
 */
function refuseAsked(state: SandboxState, asker: Party, asked: Party): void {
  if (asked.id === asker.id) throw paymentError('self_send');
  if (isBlocked(state, asker.id, asked.id)) throw paymentError('recipient_blocked');
  const toThem = requestsOf(state, asker).filter(({ to }) => to === asked.id);
  if (toThem.filter(({ status }) => status === 'open').length >= OPEN_REQUESTS)
    throw paymentError('too_many_requests_open');
  const freeing = toThem.filter((request) => isOfDay(state, request)).at(-REQUESTS_A_DAY);
  if (!freeing) return;
  const wait = secondsUntil(state, Date.parse(freeing.created_at) + DAY_MS);
  throw rateLimited(state, wait, texts.requests_a_day, { limit: REQUESTS_A_DAY, wait: { wait } });
}

/** Notifies a user of the sandbox; one of the directory has nobody to notify. */
function tell(
  state: SandboxState,
  customerId: string,
  text: NotificationText,
  { request_id, asset, amount }: StoredPaymentRequest,
  other: Party | undefined,
): void {
  const user = own(state.users, customerId);
  if (!user) return;
  const values = { name: other?.name ?? '', amount: { asset, amount } };
  // Where both sides find it: who is asked can pay or decline it there.
  const link = `/w/receive?tab=user&request=${request_id}`;
  notify(state, user, { type: 'transaction', text, values, link });
}

/** A request that somebody may see. @throws ApiError 404 `request_not_found` */
export function requireRequest(state: SandboxState, customerId: string, id: string): StoredPaymentRequest {
  const request = own(state.paymentRequests, id);
  const isSeen = request && (request.from === customerId || request.to === customerId || request.to === null);
  if (!isSeen) throw paymentError('request_not_found');
  return request;
}

/**
 * A request that somebody can pay with these terms.
 * @throws ApiError 404 `request_not_found`, also for other terms than its own; 409 `request_closed`
 */
export function requirePayable(
  state: SandboxState,
  payerId: string,
  { request_id, ...terms }: { request_id: string; receiver: string | null; asset: AssetId; amount: string },
): StoredPaymentRequest {
  const request = requireRequest(state, payerId, request_id);
  const { from, asset, amount } = request;
  if (from === payerId || from !== terms.receiver || asset !== terms.asset || amount !== terms.amount)
    throw paymentError('request_not_found');
  if (request.status !== 'open') throw paymentError('request_closed');
  return request;
}

export function markPaid(
  { state }: JobContext,
  request: StoredPaymentRequest,
  { payer, operation_id }: { payer: Party; operation_id: string },
): void {
  request.status = 'paid';
  request.operation_id = operation_id;
  tell(state, request.from, 'request_paid', request, payer);
}

/**
 * Declines a request, or withdraws it.
 * @throws ApiError 404 `request_not_found` for who may not; 409 `request_closed`
 */
export function closeRequest(
  { state }: JobContext,
  party: Party,
  request: StoredPaymentRequest,
  status: 'declined' | 'cancelled',
): void {
  const mayClose = status === 'declined' ? request.to === party.id : request.from === party.id;
  if (!mayClose) throw paymentError('request_not_found');
  if (request.status === status) return;
  if (request.status !== 'open') throw paymentError('request_closed');
  request.status = status;
  if (status === 'declined') tell(state, request.from, 'request_declined', request, party);
}

export function expireRequest({ state }: JobContext, { request_id }: JobKinds['request_expired']): void {
  const request = own(state.paymentRequests, request_id);
  if (request?.status === 'open') request.status = 'expired';
}

export function presentRequest(
  state: SandboxState,
  customerId: string,
  { from, to, note, expires_at, operation_id, ...request }: StoredPaymentRequest,
): PaymentRequest {
  const someone = (id: string) => {
    const { username = '', name = '' } = partyById(state, id) ?? {};
    return { username, name };
  };
  const payment = operation_id
    ? transactionsOf(state, customerId).find((one) => one.operation_id === operation_id)
    : undefined;
  const isNoteShown = from === customerId || payment !== undefined || isFamiliar(state, customerId, from);
  return {
    ...request,
    note: isNoteShown ? note : null,
    note_hidden: note !== null && !isNoteShown,
    box: from === customerId ? 'out' : 'in',
    from: someone(from),
    to: to === null ? null : someone(to),
    expires_at: iso(expires_at),
    link: linkOf(request.request_id),
    transaction_id: payment?.id ?? null,
  };
}
