import type { AssetId } from '#contract/assets.ts';
import { iso, now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { balanceOf } from './accounts.ts';
import type { Account, JournalEntry } from './journal-schema.ts';
import { leastSince } from './least-balance.ts';

export class LedgerError extends Error {
  readonly code: 'unbalanced' | 'insufficient_funds';
  constructor(code: LedgerError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'LedgerError';
    this.code = code;
  }
}

/** A line of an entry that is not posted yet, in minor units. */
export interface NewPosting {
  readonly account: Account;
  readonly minor: bigint;
}

export interface NewJournalEntry {
  event: string;
  operation_id?: string | null;
  /** When the money moved, in milliseconds since 1970; now, when left out. */
  effective_at?: number | undefined;
  /** True for a history that is booked after the fact: the past of balances may change, as long as none was below zero. */
  isBackdated?: boolean;
  reverses?: number | null;
  postings: readonly NewPosting[];
}

/**
 * Posts a journal entry atomically. Lines of nothing are left out. What happens now is effective after all that has happened to the
 * accounts in it that may not be negative, also after the clock was set back: else the past of a balance would change, and could
 * lie below zero.
 * @throws LedgerError `unbalanced` unless the postings of each asset sum to zero, `insufficient_funds` if an account would be
 * negative that may not, at any moment
 */
export function post(state: SandboxState, entry: NewJournalEntry): JournalEntry {
  const { ledger } = state;
  const sums = new Map<AssetId, bigint>();
  const after = new Map<string, { account: Account; balance: bigint }>();
  const postings = entry.postings.filter(({ minor }) => minor !== 0n);
  for (const { account, minor } of postings) {
    sums.set(account.asset, (sums.get(account.asset) ?? 0n) + minor);
    const balance = (after.get(account.id)?.balance ?? balanceOf(ledger, account)) + minor;
    after.set(account.id, { account, balance });
  }
  for (const [asset, sum] of sums)
    if (sum !== 0n) throw new LedgerError('unbalanced', `${entry.event} ${asset} ${sum}`);
  const bounded = [...after.values()].filter(({ account }) => !account.may_be_negative);
  for (const { account, balance } of bounded)
    if (balance < 0n) throw new LedgerError('insufficient_funds', account.id);
  const effective_at = effectiveAt(state, entry, bounded);
  const posted: JournalEntry = {
    seq: (ledger.entries.at(-1)?.seq ?? 0) + 1,
    operation_id: entry.operation_id ?? null,
    event: entry.event,
    effective_at,
    posted_at: iso(now(state)),
    reverses: entry.reverses ?? null,
    postings: postings.map(({ account: { id, asset }, minor }) => ({
      account: id,
      asset,
      amount: String(minor),
    })),
  };
  ledger.entries.push(posted);
  for (const { account, balance } of after.values()) {
    if (account.kind === 'hold' && balance === 0n) remove(ledger.accounts, account.id);
    else {
      const known = own(ledger.accounts, account.id);
      const newest_at = later(known?.newest_at ?? effective_at, effective_at);
      if (known) Object.assign(known, { balance: String(balance), newest_at });
      else ledger.accounts[account.id] = { ...account, balance: String(balance), newest_at };
    }
  }
  return posted;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** @throws LedgerError `insufficient_funds` for what is taken after the fact from an account that did not have it all the while */
function effectiveAt(
  state: SandboxState,
  { effective_at = now(state), isBackdated = false }: NewJournalEntry,
  bounded: readonly { readonly account: Account; readonly balance: bigint }[],
): string {
  const { ledger } = state;
  const wanted = iso(effective_at);
  const newest = ({ id }: Account) => own(ledger.accounts, id)?.newest_at ?? wanted;
  if (!isBackdated) return bounded.reduce((latest, { account }) => later(latest, newest(account)), wanted);
  for (const { account, balance } of bounded) {
    const change = balance - balanceOf(ledger, account);
    if (change < 0n && leastSince(ledger, account, wanted) + change < 0n)
      throw new LedgerError('insufficient_funds', account.id);
  }
  return wanted;
}
