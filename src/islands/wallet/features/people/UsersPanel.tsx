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
import { recentPeople, type Person } from './recent-people.ts';
import { UsersStatus } from './UsersStatus.tsx';

/** People: those one had to do with, and anybody by the beginning of a username. */
export function UsersPanel() {
  const { users } = useMessages('walletLists');
  const { clear, moreLetters } = useMessages('walletSearch');
  const typing = useSearchInput(peopleSearch.setQuery);
  const { typed } = typing;
  const asked = useStore(peopleSearch.$state);
  const recent = useStore($recent);
  const dealt = useStore($recentTransactions);
  const follow = useOpenResult();
  useEffect(() => peopleSearch.reset, []);

  const lately = recentPeople(recent, dealt.data?.items ?? []);
  const shown: readonly Person[] = !typed
    ? lately
    : asked.kind === 'found'
      ? asked.found.map(({ username, full_name }) => ({ username, name: full_name }))
      : [];
  const rows = useListbox({
    keys: shown.map(({ username }) => username),
    resetKey: typed,
    startsAtFirst: typed !== '',
    onChoose: (key) => {
      const one = shown.find(({ username }) => username === key);
      if (one) follow({ kind: 'person', id: one.username, name: one.name });
    },
  });
  const waiting = typed ? asked.kind === 'searching' : !dealt.data && !dealt.error;

  const load = {
    query: dealt,
    messages: { failed: users.failedLately },
    at: dealt.data?.at ?? null,
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
      <UsersStatus typed={typed} asked={asked} />
      {!typed && (
        <>
          <LoadError {...load} />
          <StaleNotice {...load} />
        </>
      )}
      {!typed && lately.length > 0 && <div className="group-name">{users.lately}</div>}
      {shown.length > 0 && (
        <div className="found" role="listbox" id={rows.listId} aria-label={typed ? users.list : users.lately}>
          {shown.map(({ username, name }) => (
            <div key={username} {...rows.row(username)}>
              <PersonItem username={username} name={name} typed={typed} />
            </div>
          ))}
        </div>
      )}
      <SlowNotice waiting={waiting} />
      {waiting && <RowSkeletons count={3} />}
      {!typed && dealt.data && lately.length === 0 && (
        <EmptyState heading={users.emptyHeading} text={users.emptyText} />
      )}
      {typed && asked.kind === 'idle' && <p className="aside">{moreLetters}</p>}
      {typed && asked.kind === 'found' && shown.length === 0 && (
        <EmptyState heading={interpolate(users.none, { typed })} text={users.noneText}>
          <Button onClick={typing.clear}>{clear}</Button>
        </EmptyState>
      )}
      {asked.kind === 'failed' && <SearchError failure={asked} words={users} onRetry={peopleSearch.retry} />}
    </div>
  );
}
