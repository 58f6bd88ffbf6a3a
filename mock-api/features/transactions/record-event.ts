import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { availableAccount, balanceOf } from '../ledger/accounts.ts';
import { post, type NewJournalEntry } from '../ledger/journal.ts';
import { postingsOf } from '../ledger/posting-rules.ts';
import { partyById, partyCounterparty } from '../users/parties.ts';
import { reviewReferral } from '../users/users.ts';
import { holdDeposit } from './held-deposit.ts';
import { newTransaction, type NewTransaction } from './new-transaction.ts';
import { paymentFacts } from './payment-facts.ts';
import { mayHappen, postingEventOf, reasonOf, statusAfter, type PaymentEvent } from './payment-events.ts';
import { isOpen } from './status-table.ts';
import type { StoredTransaction } from './stored-transaction.ts';
import { publishTransaction } from './transactions.ts';

/** A step that the table of statuses does not allow. */
export class StatusError extends Error {
  constructor({ type, status, id }: StoredTransaction, event: string) {
    super(`${id}: a ${type} that is ${status} can not be ${event}`);
    this.name = 'StatusError';
  }
}

export interface EventOptions {
  /** When it happened, in milliseconds since 1970, for a history that is recorded after the fact; now, when left out. */
  at?: number | undefined;
  /** What its rule says, when left out or null. */
  reason?: StoredTransaction['status_reason'];
}

/**
 * Creates a transaction by its first event and books that.
 * @throws LedgerError `insufficient_funds`; nothing is done then
 */
export function createTransaction(
  state: SandboxState,
  customerId: string,
  details: NewTransaction,
  event: PaymentEvent,
  { at: past }: Pick<EventOptions, 'at'> = {},
): StoredTransaction {
  const at = past ?? now(state);
  const created = newTransaction(state, customerId, details, event, at);
  book(state, created, event, { effective_at: at, isBackdated: past !== undefined });
  (state.transactions[customerId] ??= []).push(created);
  afterEvent(state, customerId, created, event, at);
  return created;
}

/**
 * Records what has happened to a transaction: books it, and changes its status.
 * @throws StatusError if it can't happen to a transaction as it is
 */
export function recordEvent(
  state: SandboxState,
  customerId: string,
  transaction: StoredTransaction,
  event: PaymentEvent,
  { at: past, reason = null }: EventOptions = {},
): void {
  if (!mayHappen(transaction, event)) throw new StatusError(transaction, event);
  const at = past ?? now(state);
  const status = statusAfter(event);
  const before = { ...transaction };
  transaction.status_reason = reason ?? reasonOf(event);
  if (event === 'recalled') transaction.recovered = recoverable(state, transaction);
  try {
    book(state, transaction, event, { effective_at: at, isBackdated: past !== undefined });
  } catch (error) {
    Object.assign(transaction, before);
    throw error;
  }
  transaction.status = status;
  transaction.timeline.push({ status, at: iso(at) });
  transaction.completed_at = status === 'completed' ? iso(at) : null;
  transaction.held = null;
  // What has arrived is not waited for any more, also while it is held.
  if (!isOpen(status) || event === 'suspended')
    Object.assign(transaction, { cancel_until: null, eta_at: null, bank_transfer: null });
  if (event === 'suspended' && transaction.channel === 'bank')
    holdDeposit(state, customerId, transaction, at);
  afterEvent(state, customerId, transaction, event, at);
}

function book(
  state: SandboxState,
  transaction: StoredTransaction,
  event: PaymentEvent,
  moment: Pick<NewJournalEntry, 'effective_at' | 'isBackdated'>,
): void {
  const posting = postingEventOf(event, transaction);
  if (!posting) return;
  post(state, {
    event: posting,
    operation_id: transaction.operation_id,
    ...moment,
    postings: postingsOf(posting, paymentFacts(state, transaction)),
  });
}

/** The receiver's transaction comes with the entry that pays them; before it, they are shown nothing. */
function afterEvent(
  state: SandboxState,
  customerId: string,
  transaction: StoredTransaction,
  event: PaymentEvent,
  at: number,
): void {
  if (event === 'transferred' || event === 'transfer_approved')
    addReceived(state, customerId, transaction, at);
  if (transaction.type === 'deposit') reviewReferral(state, own(state.users, customerId));
  publishTransaction(state, customerId, transaction);
}

function addReceived(state: SandboxState, senderId: string, sent: StoredTransaction, at: number): void {
  const sender = partyById(state, senderId);
  const receiver = sent.party_id === null ? undefined : partyById(state, sent.party_id);
  if (!sender || !receiver) return;
  const { operation_id, reference, asset, amount, message } = sent;
  const received = newTransaction(
    state,
    receiver.id,
    {
      type: 'receive',
      channel: 'user',
      direction: 'in',
      asset,
      amount,
      message,
      counterparty: partyCounterparty(sender),
      party_id: sender.id,
      operation_id,
      reference,
    },
    'transferred',
    at,
  );
  (state.transactions[receiver.id] ??= []).push(received);
  publishTransaction(state, receiver.id, received);
}

/** The lesser of a deposit and what its owner has left. */
function recoverable({ ledger }: SandboxState, { owner, asset, amount }: StoredTransaction): string {
  const { scale } = assets[asset];
  const left = balanceOf(ledger, availableAccount(owner, asset));
  const wanted = parseAmount(amount, scale);
  return formatAmount(left < wanted ? left : wanted, scale);
}
