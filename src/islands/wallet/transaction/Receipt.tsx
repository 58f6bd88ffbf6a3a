import { useId } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { LogoMark } from '#src/ui/brand/Logo.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { MaskedText } from '../money/MaskedText.tsx';
import { Facts } from './Facts.tsx';
import { Parties } from './Parties.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { Sums } from './Sums.tsx';

/** A transaction as a paper that can be kept. */
export function Receipt({ transaction }: { transaction: Transaction }) {
  const { product, locale } = useI18n();
  const { receipt, note } = useMessages('transactionDetail');
  const { statuses } = useMessages('transactions');
  const ownNote = sanitizeText(transaction.note ?? '');
  const id = useId();
  return (
    <section className="receipt" aria-labelledby={id}>
      <header>
        <LogoMark />
        <h2 id={id}>{receipt.heading}</h2>
        <span className="soft">{statuses[transaction.status]}</span>
        <b className="product">{product[locale]}</b>
      </header>
      <Parties transaction={transaction} />
      <Sums transaction={transaction} />
      <Facts transaction={transaction} />
      {ownNote && (
        // Not on paper: it is for nobody else.
        <dl className="facts own">
          <div className="long">
            <dt>{note.label}</dt>
            <dd>
              <p>
                <bdi translate="yes">
                  <MaskedText text={ownNote} />
                </bdi>
              </p>
            </dd>
          </div>
        </dl>
      )}
      {transaction.can.receipt && <ReceiptActions transaction={transaction} />}
    </section>
  );
}
