import { atom } from 'nanostores';
import type { Approval } from '#contract/approval.ts';
import type { Quote } from '#contract/quotes.ts';
import { createTransaction, deleteQuote } from '#contract/transfers.ts';
import { listTransactions, type Transaction } from '#contract/transactions.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { beginPayment } from '../interface/open-payment.ts';
import {
  readMoneyKey,
  removeMoneyKey,
  writeMoneyKey,
  type MoneyKey,
  type PaymentIntent,
} from './money-key.ts';

/**
 * What is known of this tab's payment. From `sending` on it is open, until it is `found` or `not-sent`: nothing of it may be
 * edited, and no other review opens.
 */
export type PaymentState =
  | { readonly name: 'none' }
  /** In review. `error` is why the last attempt was refused: nothing was moved. */
  | { readonly name: 'ready'; readonly quoteId: string; readonly error: ApiError | null }
  | { readonly name: 'sending'; readonly quoteId: string }
  /** The answer was lost, and it is not known yet what became of it: nothing can be said of the money. */
  | { readonly name: 'checking'; readonly quoteId: string }
  /** The API has no such transaction so far. `error` is why another attempt was refused, which says nothing of the first. */
  | { readonly name: 'unknown'; readonly quoteId: string; readonly error: ApiError | null }
  | { readonly name: 'found'; readonly transaction: Transaction }
  /** The quote can't be used any more, and was not used. `error` has a fresh one if it has expired (`quote_expired`). */
  | { readonly name: 'not-sent'; readonly quoteId: string; readonly error: ApiError | null };

export const $payment = atom<PaymentState>({ name: 'none' });

/** Milliseconds between two questions about a payment whose answer was lost. */
const LOOK_UP_MS = 2000;

/** Milliseconds after which an answer counts as lost. The request may still arrive, under its key. */
const ANSWER_MS = 20_000;

type LookUp = ReplyOf<typeof listTransactions>['data'];

/** Counts the payments of this document: what belongs to an earlier one is dropped. */
let epoch = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let endPayment: (() => void) | null = null;
/** The attempt or the withdrawal that is in flight: a second one would be a second request. */
let inFlight: symbol | null = null;

/** True from the moment that a payment leaves until it is found, or known not to be sent. */
export function isPaymentOpen(): boolean {
  return (readMoneyKey()?.sent_at ?? null) !== null;
}

/**
 * Makes a quote this tab's payment, with a key of its own. The same quote keeps its key, whatever else of the intent changes.
 * @returns false while another payment is open, which has to be resolved first
 */
export function preparePayment(
  quote: Pick<Quote, 'quote_id' | 'expires_at'>,
  customerId: string,
  intent: Omit<PaymentIntent, 'quote_id'>,
): boolean {
  if (isPaymentOpen() || inFlight) return false;
  const { quote_id, expires_at } = quote;
  const former = readMoneyKey();
  const isSame = former?.quote_id === quote_id && former.customer_id === customerId;
  writeMoneyKey({
    key: isSame ? former.key : crypto.randomUUID(),
    quote_id,
    customer_id: customerId,
    expires_at,
    body: { ...intent, quote_id },
    sent_at: null,
  });
  epoch += 1;
  $payment.set({ name: 'ready', quoteId: quote_id, error: null });
  return true;
}

/** Forgets a payment that was not sent: it was edited, or has another quote. An open one stays. */
export function discardPayment(): void {
  if (isPaymentOpen() || inFlight) return;
  reset();
}

/** Forgets a payment whose end was seen. */
export function closePayment(): void {
  const { name } = $payment.get();
  if (name === 'found' || name === 'not-sent') reset();
}

function reset(): void {
  epoch += 1;
  clearTimeout(timer);
  release();
  removeMoneyKey();
  $payment.set({ name: 'none' });
}

function release(): void {
  endPayment?.();
  endPayment = null;
}

/** Takes up this tab's payment after a reload: one that was sent is looked up, one that was not is in review again. */
export function resumePayment(customerId: string): void {
  const stored = readMoneyKey();
  if (!stored || $payment.get().name !== 'none') return;
  // What somebody else did in this tab is not shown, and not sent.
  if (stored.customer_id !== customerId) {
    removeMoneyKey();
    return;
  }
  if (stored.sent_at === null) {
    $payment.set({ name: 'ready', quoteId: stored.quote_id, error: null });
    return;
  }
  endPayment ??= beginPayment();
  startLookUp(stored);
}

/**
 * Sends the payment, once: also where it is called twice, and in a second attempt with the same key and body.
 * @param approval what proves that its owner wants it; never stored.
 */
