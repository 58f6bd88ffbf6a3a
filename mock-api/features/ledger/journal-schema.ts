import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { count, isoTime } from '../../core/schemas.ts';

/** Minor units of an asset as a string, because state is JSON. */
const minorUnits = z.string().check(z.regex(/^-?\d+$/));

/** What an account is for. `custody` mirrors what is on a network or at a bank; `hold` is one open transaction's money. */
export const accountKinds = [
  'available',
  'hold',
  'custody',
  'float',
  'fees',
  'vat',
  'promo',
  'suspense',
  'receivable',
] as const;

const account = z.object({
  id: z.string(),
  owner: z.enum(['user', 'platform', 'external']),
  /** Of a user: the ledger owner. Of the outside world: the network. Null for the platform. */
  owner_id: z.nullable(z.string()),
  kind: z.enum(accountKinds),
  asset: z.enum(assetIds),
  /** Of a hold: the transaction that it belongs to. */
  transaction_id: z.nullable(z.string()),
  may_be_negative: z.boolean(),
});
export type Account = Readonly<z.output<typeof account>>;

/** One line of a journal entry. */
const posting = z.object({ account: z.string(), asset: z.enum(assetIds), amount: minorUnits });
export type Posting = z.output<typeof posting>;

/** The journal is append-only: a mistake is corrected by an entry that names the one that it `reverses`. */
const journalEntry = z.object({
  seq: count,
  /** The intent that it carries out; null for what belongs to no transaction. */
  operation_id: z.nullable(z.string()),
  event: z.string(),
  /** When the money moved; statements and balances of the past go by it. */
  effective_at: isoTime,
  /** When the entry was written. */
  posted_at: isoTime,
  reverses: z.nullable(count),
  postings: z.array(posting),
});
export type JournalEntry = z.output<typeof journalEntry>;

/** In the order in which the money moved; of one moment, in that of the journal. */
export const byMoment = (
  a: Pick<JournalEntry, 'effective_at' | 'seq'>,
  b: Pick<JournalEntry, 'effective_at' | 'seq'>,
): number => (a.effective_at === b.effective_at ? a.seq - b.seq : a.effective_at < b.effective_at ? -1 : 1);

export const ledger = z.object({
  entries: z.array(journalEntry),
  /**
   * By id, each with the sum of its postings and the moment of the newest: derived from the entries, replayed by `invariants.ts`. A
   * hold whose sum is zero is removed.
   */
  accounts: z.record(z.string(), z.extend(account, { balance: minorUnits, newest_at: isoTime })),
  /** By customer id: the owner of the accounts. A customer who is deleted and created again gets a new one. */
  owners: z.record(z.string(), z.string()),
});
export type Ledger = z.output<typeof ledger>;
