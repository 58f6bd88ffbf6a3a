import type { Counterparty } from '#contract/transactions.ts';
import type { LedgerLine } from '#contract/statements.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { transactionSentence } from '../../../transaction/transaction-title.ts';

type Titles = Messages['transactions']['titles'];

/** What happened: "Sent to Ada Okafor". What belongs to no transaction is a correction. */
export const entryTitle = ({ transaction, type, asset }: LedgerLine, titles: Titles): string =>
  transactionSentence(transaction ?? { type, direction: 'in', asset }, titles);

/** Money that came back, or was recalled: a line against the direction of its transaction. */
export function isReversal({ transaction, amount }: LedgerLine): boolean {
  if (!transaction || transaction.direction === 'convert') return false;
  return amount.startsWith('-') === (transaction.direction === 'in');
}

/** Which person or account, in more than the name that the title has; null where there is no more. */
export function counterpartyDetail(counterparty: Counterparty | null | undefined): string | null {
  if (counterparty?.kind === 'user') return sanitizeText(`@${counterparty.username}`);
  if (counterparty?.kind === 'bank') return sanitizeText(`${counterparty.name} ••${counterparty.last4}`);
  return null;
}
