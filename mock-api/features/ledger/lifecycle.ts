import { assets, type AssetId } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Transaction, TransactionStatus } from '#contract/transactions.ts';
import { iso, now } from '../../core/clock.ts';
import { balanceOf, externalAccount, post, userAccount, type NewJournalEntry } from './ledger.ts';
import { directoryAccount } from '../users/directory.ts';
import type { SandboxState } from '../../core/state.ts';
import {
  addTransaction,
  newTransaction,
  publishTransaction,
  type NewTransaction,
} from '../transactions/transactions.ts';

/** How far a transaction has come, and when, in milliseconds since 1970; now, when left out. */
export interface Step {
  status: TransactionStatus;
  at?: number | undefined;
}

const minorOf = (amount: string, asset: AssetId) => parseAmount(amount, assets[asset].scale);
export const isOpen = (status: TransactionStatus) =>
  ['pending', 'review', 'processing', 'confirming'].includes(status);

/**
 * Carries something out, step by step, with all that has to be booked on the way.
 * @throws LedgerError `insufficient_funds`, with nothing done.
 */
export function begin(
  state: SandboxState,
  customerId: string,
  what: NewTransaction,
  [first, ...others]: readonly [Step, ...Step[]],
): Transaction {
  const made = newTransaction(state, customerId, what, first);
  book(state, customerId, made, { from: null, to: first.status, at: first.at });
  addTransaction(state, customerId, made);
  for (const { status, at } of others) transition(state, customerId, made, { status, at });
  return made;
}

/** Takes a transaction a step further, and books what that means. */
export function transition(
  state: SandboxState,
  customerId: string,
  transaction: Transaction,
  { status, at = now(state) }: Step,
): void {
  book(state, customerId, transaction, { from: transaction.status, to: status, at });
  transaction.status = status;
  transaction.timeline.push({ status, at: iso(at) });
  if (status === 'completed') transaction.completed_at = iso(at);
  publishTransaction(state, customerId, transaction);
}

function book(
  state: SandboxState,
  customerId: string,
  transaction: Transaction,
  { from, to, at }: { from: TransactionStatus | null; to: TransactionStatus; at?: number | undefined },
): void {
  const postings = entriesOf(customerId, transaction, from, to);
  if (postings.length === 0) return;
  fundNeighbour(state, postings, at);
  post(state, { kind: transaction.type, txn_id: transaction.id, at, postings });
}

/** What a step means for the books. Money that leaves is held until it has left; what comes is booked when it is here. */
function entriesOf(
  customerId: string,
  { direction, asset, amount, fees, receive, ...rest }: Transaction,
  from: TransactionStatus | null,
  to: TransactionStatus,
): NewJournalEntry['postings'][number][] {
  const account = (holding: 'available' | 'held', of = asset) => userAccount(customerId, holding, of);
  const minor = minorOf(amount, asset);
  const fee = fees.reduce((sum, each) => sum + (each.asset === asset ? minorOf(each.amount, asset) : 0n), 0n);
  const beyond = otherSide(rest, asset);
  if (direction === 'out') {
    const source = account(from === null ? 'available' : 'held');
    const out = { account: source, asset, minor: -(minor + fee) };
    if (isOpen(to))
      return from === null ? [out, { ...out, account: account('held'), minor: minor + fee }] : [];
    if (to !== 'completed')
      return from === null ? [] : [out, { ...out, account: account('available'), minor: minor + fee }];
    const taken = fee === 0n ? [] : [{ account: `platform:fees:${asset}`, asset, minor: fee }];
    return [out, { account: beyond, asset, minor }, ...taken];
  }
  if (to !== 'completed') return [];
  if (direction === 'in')
    return [
      { account: beyond, asset, minor: -minor },
      { account: account('available'), asset, minor },
    ];
  if (!receive) return [];
  const given = minorOf(receive.amount, receive.asset);
  return [
    { account: account('available'), asset, minor: -minor },
    { account: `platform:float:${asset}`, asset, minor },
    { account: `platform:float:${receive.asset}`, asset: receive.asset, minor: -given },
    { account: account('available', receive.asset), asset: receive.asset, minor: given },
  ];
}

function otherSide(
  { channel, counterparty }: Pick<Transaction, 'channel' | 'counterparty'>,
  asset: AssetId,
): string {
  if (channel === 'user' && counterparty?.kind === 'user')
    return directoryAccount(counterparty.username, asset);
  return channel === 'house' ? `platform:promo:${asset}` : externalAccount(channel, asset);
}

/** Neighbours have what they give: it comes to them from outside just before. */
function fundNeighbour(
  state: SandboxState,
  entries: NewJournalEntry['postings'],
  at: number | undefined,
): void {
  for (const { account, asset, minor } of entries) {
    if (minor >= 0n || !account.startsWith('user:neighbour_')) continue;
    const missing = -minor - balanceOf(state.ledger, account);
    if (missing <= 0n) continue;
    const source = {
      account: externalAccount(assets[asset].kind === 'fiat' ? 'bank' : 'chain', asset),
      asset,
    };
    post(state, {
      kind: 'deposit',
      at,
      postings: [
        { ...source, minor: -missing },
        { account, asset, minor: missing },
      ],
    });
  }
}
