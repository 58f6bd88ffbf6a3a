import { LogoMark } from '#src/ui/brand/Logo.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** Stands above a transaction on paper only. */
export function ReceiptHead() {
  const { product, locale } = useI18n();
  const { receipt } = useMessages('transactionDetail');
  return (
    <div className="receipt-head">
      <LogoMark />
      <b>{product[locale]}</b>
      <span>{receipt.heading}</span>
    </div>
  );
}
