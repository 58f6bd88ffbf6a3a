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
  const shown = <ShownTitle title={title} isShortAddress={hasShortAddress(transaction)} typed={typed} />;
  // What says by itself what happened is said once.
  if (title === sentence || isFromChain(transaction)) return shown;
  const isName = transaction.type !== 'convert';
  return (
    <>
      <span aria-hidden="true" translate={isName ? 'no' : undefined}>
        {shown}
      </span>
      <span className="sr">{sentence}</span>
    </>
  );
}

const hasShortAddress = ({ type, counterparty }: TransactionSummary) =>
  type === 'send' && counterparty?.kind === 'address' && counterparty.label === null;

interface ShownTitleProps {
  title: string;
  isShortAddress: boolean;
  typed: string;
}

/** An address in short has two parts: where there is no room it is cut in its middle, since its end tells it from another. */
function ShownTitle({ title, isShortAddress, typed }: ShownTitleProps) {
  const middle = title.indexOf('…') + 1;
  if (!isShortAddress || middle === 0) return <Highlight text={title} typed={typed} />;
  return (
    <span className="short-address">
      <span>
        <Highlight text={title.slice(0, middle)} typed={typed} />
      </span>
      <span>
        <Highlight text={title.slice(middle)} typed={typed} />
      </span>
    </span>
  );
}
