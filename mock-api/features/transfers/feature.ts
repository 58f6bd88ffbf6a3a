import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { isNetworkId } from '#contract/networks.ts';
import type { Risk } from '#contract/risks.ts';
import { now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import { jobContext } from '../../core/sandbox.ts';
import type { SandboxState } from '../../core/state.ts';
import type { JobKinds } from '../../core/jobs.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { consumeApproval, judgeApproval, type ApprovalNeed } from '../approval/approval.ts';
import { idempotently } from '../idempotency/idempotent.ts';
import { isReserved, reservedNames } from '../idempotency/reservations.ts';
import { refusePaused } from '../networks/refuse-paused.ts';
import { markPaid } from '../payment-requests/payment-requests.ts';
import { isFull, savePayee, type NewPayee } from '../payees/payees.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { presentTransaction } from '../transactions/present-transaction.ts';
import { texts as transactionTexts } from '../transactions/texts.ts';
import { transactionOf } from '../transactions/transactions.ts';
import { userParty } from '../users/parties.ts';
import { isBlocked } from '../users/blocks.ts';
import { findBlock } from './blocks.ts';
import { declareSent } from './declare-sent.ts';
import { cancelPayment } from './cancel-payment.ts';
import { carryOutQuote } from './carry-out-quote.ts';
import { runPaymentJob } from './follow-up.ts';
import {
  approvalNeed,
  countQuote,
  createQuote,
  expiredQuote,
  needsBeneficiary,
  presentQuote,
  quoteOf,
  refuseClosedRequest,
  requireQuote,
} from './quotes.ts';
import { risksOf, seriousRisks } from './risks.ts';
import { quotesSlice, reviewNextTransferSlice, type StoredQuote } from './state.ts';
import { texts } from './texts.ts';
import { refuseManyDeposits } from './waiting-deposits.ts';

/** How a quote is reserved by the call that carries it out. */
const RESERVED = 'quote ';

const handlers: Handlers<'transfers'> = {
  createQuote: (body, { state, session, user }) => {
    const wait = countQuote(state, user);
    if (wait > 0) throw rateLimited(state, wait);
    return { data: presentQuote(state, user, createQuote(state, user, body), session.device_id) };
  },

  deleteQuote: (_body, { params, state, user }) => {
    const quote = requireQuote(state, user, params.id);
    if (isReserved(state, RESERVED + quote.quote_id)) throw paymentError('request_in_progress');
    if (quote.state === 'used') throw paymentError('quote_used');
    quote.state = 'deleted';
    return undefined;
  },

  createTransaction: (body, call) => {
    const { state, sandbox, user } = call;
    const { quote_id, approval, note = null, message = null, acknowledged_risks, save_payee } = body;
    // In which order risks are acknowledged, and how often, says nothing.
    const intent = { ...body, acknowledged_risks: [...new Set(acknowledged_risks)].sort() };
    let judged: ApprovalNeed = { pin: false, totp: false };
    return idempotently(call, intent, {
      reserve: RESERVED + quote_id,
      check: () => {
        const quote = requireUsable(call, quote_id);
        refuseBlocked(call, quote);
        refuseRisks(call, quote, acknowledged_risks);
        judged = approvalNeed(state, user, quote);
        judgeApproval(callContext(call), user, approval, judged);
      },
      commit: ({ key, bodyHash }) => {
        // What was true when the key was reserved may have changed since; its expiry was decided then.
        const quote = requireQuote(state, user, quote_id);
        if (quote.state !== 'open') throw paymentError('quote_used');
        refuseBlocked(call, quote);
        refuseRisks(call, quote, acknowledged_risks);
        const need = approvalNeed(state, user, quote);
        // What was sent since then counts too: what it has made necessary is judged now.
        const more = { pin: need.pin && !judged.pin, totp: need.totp && !judged.totp };
        judgeApproval(callContext(call), user, approval, more);
        consumeApproval(state, user, approval, need);
        const created = carryOutQuote(jobContext(sandbox), user, quote, {
          note,
          message,
          idempotency_key: key,
          request_hash: bodyHash,
        });
        payRequest(call, quote, created);
        keepPayee(call, quote, save_payee);
        return { answer: { data: presentTransaction(state, created) }, operation_id: created.operation_id };
      },
      present: (payment) => ({ data: presentTransaction(state, payment) }),
    });
  },

  cancelTransaction: (_body, call) => {
    const { state, sandbox, user, params } = call;
    return idempotently(
      call,
      {},
      {
        commit: () => {
          const one = transactionOf(state, user.customer_id, params.id);
          if (!one) throw new ApiError('not_found', transactionTexts.transaction_not_found);
          cancelPayment(jobContext(sandbox), user, one);
          return { answer: { data: presentTransaction(state, one) }, operation_id: null };
        },
      },
    );
  },

  setDepositStatus: ({ status }, call) => {
    const { state, sandbox, user, params } = call;
    return idempotently(
      call,
      { status },
      {
        commit: () => {
          const one = transactionOf(state, user.customer_id, params.id);
          if (one?.type !== 'deposit' || one.channel !== 'bank')
            throw new ApiError('not_found', transactionTexts.transaction_not_found);
          if (status === 'sent') declareSent(jobContext(sandbox), user, one);
          else cancelPayment(jobContext(sandbox), user, one);
          return { answer: { data: presentTransaction(state, one) } };
        },
      },
    );
  },
};

/**
 * A quote that may be used now.
 * @throws ApiError 404 `quote_not_found`, 409 `quote_used`, 410 `quote_expired`
 */
function requireUsable({ state, session, user }: SignedInContext, quoteId: string): StoredQuote {
  const quote = requireQuote(state, user, quoteId);
  if (quote.state === 'used') throw paymentError('quote_used');
  if (quote.state === 'deleted' || quote.expires_at <= now(state))
    throw expiredQuote(state, user, quote, session.device_id);
  return quote;
}

/**
 * @throws ApiError what keeps the payment from being made now, 429 `rate_limited` among it; 409 `network_paused`; 422
 * `beneficiary_required`, `recipient_blocked`
 */
function refuseBlocked({ state, session, user }: SignedInContext, quote: StoredQuote): void {
  const { outside, network } = quote;
  // What it leaves on may have been paused since the quote was made.
  if (outside?.kind === 'bank') refusePaused(state, 'bank');
  else if (outside && network !== null && isNetworkId(network)) refusePaused(state, network);
  const block = findBlock(state, user, quote, session.device_id);
  if (block) throw block;
  if (quote.type === 'deposit') refuseManyDeposits(state, user);
  // One of the two may have blocked the other since the quote was made.
  if (quote.party_id !== null && isBlocked(state, user.customer_id, quote.party_id))
    throw paymentError('recipient_blocked');
  refuseClosedRequest(state, user, quote);
  if (needsBeneficiary(quote)) throw paymentError('beneficiary_required');
}

/** Marks the request as paid that a payment was made for. */
function payRequest(
  { state, sandbox, user }: SignedInContext,
  { request_id }: StoredQuote,
  { operation_id }: StoredTransaction,
): void {
  const request = own(state.paymentRequests, request_id ?? '');
  if (request) markPaid(jobContext(sandbox), request, { payer: userParty(user), operation_id });
}

/** @throws ApiError 422 `risks_not_acknowledged` */
function refuseRisks(
  { state, user }: SignedInContext,
  quote: StoredQuote,
  acknowledged: readonly Risk['code'][],
): void {
  const others = quotesInWork(state, quote);
  const risks = seriousRisks(risksOf(state, user, quote, others)).filter(
    ({ code }) => !acknowledged.includes(code),
  );
  if (risks.length > 0) throw paymentError('risks_not_acknowledged', { risks });
}

/** Other quotes of the same customer that calls are carrying out at this moment. */
const quotesInWork = (state: SandboxState, { customer_id, quote_id }: StoredQuote): StoredQuote[] =>
  reservedNames(state, RESERVED).flatMap((id) => {
    const other = quoteOf(state, customer_id, id);
    return other && id !== quote_id ? [other] : [];
  });

/** Saves whom a payment was made to under a label. Where no more can be saved, the payment is made all the same. */
function keepPayee(call: SignedInContext, quote: StoredQuote, label: string | null | undefined): void {
  const { state, user } = call;
  const payee = label ? payeeOfQuote(quote, label) : null;
  if (payee && !isFull(state, user.customer_id, payee)) savePayee(callContext(call), user, payee);
}

function payeeOfQuote({ outside, asset, beneficiary }: StoredQuote, label: string): NewPayee | null {
  if (!outside) return null;
  if (outside.kind === 'address') {
    const { network, address, memo } = outside;
    return { kind: 'address', label, asset, network, address, memo, beneficiary };
  }
  const { bank_code, account_number, account_name } = outside;
  return { kind: 'bank', label, bank_code, account_number, account_name };
}

export const transfersFeature: Feature<'transfers'> = {
  handlers,
  texts: { ...paymentErrorTexts, ...texts },
  slices: [quotesSlice, reviewNextTransferSlice],
  jobs: { payment_event: (context, data: JobKinds['payment_event']) => runPaymentJob(context, data) },
};
