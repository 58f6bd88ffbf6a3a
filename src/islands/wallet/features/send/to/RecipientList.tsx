import { useStore } from '@nanostores/react';
import type { Person as FoundPerson } from '#contract/search.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $recentTransactions, refetchRecentTransactions } from '#src/stores/money/recent-transactions.ts';
import { $payees, refetchPayees } from '#src/stores/payees/payees.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { peopleSearch } from '#src/stores/search/people-search.ts';
import type { useListbox } from '#src/ui/browser/use-listbox.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { SearchError } from '../../../list/SearchError.tsx';
import { SearchStatus } from '../../../list/SearchStatus.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { SlowNotice } from '../../../status/SlowNotice.tsx';
import { StaleNotice } from '../../../status/StaleNotice.tsx';
import type { RecipientMode } from './recipient-mode.ts';
import type { RecipientOption } from './recipient-options.ts';
import { RecipientOptionRow } from './RecipientOptionRow.tsx';

interface RecipientListProps {
  options: readonly RecipientOption[];
  rows: ReturnType<typeof useListbox>;
  mode: RecipientMode;
  typed: string;
  search: SearchState<readonly FoundPerson[]>;
  /** Somebody's card stands above the list: there is nothing more to say where the list is empty. */
  isResolved: boolean;
}

/** Recent and saved recipients, or those that match what is typed, with the states of what they are read from. */
export function RecipientList({ options, rows, mode, typed, search, isResolved }: RecipientListProps) {
  const { to: messages } = useMessages('send');
  const { moreLetters } = useMessages('walletSearch');
  const { users } = useMessages('walletLists');
  const transactions = useStore($recentTransactions);
  const payees = useStore($payees);
  const isPeople = mode === 'people';
  const source = isPeople
    ? { query: transactions, failed: messages.recentFailed, onRetry: refetchRecentTransactions }
    : { query: payees, failed: messages.savedFailed, onRetry: refetchPayees };
  const { query, failed, onRetry } = source;
  const load = {
    query,
    messages: { failed },
    at: query.data?.at ?? null,
    onRetry,
    hasOfflineNotice: true,
  };
  const isLoading =
    isPeople && typed !== '' ? search.kind === 'searching' : query.data === null && query.error === null;
  const label = typed !== '' && isPeople ? messages.results : messages.recent[mode];

  return (
    <>
      {typed === '' && (
        <>
          <LoadError {...load} />
          <StaleNotice {...load} />
        </>
      )}
      {isPeople && (
        // The card above the list is found, too.
        <SearchStatus typed={typed} search={search} count={options.length + Number(isResolved)} />
      )}
      {options.length > 0 && (
        <>
          <div className="group-name">{label}</div>
          <div className="found" role="listbox" id={rows.listId} aria-label={label}>
            {options.map((option) => (
              <RecipientOptionRow key={option.key} row={rows.row(option.key)} option={option} typed={typed} />
            ))}
          </div>
        </>
      )}
      <SlowNotice waiting={isLoading} />
      {isLoading && options.length === 0 && <RowSkeletons count={3} />}
      {isPeople && typed !== '' && search.kind === 'idle' && options.length === 0 && !isResolved && (
        <p className="aside">{moreLetters}</p>
      )}
      {isPeople && search.kind === 'failed' && (
        <SearchError failure={search} messages={users} onRetry={peopleSearch.retry} />
      )}
      {options.length === 0 && !isResolved && (
        <NothingFound
          mode={mode}
          typed={typed}
          hasAnswer={isPeople && typed ? search.kind === 'found' : query.data !== null}
        />
      )}
    </>
  );
}

/** Why the list is empty. `hasAnswer`: all that could be in it is known. */
function NothingFound({
  mode,
  typed,
  hasAnswer,
}: {
  mode: RecipientMode;
  typed: string;
  hasAnswer: boolean;
}) {
  const { to: messages } = useMessages('send');
  if (!hasAnswer) return null;
  if (typed !== '')
    return mode === 'bank' ? null : (
      <EmptyState heading={interpolate(messages.none, { typed })} text={messages.noneText[mode]} />
    );
  return mode === 'bank' ? null : <EmptyState {...messages.empty[mode]} />;
}
