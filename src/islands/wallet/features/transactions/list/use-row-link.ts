import { useCallback, useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  isTransactionEntry,
  transactionIn,
  withTransaction,
  type TransactionEntry,
} from '../transaction-url.ts';
import type { RowLinkProps } from './TransactionRow.tsx';

/** Whether the browser opens a link elsewhere than in this window. */
const leavesWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** What the links of a list's rows have in common; the same until the query string changes in more than the open transaction. */
export function useRowLink(search: string): RowLinkProps {
  const navigate = useNavigate();
  const ofList = withTransaction(search, null);
  const onFollow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || leavesWindow(event)) return;
      event.preventDefault();
      void navigate(
        { search: event.currentTarget.search },
        {
          // From one transaction to the next, Back still leads to the list.
          replace: transactionIn(location.search) !== null && isTransactionEntry(),
          state: { openedTransaction: true } satisfies TransactionEntry,
        },
      );
    },
    [navigate],
  );
  return useMemo(() => ({ search: ofList, onFollow }), [ofList, onFollow]);
}
