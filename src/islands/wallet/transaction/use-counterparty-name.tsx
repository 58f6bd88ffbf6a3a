import type { Counterparty } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useMessages } from '../i18n/i18n.ts';

/** Whose the other side is: a name with its username or its account; null for an address without a label, which is its own name. */
export function useCounterpartyName(counterparty: Counterparty | null): ElementNode {
  const { account } = useMessages('transactionDetail');
  switch (counterparty?.kind) {
    case 'user':
      return (
        <>
          <bdi translate="no">{sanitizeText(counterparty.name)}</bdi>{' '}
          <span>{`@${sanitizeText(counterparty.username)}`}</span>
        </>
      );
    case 'bank':
      return (
        <>
          <bdi translate="no">{sanitizeText(counterparty.name)}</bdi>
          <span>{' · '}</span>
          <bdi translate="no">
            {interpolate(account, {
              bank: sanitizeText(counterparty.bank_name),
              last4: sanitizeText(counterparty.last4),
            })}
          </bdi>
        </>
      );
    case 'address':
      return counterparty.label === null ? null : (
        <bdi translate="no">{sanitizeText(counterparty.label)}</bdi>
      );
    case undefined:
    case 'platform':
      return null;
  }
}
