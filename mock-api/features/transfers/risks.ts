import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { isNetworkId } from '#contract/networks.ts';
import type { Risk } from '#contract/risks.ts';
import { iso, now } from '../../core/clock.ts';
import { kobo } from '../../core/kobo.ts';
import type { SandboxState } from '../../core/state.ts';
import { isSamePlace, type OutsideDestination } from '../destinations/outside-destination.ts';
import { addressKind } from '../networks/known-addresses.ts';
import { isKnown, paymentsTo, paymentsToAddress, type Recipient } from '../payees/known-recipients.ts';
import { recentRename, savedPayee } from '../payees/payees.ts';
import { similarAddress } from '../payees/similar-address.ts';
import { preferencesOf } from '../preferences/state.ts';
import { isUnstopped } from '../transactions/is-unstopped.ts';
import { totalOf } from '../transactions/new-transaction.ts';
import type { User } from '../users/state.ts';
import { availableOf } from './plan.ts';
import type { StoredQuote } from './state.ts';

const MINUTE = 60_000;
/** Two payments of the same amount to the same receiver within this time may be one that was sent twice. */
const DUPLICATE_MS = 10 * MINUTE;
/** What goes to a new address within a day is in review for some minutes once it is more than this. In naira. */
const REVIEW_ABOVE = '100000';
export const REVIEW_MINUTES = 10;
/** What is sent in parts counts together for so long. */
export const SUMMED_MS = 24 * 60 * MINUTE;

/** Whether the rules for new recipients hold for a payment. */
export const isToNew = (state: SandboxState, { customer_id }: User, quote: Recipient): boolean =>
  !isKnown(state, customer_id, quote);

/** Whether a payment has to be reviewed before it leaves: with what has gone to the same new address within a day, it is large. */
export function needsReview(state: SandboxState, user: User, quote: StoredQuote): boolean {
  const { outside, naira } = quote;
  if (outside?.kind !== 'address' || naira === null || !isToNew(state, user, quote)) return false;
  return kobo(naira) + sentToNew(state, user, outside.address) > kobo(REVIEW_ABOVE);
}

/**
 * What has gone to an address within a day while it was new, in kobo as each payment was worth when it was made. Another network or
 * another memo is the same address: whoever sends in parts could choose a new one for each.
 */
function sentToNew(state: SandboxState, { customer_id }: User, address: string): bigint {
  const since = now(state) - SUMMED_MS;
  let sum = 0n;
  for (const one of paymentsToAddress(state, customer_id, address)) {
    const { network, counterparty, fiat, created_at } = one;
    if (!isUnstopped(one) || Date.parse(created_at) <= since) continue;
    if (network === null || counterparty?.kind !== 'address' || !fiat) continue;
    const outside = { kind: 'address' as const, network, address, memo: counterparty.memo };
    if (!isKnown(state, customer_id, { party_id: null, outside })) sum += kobo(fiat.amount);
  }
  return sum;
}

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
  if (party_id !== null) return newRisks(state, user, quote, { code: 'first_time_recipient', level: 'info' });
  if (!outside) return [];
  const risks = renameRisks(state, user, outside);
  if (outside.kind === 'bank')
    return outside.match === 'partial'
      ? [
          ...risks,
          { code: 'partial_name_match', level: 'warn', params: { account_name: outside.account_name } },
        ]
      : risks;
  const ofNew = newRisks(state, user, quote, { code: 'first_time_address', level: 'warn' });
  risks.push(...ofNew);
  if (ofNew.length > 0 && outside.checksum === 'none')
    risks.push({ code: 'no_checksum', level: 'warn', params: {} });
  if (needsReview(state, user, quote))
    risks.push({ code: 'held_for_review', level: 'info', params: { minutes: REVIEW_MINUTES } });
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

/** A recipient that is new, with how many payments have arrived there or are on their way: none, or the first ones of a day. */
function newRisks(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
  risk: Pick<Risk, 'code' | 'level'>,
): Risk[] {
  if (!isToNew(state, user, quote)) return [];
  const { length } = paymentsTo(state, user.customer_id, quote).filter(isUnstopped);
  return [{ ...risk, params: { sent_count: length } }];
}

/** A label that was changed may have been put on somebody else's address, so that its owner pays another one than is meant. */
function renameRisks(state: SandboxState, { customer_id }: User, outside: OutsideDestination): Risk[] {
  const payee = savedPayee(state, customer_id, outside);
  const renamed = payee && recentRename(state, payee);
  if (!renamed) return [];
  const params = { from: renamed.from, to: payee.label, at: iso(renamed.at) };
  return [{ code: 'payee_renamed', level: 'warn', params }];
}

const isSameRecipient = (a: StoredQuote, b: StoredQuote): boolean =>
  a.outside && b.outside
    ? isSamePlace(a.outside, b.outside)
    : a.party_id !== null && a.party_id === b.party_id;

function duplicateRisks(
  state: SandboxState,
  user: User,
  quote: StoredQuote,
  running: readonly StoredQuote[],
): Risk[] {
  const since = now(state) - DUPLICATE_MS;
  const isSameAmount = ({ asset, amount }: Pick<StoredQuote, 'asset' | 'amount'>) =>
    asset === quote.asset && amount === quote.amount;
  const former = paymentsTo(state, user.customer_id, quote).findLast(
    (one) => isSameAmount(one) && Date.parse(one.created_at) > since && isUnstopped(one),
  );
  const twin = running.find(
    (one) => one.quote_id !== quote.quote_id && isSameAmount(one) && isSameRecipient(one, quote),
  );
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
