import type { AssetId } from '#contract/assets.ts';
import { iso, now } from '../../core/clock.ts';
import { sequence } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** One line of a journal: minor units of the asset as a string, because state is JSON. */
export interface Posting {
  account: string;
  asset: AssetId;
  amount: string;
}

/** Append only: a mistake is mended by a journal that names the one it `reverses`. */
export interface JournalEntry {
  journal_id: string;
  txn_id: string | null;
  kind: string;
  at: string;
  reverses: string | null;
  entries: Posting[];
}

export interface Ledger {
  journals: JournalEntry[];
  /** The sum of each account, kept beside the journals; `invariants.ts` replays them to prove it. */
  balances: Record<string, string>;
}

export type BalanceType = 'available' | 'held';
export const userAccount = (customerId: string, holding: BalanceType, asset: AssetId) =>
  `user:${customerId}:${holding}:${asset}`;
/** The mirror of the outside world on one network: below zero by what is in custody. */
export const externalAccount = (network: string, asset: AssetId) => `external:${network}:${asset}`;

export class LedgerError extends Error {
  readonly code: 'unbalanced' | 'insufficient_funds';
  constructor(code: LedgerError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'LedgerError';
    this.code = code;
  }
}

export function createLedger(): Ledger {
  return { journals: [], balances: {} };
}

export interface NewJournalEntry {
  kind: string;
  txn_id?: string;
  /** Milliseconds since 1970; now, when left out. */
  at?: number | undefined;
  reverses?: string;
  postings: readonly { account: string; asset: AssetId; minor: bigint }[];
}

export function balanceOf(ledger: Ledger, account: string): bigint {
  return BigInt(own(ledger.balances, account) ?? '0');
}

/**
 * Books one journal, whole or not at all.
 * @throws LedgerError `unbalanced` unless every asset sums to zero, `insufficient_funds` where a person's account would
 * fall below zero.
 */
export function post(state: SandboxState, posting: NewJournalEntry): JournalEntry {
  const { ledger } = state;
  const sums = new Map<AssetId, bigint>();
  const after = new Map<string, bigint>();
  for (const { account, asset, minor } of posting.postings) {
    sums.set(asset, (sums.get(asset) ?? 0n) + minor);
    after.set(account, (after.get(account) ?? balanceOf(ledger, account)) + minor);
  }
  for (const [asset, sum] of sums)
    if (sum !== 0n) throw new LedgerError('unbalanced', `${posting.kind} ${asset} ${sum}`);
  for (const [account, sum] of after) {
    if (sum < 0n && account.startsWith('user:')) throw new LedgerError('insufficient_funds', account);
  }
  const journal: JournalEntry = {
    journal_id: `jnl_${sequence(state, 'journal', '')}`,
    txn_id: posting.txn_id ?? null,
    kind: posting.kind,
    at: iso(posting.at ?? now(state)),
    reverses: posting.reverses ?? null,
    entries: posting.postings.map(({ account, asset, minor }) => ({ account, asset, amount: String(minor) })),
  };
  ledger.journals.push(journal);
  for (const [account, sum] of after) ledger.balances[account] = String(sum);
  return journal;
}

/** Moves minor units from one account to another. */
export function transfer(
  state: SandboxState,
  move: { kind: string; from: string; to: string; asset: AssetId; minor: bigint },
): JournalEntry {
  const { kind, from, to, asset, minor } = move;
  return post(state, {
    kind,
    postings: [
      { account: from, asset, minor: -minor },
      { account: to, asset, minor },
    ],
  });
}
