import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noTransactionFilter, type TransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { filterFromQuery, withFilter, type IgnoredValue } from './filter-query.ts';

/** What a history entry was pushed for: a control that changes its filter again replaces the entry. */
type FilterControl = 'search' | 'type' | 'asset' | 'status' | 'direction' | 'period' | 'amount' | 'clear';

export interface FilterInAddress {
  readonly filter: TransactionFilter;
  readonly ignored: readonly IgnoredValue[];
  /** Changes the filter of the address: one history entry for each control, so that Back undoes what it did. */
  readonly change: (by: FilterControl, change: Partial<TransactionFilter>) => void;
  readonly clear: () => void;
}

/** The filter of the list, which stands in the address: Back, a reload and a link find it. */
export function useFilter(): FilterInAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const { filter, ignored } = filterFromQuery(search);
    const change: FilterInAddress['change'] = (by, changed) => {
      // The address rather than the last render: two changes may come between two renders.
      const before = location.search;
      const after = withFilter(before, { ...filterFromQuery(before).filter, ...changed });
      if (after === before) return;
      const state = history.state as { usr?: { changedBy?: FilterControl } | null } | null;
      void navigate({ search: after }, { replace: state?.usr?.changedBy === by, state: { changedBy: by } });
    };
    return { filter, ignored, change, clear: () => change('clear', noTransactionFilter) };
  }, [search, navigate]);
}
