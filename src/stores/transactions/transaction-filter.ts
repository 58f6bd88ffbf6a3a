import type { Transaction } from '#contract/transactions.ts';

/** Which transactions a list has; null for all. The filters add up. */
export interface TransactionFilter {
  /** What reference, counterparty, note, address, hash, asset or amount contains. */
  readonly q: string | null;
  readonly type: Transaction['type'] | null;
  readonly asset: Transaction['asset'] | null;
  readonly status: Transaction['status'] | null;
  readonly direction: Transaction['direction'] | null;
  /** Days of Africa/Lagos (`2026-11-21`), both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** Decimal strings, both included: of `asset`, or without one of the value in naira. */
  readonly min: string | null;
  readonly max: string | null;
}

export const noTransactionFilter: TransactionFilter = {
  q: null,
  type: null,
  asset: null,
  status: null,
  direction: null,
  from: null,
  to: null,
  min: null,
  max: null,
};

/** The filter as the API takes it: the same for a list and for an export of it. */
export const toApiFilter = (filter: TransactionFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null)) as Partial<{
    [Name in keyof TransactionFilter]: NonNullable<TransactionFilter[Name]>;
  }>;

export const isFiltered = (filter: TransactionFilter): boolean =>
  Object.values(filter).some((value) => value !== null);
