import type { Quote, Requirement } from '#contract/quotes.ts';
import { iso, now } from '../../core/clock.ts';
import { kobo } from '../../core/kobo.ts';
import { evictOldest, own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import { tryConsume } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import { hasAuthenticator, type ApprovalNeed } from '../approval/approval.ts';
import { requirePayable } from '../payment-requests/payment-requests.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { preferencesOf } from '../preferences/state.ts';
import { totalOf } from '../transactions/new-transaction.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { findBlock } from './blocks.ts';
import type { QuoteRequest } from './plan.ts';
import { planPayment } from './plan-payment.ts';
import { risksOf, seriousRisks } from './risks.ts';
import type { StoredQuote } from './state.ts';
import { needsCode } from './step-up.ts';

/** Newest quotes of a customer that are kept: a client asks for one at every key stroke. */
const QUOTE_LIMIT = 100;
const QUOTE_RATE = { limit: 300, seconds: 60 };
/** In naira. */
export const TRAVEL_RULE_ABOVE = '1500000';

const isAbove = (naira: string | null, limit: string) => naira !== null && kobo(naira) > kobo(limit);

/** Counts a quote of a customer. Returns the seconds to wait when there were too many; then it is not counted. */
export const countQuote = (state: SandboxState, { customer_id }: User): number =>
  tryConsume(state, [`quotes ${customer_id}`], QUOTE_RATE);

export function createQuote(state: SandboxState, user: User, request: QuoteRequest): StoredQuote {
  const { life, ...plan } = planPayment(state, user, request);
  refuseClosedRequest(state, user, plan);
  const created_at = now(state);
  const quote: StoredQuote = {
    ...plan,
    quote_id: `quo_${next(state, 'quote', user.customer_id).slice(0, 20)}`,
    customer_id: user.customer_id,
    kind: request.kind,
    request: structuredClone(request),
    created_at,
    expires_at: created_at + life * 1000,
    state: 'open',
  };
  const quotes = (state.quotes[user.customer_id] ??= {});
  evictOldest(quotes, QUOTE_LIMIT);
  quotes[quote.quote_id] = quote;
  return quote;
}

/** A customer's quote by its id. */
export const quoteOf = (state: SandboxState, customerId: string, id: string): StoredQuote | undefined =>
  own(own(state.quotes, customerId) ?? {}, id);

/** @throws ApiError 404 `request_not_found`, 409 `request_closed` */
export function refuseClosedRequest(
  state: SandboxState,
  { customer_id }: User,
  { request_id, party_id, asset, amount }: Pick<StoredQuote, 'request_id' | 'party_id' | 'asset' | 'amount'>,
): void {
  if (request_id !== null)
    requirePayable(state, customer_id, { request_id, receiver: party_id, asset, amount });
}

/** @throws ApiError 404 `quote_not_found`, also for another customer's; 409 `quote_used` for an old one */
export function requireQuote(state: SandboxState, { customer_id }: User, id: string): StoredQuote {
  const quote = quoteOf(state, customer_id, id);
  if (quote) return quote;
  const isUsed = transactionsOf(state, customer_id).some(({ quote_id }) => quote_id === id);
  throw paymentError(isUsed ? 'quote_used' : 'quote_not_found');
}

/** The error of a quote that can't be used any more, with one at the prices of now where there is one and the rate limit lets it be. */
export function expiredQuote(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
  deviceId: string | null,
): ApiError {
  let fresh: Quote | null = null;
  try {
    if (countQuote(state, user) === 0)
      fresh = presentQuote(state, user, createQuote(state, user, quote.request as QuoteRequest), deviceId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return paymentError('quote_expired', { quote: fresh });
}

/** What proves that the owner wants a payment. */
export function approvalNeed(state: SandboxState, user: User, quote: StoredQuote): ApprovalNeed {
  if (quote.type === 'deposit') return { pin: false, totp: false };
  if (quote.type === 'convert') {
    const { convert_pin_above: limit } = preferencesOf(state, user.customer_id);
    return { pin: quote.naira === null || isAbove(quote.naira, limit), totp: false };
  }
  return { pin: true, totp: hasAuthenticator(state, user) && needsCode(state, user, quote) };
}

/** Whether the law asks whose address it is (the Travel Rule), and nobody has said it. */
export const needsBeneficiary = ({ channel, naira, beneficiary, type }: StoredQuote): boolean =>
  type === 'send' && channel === 'chain' && beneficiary === null && isAbove(naira, TRAVEL_RULE_ABOVE);

const accountOf = ({ outside }: StoredQuote): Quote['account'] =>
  outside?.kind === 'bank' ? { bank_code: outside.bank_code, account_number: outside.account_number } : null;

/** The saved payee that a quote was asked for; a new destination has none, also one that is saved elsewhere. */
function payeeIdOf({ request: { to } }: StoredQuote): string | null {
  return typeof to === 'object' && to !== null && 'payee_id' in to ? String(to.payee_id) : null;
}

/** A quote as it is shown, and judged, on a device; null for a session without one. */
export function presentQuote(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
  deviceId: string | null,
): Quote {
  const { asset, amount, received, type } = quote;
  const block = findBlock(state, user, quote, deviceId);
  const risks = risksOf(state, user, quote);
  const need = approvalNeed(state, user, quote);
  const requires: Requirement[] = [
    ...(need.pin ? (['pin'] as const) : []),
    ...(need.totp ? (['totp'] as const) : []),
    ...(seriousRisks(risks).length > 0 ? (['risks'] as const) : []),
    ...(needsBeneficiary(quote) ? (['beneficiary'] as const) : []),
  ];
  return {
    quote_id: quote.quote_id,
    kind: quote.kind,
    server_time: iso(now(state)),
    expires_at: iso(quote.expires_at),
    from: { asset, amount },
    to: type === 'convert' || type === 'deposit' ? null : quote.counterparty,
    account: accountOf(quote),
    payee_id: payeeIdOf(quote),
    request_id: quote.request_id,
    network: quote.network,
    rate: quote.rate,
    fees: quote.fees,
    total_debit: { asset, amount: totalOf(quote) },
    receive: received ?? { asset, amount },
    fiat: quote.fiat,
    eta_seconds: quote.eta_seconds,
    limits: {
      ok: block === null,
      blocked_by: block && {
        code: block.code as NonNullable<Quote['limits']['blocked_by']>['code'],
        details: block.options.details ?? {},
      },
    },
    requires,
    risks,
  };
}
