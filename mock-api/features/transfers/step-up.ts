import { now } from '../../core/clock.ts';
import { kobo } from '../../core/kobo.ts';
import type { SandboxState } from '../../core/state.ts';
import { isKnown } from '../payees/known-recipients.ts';
import { isUnstopped } from '../transactions/is-unstopped.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { isToNew, SUMMED_MS } from './risks.ts';
import type { StoredQuote } from './state.ts';

/** In naira: what may leave without a code of the authenticator app, to whomever it goes. */
export const CODE_ABOVE = '500000';
/** In naira: what of it may go to people who are not known. */
export const CODE_ABOVE_TO_NEW = '50000';

/**
 * Whether a payment needs a code of the authenticator app: one to a new address or bank account always; any other one by what has
 * left within a day, itself included.
 */
export function needsCode(
  state: SandboxState,
  user: User,
  quote: Pick<StoredQuote, 'party_id' | 'outside' | 'naira'>,
): boolean {
  const isNew = isToNew(state, user, quote);
  // Without a price it can't be judged.
  if (quote.naira === null || (isNew && quote.outside !== null)) return true;
  const [own, sent] = [kobo(quote.naira), sentWithinADay(state, user)];
  return own + sent.all > kobo(CODE_ABOVE) || (isNew && own + sent.toNew > kobo(CODE_ABOVE_TO_NEW));
}

interface Sent {
  readonly all: bigint;
  /** To people who are not known now. */
  readonly toNew: bigint;
}

/** What was sent and was not stopped, in kobo as each payment was worth when it was made. */
function sentWithinADay(state: SandboxState, { customer_id }: User): Sent {
  const since = now(state) - SUMMED_MS;
  const sent = { all: 0n, toNew: 0n };
  const newPeople = new Map<string, boolean>();
  for (const one of transactionsOf(state, customer_id)) {
    const { type, party_id, fiat, created_at } = one;
    if ((type !== 'send' && type !== 'payout') || !fiat || !isUnstopped(one)) continue;
    if (Date.parse(created_at) <= since) continue;
    const amount = kobo(fiat.amount);
    sent.all += amount;
    if (party_id === null) continue;
    const isNew = newPeople.get(party_id) ?? !isKnown(state, customer_id, { party_id, outside: null });
    newPeople.set(party_id, isNew);
    if (isNew) sent.toNew += amount;
  }
  return sent;
}
