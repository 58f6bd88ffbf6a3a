import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { isNetworkId } from '#contract/networks.ts';
import type { Risk } from '#contract/risks.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { addressKind } from '../networks/known-addresses.ts';
import { similarAddress } from '../payees/trusted-addresses.ts';
import { preferencesOf } from '../preferences/state.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { totalOf } from '../transactions/new-transaction.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { paymentsTo, paymentsToUser, savedPayee } from './known-destinations.ts';
import { availableOf } from './plan.ts';
import type { StoredQuote } from './state.ts';

const MINUTE = 60_000;
/** Two payments of the same amount to the same receiver within this time may be one that was sent twice. */
const DUPLICATE_MS = 10 * MINUTE;
/** A first payment to an address above this is in review for some minutes. In naira. */
export const REVIEW_ABOVE = '100000';
export const REVIEW_MINUTES = 10;

const kobo = (naira: string) => parseAmount(naira, assets.ngn.scale);

/** Whether an address or an account is paid for the first time. */
export const isNewDestination = (
  state: SandboxState,
  user: User,
  { outside }: Pick<StoredQuote, 'outside'>,
) =>
  outside !== null &&
  paymentsTo(state, user.customer_id, outside).length === 0 &&
  !savedPayee(state, user.customer_id, outside);

/** Whether a payment has to be reviewed before it leaves. */
export const needsReview = (state: SandboxState, user: User, quote: StoredQuote): boolean =>
  quote.channel === 'chain' &&
  quote.naira !== null &&
  kobo(quote.naira) > kobo(REVIEW_ABOVE) &&
  isNewDestination(state, user, quote);

/**
 * What the sender should know of a payment now.
 * @param running quotes that other calls are carrying out at this moment.
 */
export function risksOf(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
  running: readonly StoredQuote[] = [],
): Risk[] {
  if (quote.type === 'deposit' || quote.type === 'convert') return [];
  return [
    ...destinationRisks(state, user, quote),
    ...duplicateRisks(state, user, quote, running),
    ...shareRisks(state, user, quote),
  ];
}

/** The risks that the sender has to acknowledge. */
export const seriousRisks = (risks: readonly Risk[]) => risks.filter(({ level }) => level !== 'info');

function destinationRisks(state: SandboxState, user: User, quote: StoredQuote): Risk[] {
  const { outside, party_id } = quote;
  if (party_id !== null)
    return paymentsToUser(state, user.customer_id, party_id).length === 0
      ? [{ code: 'first_time_recipient', level: 'info', params: {} }]
      : [];
  if (!outside) return [];
  if (outside.kind === 'bank')
    return outside.match === 'partial'
      ? [{ code: 'partial_name_match', level: 'warn', params: { account_name: outside.account_name } }]
      : [];
  const risks: Risk[] = [];
  if (isNewDestination(state, user, quote)) {
    risks.push({ code: 'first_time_address', level: 'warn', params: {} });
    if (outside.checksum === 'none') risks.push({ code: 'no_checksum', level: 'warn', params: {} });
    if (needsReview(state, user, quote))
      risks.push({ code: 'held_for_review', level: 'info', params: { minutes: REVIEW_MINUTES } });
  }
  const similar = similarAddress(state, user.customer_id, outside.address);
  if (similar)
    risks.push({
      code: 'similar_address',
      level: similar.level,
      params: { payee: similar.name, address: similar.address },
    });
  const kind = isNetworkId(outside.network) ? addressKind(outside.network, outside.address) : 'wallet';
  if (kind === 'contract') risks.push({ code: 'contract_address', level: 'critical', params: {} });
  if (kind === 'exchange') risks.push({ code: 'exchange_address', level: 'info', params: {} });
  return risks;
}

type Receiver = Pick<StoredQuote, 'asset' | 'amount' | 'party_id' | 'counterparty' | 'network'>;

function isSameReceiver(a: Receiver, b: Receiver | StoredTransaction): boolean {
  if (a.asset !== b.asset || a.amount !== b.amount || a.party_id !== b.party_id || a.network !== b.network)
    return false;
  return JSON.stringify(a.counterparty) === JSON.stringify(b.counterparty);
}

function duplicateRisks(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
  running: readonly StoredQuote[],
): Risk[] {
  const since = now(state) - DUPLICATE_MS;
  const former = transactionsOf(state, user.customer_id).findLast(
    (one) =>
      one.direction === 'out' &&
      Date.parse(one.created_at) > since &&
      !['failed', 'cancelled'].includes(one.status) &&
      isSameReceiver(quote, one),
  );
  const twin = running.find((one) => one.quote_id !== quote.quote_id && isSameReceiver(quote, one));
  if (!former && !twin) return [];
  const minutes = former ? Math.max(0, Math.floor((now(state) - Date.parse(former.created_at)) / MINUTE)) : 0;
  return [{ code: 'duplicate_payment', level: 'warn', params: { minutes } }];
}

function shareRisks(state: SandboxState, user: User, quote: StoredQuote): Risk[] {
  const { confirm_above_percent: limit } = preferencesOf(state, user.customer_id);
  const available = availableOf(state, user, quote.asset);
  if (limit === null || available === 0n) return [];
  const total = parseAmount(totalOf(quote), assets[quote.asset].scale);
  if (total * 100n <= available * BigInt(limit)) return [];
  return [
    {
      code: 'large_share',
      level: 'warn',
      params: { percent: formatAmount((total * 100n) / available, 0), limit },
    },
  ];
}
