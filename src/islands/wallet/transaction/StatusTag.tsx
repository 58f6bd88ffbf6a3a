import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close } from '#src/ui/icons/form.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { useMessages } from '../i18n/i18n.ts';
import { isReversed } from './transaction-title.ts';

interface StatusTagProps {
  transaction: Pick<Transaction, 'status'> & Partial<Pick<Transaction, 'confirmations'>>;
}

/** The status of a transaction; while a chain confirms it, the blocks that it has. */
export function StatusTag({ transaction: { status, confirmations } }: StatusTagProps) {
  const { statuses, confirmations: counted } = useMessages('transactions');
  const tone = status === 'completed' ? 'good' : isReversed(status) ? 'bad' : 'warn';
  const blocks = status === 'confirming' && confirmations ? interpolate(counted, confirmations) : null;
  return (
    <span className={`tag ${tone}`}>
      {tone !== 'good' && <Icon d={tone === 'bad' ? close : clock} />}
      <span className={blocks === null ? undefined : 'sr'}>{statuses[status]}</span>
      {blocks !== null && <span>{` ${blocks}`}</span>}
    </span>
  );
}
