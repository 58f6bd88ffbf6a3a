import { Highlight } from '#src/ui/display/Highlight.tsx';
import { useMessages } from '../i18n/i18n.ts';
import {
  isFromChain,
  transactionSentence,
  transactionTitle,
  type TransactionSummary,
} from './transaction-title.ts';

interface TransactionTitleProps {
  transaction: TransactionSummary;
  /** A search query, to be highlighted. */
  typed?: string;
}

/**
 * Who or what, where a badge and a second line say the rest. A screen reader has neither the badge nor the two coins: it reads what
 * happened, in one sentence that has the title in it.
 */
export function TransactionTitle({ transaction, typed = '' }: TransactionTitleProps) {
  const { titles } = useMessages('transactions');
  const title = transactionTitle(transaction, titles);
  const sentence = transactionSentence(transaction, titles);
  // What says by itself what happened is said once.
  if (title === sentence || isFromChain(transaction)) return <Highlight text={title} typed={typed} />;
  const isName = transaction.type !== 'convert';
  const parts = typed === '' && transaction.counterparty?.kind === 'address' ? partsOf(title) : null;
  return (
    <>
      <span aria-hidden="true" translate={isName ? 'no' : undefined}>
        {parts === null ? (
          <Highlight text={title} typed={typed} />
        ) : (
          <span className="short-address">
            <span>{parts.start}</span>
            <span>{parts.end}</span>
          </span>
        )}
      </span>
      <span className="sr">{sentence}</span>
    </>
  );
}

/** An address in short, in two parts: where it has no room it is cut in its middle, since its end tells it from another. */
function partsOf(title: string): { start: string; end: string } | null {
  const middle = title.indexOf('…') + 1;
  return middle === 0 ? null : { start: title.slice(0, middle), end: title.slice(middle) };
}
