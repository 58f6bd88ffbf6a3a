import { useStore } from '@nanostores/react';
import type { Transaction } from '#contract/transactions.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { fullName } from '#src/api/person-name.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { print } from '#src/ui/icons/feature.ts';
import { share } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { transactionSentence } from './transaction-title.ts';
import { receiptText } from './receipt-text.ts';

interface ReceiptActionsProps {
  transaction: Transaction;
  /** What else can be done with it, beside the printing. Then sharing comes first, in a line of its own. */
  children?: ElementNode;
}

/** Shares a receipt, by the system's own sheet or the clipboard, and prints it. Not while balances are hidden: it is about amounts. */
export function ReceiptActions({ transaction, children }: ReceiptActionsProps) {
  const { receipt } = useMessages('transactionDetail');
  const isHidden = useStore($balancesHidden) !== false;
  const isFirst = children !== undefined;
  const share = (
    <ShareButton transaction={transaction} variant={isFirst ? 'primary' : 'outline'} wide={isFirst} />
  );
  return (
    <>
      {isHidden && <p className="hint">{receipt.hidden}</p>}
      {!isHidden && isFirst && share}
      <div className="row">
        {!isHidden && !isFirst && share}
        {children}
        {!isHidden && (
          <Button onClick={() => globalThis.print()}>
            <Icon d={print} />
            <span>{receipt.print}</span>
          </Button>
        )}
      </div>
    </>
  );
}

interface ShareButtonProps {
  transaction: Transaction;
  variant: 'primary' | 'outline';
  wide: boolean;
}

function ShareButton({ transaction, variant, wide }: ShareButtonProps) {
  const { product, locale, numberLocale } = useI18n();
  const messages = useMessages('transactionDetail');
  const { titles, statuses } = useMessages('transactions');
  const { receipt } = messages;

  const shareReceipt = async () => {
    const title = transactionSentence(transaction, titles);
    const status = statuses[transaction.status];
    const text = receiptText(transaction, {
      messages,
      title,
      owner: fullName($auth.get().user),
      status,
      product: product[locale],
      locale,
      numberLocale,
    });
    try {
      const { share: shareSheet } = navigator as Partial<Navigator>;
      if (shareSheet) await shareSheet.call(navigator, { title, text });
      else {
        await navigator.clipboard.writeText(text);
        showToast('success', receipt.copied);
      }
    } catch (error) {
      // The person has closed the sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
      showToast('error', receipt.notCopied);
    }
  };
  return (
    <Button variant={variant} wide={wide} onClick={() => void shareReceipt()}>
      <Icon d={share} />
      <span>{receipt.share}</span>
    </Button>
  );
}
