import type { AssetId } from '#contract/assets.ts';
import { iso, now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { balanceOf } from './accounts.ts';
import type { Account, JournalEntry } from './journal-schema.ts';

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
  reverses?: number | null;
  postings: readonly NewPosting[];
}

/**
 * Posts a journal entry atomically. Lines of nothing are left out.
 * @throws LedgerError `unbalanced` unless the postings of each asset sum to zero, `insufficient_funds` if an account would become
 * negative that may not
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
  for (const { account, balance } of after.values())
    if (balance < 0n && !account.may_be_negative) throw new LedgerError('insufficient_funds', account.id);
  const posted: JournalEntry = {
    seq: (ledger.entries.at(-1)?.seq ?? 0) + 1,
    operation_id: entry.operation_id ?? null,
    event: entry.event,
    effective_at: iso(entry.effective_at ?? now(state)),
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
      if (known) known.balance = String(balance);
      else ledger.accounts[account.id] = { ...account, balance: String(balance) };
    }
  }
  return posted;
}
