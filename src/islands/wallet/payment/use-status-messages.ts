import { useStore } from '@nanostores/react';
import { $paymentKind } from '#src/stores/transfers/payment.ts';
import { useMessages } from '../i18n/i18n.ts';

/** The words for what became of this tab's payment: a conversion is not sent to anybody. */
export function useStatusMessages() {
  const isConversion = useStore($paymentKind) === 'convert';
  return useMessages(isConversion ? 'convertStatus' : 'sendStatus');
}
