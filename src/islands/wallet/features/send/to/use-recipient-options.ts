import { useStore } from '@nanostores/react';
import { $recentTransactions } from '#src/stores/money/recent-transactions.ts';
import { $payees } from '#src/stores/payees/payees.ts';
import { peopleSearch } from '#src/stores/search/people-search.ts';
import { $recent } from '#src/stores/search/recent-searches.ts';
import type { RecipientMode } from './recipient-mode.ts';
import { recipientOptions, type RecipientOption } from './recipient-options.ts';

/** Whom the field offers for what is typed. */
export function useRecipientOptions(
  mode: RecipientMode,
  typed: string,
  offersSaved: boolean,
): readonly RecipientOption[] {
  const searched = useStore($recent);
  const transactions = useStore($recentTransactions).data?.items ?? null;
  const payees = useStore($payees).data?.items ?? null;
  const search = useStore(peopleSearch.$state);
  const found = search.kind === 'found' ? search.found : [];
  return recipientOptions({ mode, typed, searched, transactions, payees, found, offersSaved });
}
