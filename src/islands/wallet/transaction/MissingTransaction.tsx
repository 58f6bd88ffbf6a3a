import type { ReactNode } from 'react';
import type { QueryState } from '#src/stores/query/query-client.ts';
import type { Transaction } from '#contract/transactions.ts';
import { useMessages } from '../i18n/i18n.ts';
import { EmptyState } from '../status/EmptyState.tsx';

/** Whether there is no such transaction of this person. */
export const isMissing = ({ data, error }: QueryState<Transaction>): boolean =>
  data === null && error?.status === 404;

/** Says that there is no such transaction. @param props.children the way on, with its label. */
export function MissingTransaction({ children }: { children: (label: string) => ReactNode }) {
  const { heading, text, back } = useMessages('transactionDetail').gone;
  return (
    <EmptyState heading={heading} text={text}>
      {children(back)}
    </EmptyState>
  );
}
