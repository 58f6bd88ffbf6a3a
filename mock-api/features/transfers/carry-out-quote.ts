import { assets } from '#contract/assets.ts';
import { divideByRate, formatAmount, parseAmount } from '#contract/money.ts';
import type { TransactionType } from '#contract/transactions.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob, type JobContext } from '../../core/jobs.ts';
import { own, remove } from '../../core/own-record.ts';
import { pickChars, keyed, DIGITS } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { banks } from '../banks/banks.ts';
import { checkNuban } from '#contract/addresses/nuban.ts';
import { PRICE_SCALE } from '../market/reference-prices.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import { totalOf, type NewTransaction } from '../transactions/new-transaction.ts';
import type { PaymentEvent } from '../transactions/payment-events.ts';
import { createTransaction } from '../transactions/record-event.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { savedPayee } from '../payees/payees.ts';
import { userParty } from '../users/parties.ts';
import type { User } from '../users/state.ts';
import { CHAIN_CANCEL_SECONDS } from './plan-payment.ts';
import { needsReview, REVIEW_MINUTES } from './risks.ts';
import type { StoredQuote } from './state.ts';

/** A payout can be cancelled until the bank has it. */
const PAYOUT_CANCEL_SECONDS = 35;
const directions: Readonly<Partial<Record<TransactionType, StoredTransaction['direction']>>> = {
  deposit: 'in',
  convert: 'convert',
};

/** Its owner is told of a payment that takes twice as long as expected. */
const OVERDUE_FACTOR = 2;

export interface PaymentInput {
  readonly note: string | null;
  readonly message: string | null;
  readonly idempotency_key: string;
  readonly request_hash: string;
}

/**
 * Makes the transaction of a quote, and schedules what follows.
 * @throws LedgerError `insufficient_funds`; nothing is done then
 */
export function carryOutQuote(
  context: JobContext,
  user: User,
  quote: StoredQuote,
  input: PaymentInput,
): StoredTransaction {
  const { state } = context;
  const { event, cancel_until, reason } = firstStep(state, user, quote);
  const { type, channel, asset, amount, network } = quote;
  // It waits for the end of its review before anything else.
  const leavesAt = event === 'held' ? (cancel_until ?? now(state)) : now(state);
  const details: NewTransaction = {
    type,
    channel,
    direction: directions[type] ?? 'out',
    asset,
    amount,
    network,
    fees: quote.fees.map(({ kind, asset: of, amount: fee }) => ({ kind, asset: of, amount: fee })),
    received: quote.received,
    counterparty: quote.counterparty,
    party_id: quote.party_id,
    account_number: quote.outside?.kind === 'bank' ? quote.outside.account_number : null,
    network_cost: quote.network_cost,
    quote_id: quote.quote_id,
    quoted_total: totalOf(quote),
    note: input.note,
    message: channel === 'user' ? input.message : null,
    idempotency_key: input.idempotency_key,
    request_hash: input.request_hash,
    status_reason: reason,
    cancel_until,
    eta_at: quote.eta_seconds > 0 ? iso(leavesAt + quote.eta_seconds * 1000) : null,
    bank_transfer: type === 'deposit' ? bankTransfer(state, user, quote) : null,
    fiat: nairaOf(quote),
  };
  const created = createTransaction(state, user.customer_id, details, event);
  quote.state = 'used';
  if (created.status_reason === 'manual_review') remove(state.reviewNextTransfer, user.customer_id);
  const payee = quote.outside && savedPayee(state, user.customer_id, quote.outside);
  if (payee) payee.last_used_at = created.created_at;
  scheduleFollowUp(state, user.customer_id, created);
  announcePayment(context, user, created, event);
  return created;
}

/**
 * The value in naira that was judged when the quote was made: limits and reviews count it, and the price may be gone by now. Null
 * where there was none.
 */
function nairaOf({ fiat, naira, amount, created_at }: StoredQuote): StoredTransaction['fiat'] {
  if (fiat?.currency === 'ngn') return fiat;
  if (naira === null) return null;
  const rate = divideByRate(
    parseAmount(naira, assets.ngn.scale),
    assets.ngn.scale,
    amount,
    PRICE_SCALE,
    'floor',
  );
  return { currency: 'ngn', amount: naira, rate: formatAmount(rate, PRICE_SCALE), as_of: iso(created_at) };
}

interface FirstStep {
  readonly event: PaymentEvent;
  readonly cancel_until: number | null;
  readonly reason: StoredTransaction['status_reason'];
}

function firstStep(state: SandboxState, user: User, quote: StoredQuote): FirstStep {
  const at = now(state);
  const step = (event: PaymentEvent, seconds: number | null = null): FirstStep => ({
    event,
    cancel_until: seconds === null ? null : at + seconds * 1000,
    reason: null,
  });
  switch (quote.type) {
    case 'convert':
      return step('converted');
    case 'deposit':
      return { ...step('opened'), cancel_until: quote.expires_at };
    case 'payout':
      return step('accepted', PAYOUT_CANCEL_SECONDS);
    default:
      if (quote.channel === 'user')
        return isReviewed(state, user, quote)
          ? { ...step('held'), reason: 'manual_review' }
          : step('transferred');
      return needsReview(state, user, quote)
        ? { ...step('held', REVIEW_MINUTES * 60), reason: 'new_address' }
        : step('accepted', CHAIN_CANCEL_SECONDS);
  }
}

/** Whether a transfer to a person is put under review. One that pays a request is not: the request is paid with it. */
const isReviewed = (state: SandboxState, { customer_id }: User, { request_id }: StoredQuote): boolean =>
  request_id === null && own(state.reviewNextTransfer, customer_id) === true;

/** The first thing that happens to it by itself. */
function scheduleFollowUp(state: SandboxState, customer_id: string, one: StoredTransaction): void {
  const job = (due: number, event: 'expired' | 'review_passed' | 'handed_over' | 'broadcast' | 'overdue') =>
    scheduleJob(state, 'payment_event', due, { customer_id, transaction_id: one.id, event });
  if (one.cancel_until === null) return;
  if (one.eta_at !== null && one.type !== 'deposit')
    job(
      Date.parse(one.created_at) + OVERDUE_FACTOR * (Date.parse(one.eta_at) - Date.parse(one.created_at)),
      'overdue',
    );
  if (one.type === 'deposit') job(one.cancel_until, 'expired');
  else if (one.status === 'review') job(one.cancel_until, 'review_passed');
  else job(one.cancel_until, one.type === 'payout' ? 'handed_over' : 'broadcast');
}

/** An account that is there for one deposit alone, so that no reference has to be typed. */
function bankTransfer(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
): StoredTransaction['bank_transfer'] {
  const bank = banks[0];
  if (!bank) return null;
  return {
    bank_name: bank.name,
    account_number: accountNumber(state.seed, bank.code, quote.quote_id),
    account_name: `Cowrie, ${userParty(user).name}`,
    amount: totalOf(quote),
    expires_at: iso(quote.expires_at),
  };
}

/** Ten digits whose last one is the check digit. */
function accountNumber(seed: number, bankCode: string, key: string): string {
  const serial = pickChars(keyed(seed, 'bank_account', key, 0), DIGITS, 9);
  const last = Array.from(DIGITS).find((digit) => checkNuban(bankCode, serial + digit).ok);
  return serial + (last ?? '0');
}
