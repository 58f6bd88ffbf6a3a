import { useStore } from '@nanostores/react';
import type { Transaction } from '#contract/transactions.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { fullName } from '#src/api/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useMessages } from '../i18n/i18n.ts';
import { useCounterpartyName } from './use-counterparty-name.tsx';

interface PartiesProps {
  transaction: Transaction;
  /** For paper alone: on the screen it is said elsewhere. */
  isPaperOnly?: boolean;
}

/** Who paid and who was paid: a receipt is shown to somebody who does not know whose account it came from. */
export function Parties({ transaction, isPaperOnly = false }: PartiesProps) {
  const { from, to } = useMessages('transactionDetail');
  const { user } = useStore($auth, { keys: ['user'] });
  const other = useCounterpartyName(transaction.counterparty);
  const { direction } = transaction;
  if (direction === 'convert') return null;
  const name = fullName(user);
  const own: ElementNode = name && (
    <>
      <bdi translate="no">{name}</bdi>
      {user?.username && <span>{` @${sanitizeText(user.username)}`}</span>}
    </>
  );
  const rows = [
    [from, direction === 'in' ? other : own],
    [to, direction === 'in' ? own : other],
  ] as const;
  return (
    <dl className={isPaperOnly ? 'facts parties' : 'facts'}>
      {rows.map(
        ([label, party]) =>
          party !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{party}</span>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
