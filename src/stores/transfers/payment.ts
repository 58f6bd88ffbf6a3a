import { atom } from 'nanostores';
import type { Approval } from '#contract/approval.ts';
import type { Quote, QuoteKind } from '#contract/quotes.ts';
import { createTransaction, deleteQuote } from '#contract/transfers.ts';
import type { Transaction } from '#contract/transactions.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { beginPayment } from '../interface/open-payment.ts';
import { differencesFromApproval } from './approved-transaction.ts';
import { askForPayment } from './payment-look-up.ts';
import { countLookUp, showProgress } from './payment-progress.ts';
import { ANSWER_MS, verdictOf, withPatience } from './payment-verdict.ts';
import type { PaymentState } from './payment-state.ts';
import { markUnapproved } from './unapproved-payments.ts';
import {
  readMoneyKey,
  removeMoneyKey,
  shownOf,
  writeMoneyKey,
  type MoneyKey,
  type PaymentIntent,
} from './money-key.ts';

export const $payment = atom<PaymentState>({ name: 'none' });

/** Of which kind this tab's payment is, or was: a conversion is shown in its sheet, all else where it is sent. */
export const $paymentKind = atom<QuoteKind>('send');

/** Milliseconds between two questions about a payment whose answer was lost. */
const LOOK_UP_MS = 2000;

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
  quote: Pick<Quote, 'quote_id' | 'expires_at'> & Partial<Pick<Quote, 'kind'>>,
  customerId: string,
  intent: Omit<PaymentIntent, 'quote_id'>,
): boolean {
  if (isPaymentOpen() || inFlight) return false;
  const { quote_id, expires_at, kind = 'send' } = quote;
  const former = readMoneyKey();
  const isSame = former?.quote_id === quote_id && former.customer_id === customerId;
  writeMoneyKey({
    key: isSame ? former.key : randomUuid(),
    quote_id,
    customer_id: customerId,
    kind,
    expires_at,
    body: { ...intent, quote_id },
    shown: shownOf(quote),
    sent_at: null,
  });
  epoch += 1;
  $paymentKind.set(kind);
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
  $paymentKind.set(stored.kind);
  if (stored.sent_at === null) {
    $payment.set({ name: 'ready', quoteId: stored.quote_id, error: null });
    return;
  }
  endPayment ??= beginPayment();
  showProgress(stored);
  startLookUp(stored);
}

/**
 * This tab's payment, if it is the one that the person sees. Another document of this tab may have changed what is stored, before
 * Back brought this one out of the browser's cache.
 */
function shownPayment(): MoneyKey | null {
  const stored = readMoneyKey();
  const state = $payment.get();
  return stored && 'quoteId' in state && state.quoteId === stored.quote_id ? stored : null;
}

/**
 * Sends the payment, once: also where it is called twice, and in a second attempt with the same key and body.
 * @param approval what proves that its owner wants it; never stored.
 */
export async function sendPayment(approval: Approval): Promise<void> {
  const stored = shownPayment();
  const { name } = $payment.get();
  if (!stored || inFlight || (name !== 'ready' && name !== 'unknown')) return;
  const attempt = (inFlight = Symbol('attempt'));
  const isFirst = stored.sent_at === null;
  endPayment ??= beginPayment();
  const sent = isFirst ? { ...stored, sent_at: new Date().toISOString() } : stored;
  if (isFirst) writeMoneyKey(sent);
  showProgress(sent);
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
    if (started === epoch || readMoneyKey()?.key === stored.key) find(stored, data);
  } catch (error) {
    if (started === epoch && error instanceof ApiError) judge(stored, isFirst, error);
  } finally {
    clearTimeout(patience);
    if (inFlight === attempt) inFlight = null;
  }
}

/** Draws from an error what it proves of the payment. */
function judge(stored: MoneyKey, isFirst: boolean, error: ApiError): void {
  const { quote_id: quoteId } = stored;
  const verdict = verdictOf(error);
  if (verdict === 'not-sent') {
    settle({ name: 'not-sent', quoteId, error });
    return;
  }
  if (verdict === 'nothing') {
    startLookUp(stored);
    return;
  }
  reportAuthError(error);
  if (isFirst) {
    // Not after a log-out, which has forgotten it.
    if (readMoneyKey()?.key === stored.key) writeMoneyKey({ ...stored, sent_at: null });
    release();
    $payment.set({ name: 'ready', quoteId, error });
    return;
  }
  // The refusal speaks of this attempt alone: the first one may still arrive.
  $payment.set({ name: 'unknown', quoteId, error });
  scheduleLookUp(stored);
}

/** Withdraws the quote, so that a request that is still on its way can't use it any more. */
export async function withdrawPayment(): Promise<void> {
  const stored = shownPayment();
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

/** Ends the payment with what it became, and remembers where that is not what was approved. */
function find(approved: MoneyKey, transaction: Transaction): void {
  if (differencesFromApproval(transaction, approved).length > 0) markUnapproved(transaction.id);
  settle({ name: 'found', transaction });
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
  const { quote_id: quoteId } = stored;
  const answer = await askForPayment(stored);
  if (asked !== epoch) return;
  countLookUp(answer.name !== 'unanswered');
  if (answer.name === 'found') find(stored, answer.transaction);
  else if (answer.name === 'not-sent') settle({ name: 'not-sent', quoteId, error: null });
  else {
    if (answer.name !== 'unknown') $payment.set({ name: 'checking', quoteId });
    // With the error of a second attempt, if there was one.
    else if ($payment.get().name !== 'unknown') $payment.set({ name: 'unknown', quoteId, error: null });
    scheduleLookUp(stored);
  }
}
