import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { peopleSearch } from '#src/stores/search/people-search.ts';
import { $recent } from '#src/stores/search/recent-searches.ts';
import { $recentTransactions, refetchRecentTransactions } from '#src/stores/money/recent-transactions.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useListbox } from '#src/ui/browser/use-listbox.ts';
import { SearchError } from '../../list/SearchError.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import { PersonItem } from '../../person/PersonItem.tsx';
import { SlowNotice } from '../../status/SlowNotice.tsx';
import { LoadError } from '../../status/LoadError.tsx';
import { StaleNotice } from '../../status/StaleNotice.tsx';
import { useSearchInput } from '../../list/use-search-input.ts';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { useOpenResult } from '../../panels/use-open-result.ts';
import { recentPeople, type Person } from '../../person/recent-people.ts';
import { UsersStatus } from './UsersStatus.tsx';

/** Recent people, and anybody by the start of their username. */
export function UsersPanel() {
  const { users } = useMessages('walletLists');
  const { clear, moreLetters } = useMessages('walletSearch');
  const typing = useSearchInput(peopleSearch.setQuery);
  const { typed } = typing;
  const search = useStore(peopleSearch.$state);
  const recent = useStore($recent);
  const transactions = useStore($recentTransactions);
  const openResult = useOpenResult();
  useEffect(() => peopleSearch.reset, []);

  const recentUsers = recentPeople(recent, transactions.data?.items ?? []);
  const shown: readonly Person[] = !typed
    ? recentUsers
    : search.kind === 'found'
      ? search.found.map(({ username, name: full_name }) => ({ username, name: full_name }))
      : [];
  const rows = useListbox({
    keys: shown.map(({ username }) => username),
    resetKey: typed,
    startsAtFirst: typed !== '',
    onChoose: (key) => {
      const person = shown.find(({ username }) => username === key);
      if (person) openResult({ kind: 'person', id: person.username, name: person.name });
    },
  });
  const isLoading = typed ? search.kind === 'searching' : !transactions.data && !transactions.error;

  const load = {
    query: transactions,
    messages: { failed: users.failedLately },
    at: transactions.data?.at ?? null,
    onRetry: refetchRecentTransactions,
    hasOfflineNotice: true,
  };

  return (
    <div className="finder">
      <SearchField
        label={users.field}
        placeholder={users.placeholder}
        clear={clear}
        typing={typing}
        field={rows.field}
      />
      <UsersStatus typed={typed} search={search} />
      {!typed && (
        <>
          <LoadError {...load} />
          <StaleNotice {...load} />
        </>
      )}
      {!typed && recentUsers.length > 0 && <div className="group-name">{users.lately}</div>}
      {shown.length > 0 && (
        <div className="found" role="listbox" id={rows.listId} aria-label={typed ? users.list : users.lately}>
          {shown.map(({ username, name }) => (
            <div key={username} {...rows.row(username)}>
              <PersonItem username={username} name={name} typed={typed} />
            </div>
          ))}
        </div>
      )}
      <SlowNotice waiting={isLoading} />
      {isLoading && <RowSkeletons count={3} />}
      {!typed && transactions.data && recentUsers.length === 0 && (
        <EmptyState heading={users.emptyHeading} text={users.emptyText} />
      )}
      {typed && search.kind === 'idle' && <p className="aside">{moreLetters}</p>}
      {typed && search.kind === 'found' && shown.length === 0 && (
        <EmptyState heading={interpolate(users.none, { typed })} text={users.noneText}>
          <Button onClick={typing.clear}>{clear}</Button>
        </EmptyState>
      )}
      {search.kind === 'failed' && (
        <SearchError failure={search} messages={users} onRetry={peopleSearch.retry} />
      )}
    </div>
  );
}
