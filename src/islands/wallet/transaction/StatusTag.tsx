import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../i18n/i18n.ts';
import { isReversed } from './transaction-title.ts';

interface StatusTagProps {
  transaction: Pick<Transaction, 'status'> & Partial<Pick<Transaction, 'confirmations'>>;
}

/** The status of a transaction, with the blocks that it has while a chain confirms it. */
export function StatusTag({ transaction: { status, confirmations } }: StatusTagProps) {
  const { statuses, confirmations: counted } = useMessages('transactions');
  const tone = status === 'completed' ? 'good' : isReversed(status) ? 'bad' : 'warn';
  const blocks = status === 'confirming' && confirmations ? ` ${interpolate(counted, confirmations)}` : '';
  return <span className={`tag ${tone}`}>{statuses[status] + blocks}</span>;
}