export async function sendPayment(approval: Approval): Promise<void> {
  const stored = readMoneyKey();
  const { name } = $payment.get();
  if (!stored || inFlight || (name !== 'ready' && name !== 'unknown')) return;
  const attempt = (inFlight = Symbol('attempt'));
  const isFirst = stored.sent_at === null;
  endPayment ??= beginPayment();
  if (isFirst) writeMoneyKey({ ...stored, sent_at: new Date().toISOString() });
  clearTimeout(timer);
  const started = (epoch += 1);
  $payment.set({ name: 'sending', quoteId: stored.quote_id });
  const patience = setTimeout(() => {
    inFlight = null;
    startLookUp(stored);
  }, ANSWER_MS);
  try {
    const { data } = await call(createTransaction, {
      body: { ...stored.body, approval },
      idempotencyKey: stored.key,
    });
    // Also where it was given up: a success is true whenever it comes.
    if (started === epoch || readMoneyKey()?.key === stored.key) settle({ name: 'found', transaction: data });
  } catch (error) {
    if (started === epoch && error instanceof ApiError) judge(stored, isFirst, error);
  } finally {
    clearTimeout(patience);
    if (inFlight === attempt) inFlight = null;
  }
}

/** What an answer proves. Only 410 says that a quote was not used and never will be; a 5xx or no answer proves nothing. */
function judge(stored: MoneyKey, isFirst: boolean, error: ApiError): void {
  const { quote_id: quoteId } = stored;
  const isAnswer = error.kind === 'http' && error.status >= 400 && error.status < 500;
  if (isAnswer && error.status === 410) {
    settle({ name: 'not-sent', quoteId, error });
    return;
  }
  if (!isAnswer || asksForLookUp(error)) {
    startLookUp(stored);
    return;
  }
  reportAuthError(error);
  if (isFirst) {
    writeMoneyKey({ ...stored, sent_at: null });
    release();
    $payment.set({ name: 'ready', quoteId, error });
    return;
  }
  // The refusal speaks of this attempt alone: the first one may still arrive.
  $payment.set({ name: 'unknown', quoteId, error });
  scheduleLookUp(stored);
}

/** Codes that say: something with this key or this quote is known. */
const asksForLookUp = ({ code }: ApiError) =>
  code === 'request_in_progress' || code === 'quote_used' || code === 'idempotency_key_reused';

/** Withdraws the quote, so that a request that is still on its way can't use it any more. */
export async function withdrawPayment(): Promise<void> {
  const stored = readMoneyKey();
  const { name } = $payment.get();
  if (!stored || inFlight || (name !== 'unknown' && name !== 'checking')) return;
  inFlight = Symbol('withdrawal');
  clearTimeout(timer);
  const started = (epoch += 1);
  $payment.set({ name: 'checking', quoteId: stored.quote_id });
  try {
    await withPatience((signal) => call(deleteQuote, { params: { id: stored.quote_id }, signal }));
    if (started === epoch) settle({ name: 'not-sent', quoteId: stored.quote_id, error: null });
  } catch (error) {
    if (started !== epoch) return;
    reportAuthError(error);
    startLookUp(stored);
  } finally {
    inFlight = null;
  }
}

function settle(state: Extract<PaymentState, { name: 'found' | 'not-sent' }>): void {
  clearTimeout(timer);
  removeMoneyKey();
  release();
  $payment.set(state);
}

function startLookUp(stored: MoneyKey): void {
  $payment.set({ name: 'checking', quoteId: stored.quote_id });
  void lookUp(stored);
}

function scheduleLookUp(stored: MoneyKey): void {
  clearTimeout(timer);
  timer = setTimeout(() => void lookUp(stored), LOOK_UP_MS);
}

/** Asks what became of a payment, and goes on asking until that is known. */
async function lookUp(stored: MoneyKey): Promise<void> {
  const asked = (epoch += 1);
  const { quote_id: quoteId, key } = stored;
  let found: LookUp | null = null;
  try {
    found = (await withPatience((signal) => call(listTransactions, { query: { key }, signal }))).data;
  } catch (error) {
    reportAuthError(error);
  }
  if (asked !== epoch) return;
  const [transaction] = found?.items ?? [];
  if (transaction) {
    settle({ name: 'found', transaction });
    return;
  }
  if (found && !found.running && hasPassed(stored.expires_at, found.server_time)) {
    settle({ name: 'not-sent', quoteId, error: null });
    return;
  }
  const before = $payment.get();
  if (!found || found.running) $payment.set({ name: 'checking', quoteId });
  else if (before.name !== 'unknown') $payment.set({ name: 'unknown', quoteId, error: null });
  scheduleLookUp(stored);
}

/** Gives up a call that is not answered in time. */
async function withPatience<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const patience = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(patience);
  }
}

/** By the server's clock: the browser's may show anything. */
const hasPassed = (moment: string, serverTime: string | undefined): boolean =>
  serverTime !== undefined && Date.parse(serverTime) >= Date.parse(moment);
