import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeRecent, $recent } from '#src/stores/search/recent-searches.ts';
import { globalSearch } from '#src/stores/search/global-search.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useListbox } from '#src/ui/browser/use-listbox.ts';
import { SearchError } from '../../list/SearchError.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import { SlowNotice } from '../../status/SlowNotice.tsx';
import { useSearchInput } from '../../list/use-search-input.ts';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { SearchResults } from './SearchResults.tsx';
import { localGroups, recentGroups, serverGroups } from './result-groups.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { useEarlyTyping } from '../../background/use-early-typing.ts';
import { SearchStatus } from '../../list/SearchStatus.tsx';
import { useEnglishNames } from './use-english-names.ts';
import { useOpenResult } from '../../panels/use-open-result.ts';

/** Searches the whole wallet: results of this browser come at once, the server's a moment later. */
export function SearchPanel() {
  const messages = useMessages('walletSearch');
  const assetWords = useMessages('assetWords');
  const { messages: shell, locale } = useI18n();
  const typing = useSearchInput(globalSearch.setQuery);
  const { typed, clear, put } = typing;
  const search = useStore(globalSearch.$state);
  const recent = useStore($recent);
  const english = useEnglishNames();
  const follow = useOpenResult();
  // The server's results are in the page's language: a new language needs a new search.
  useEffect(() => globalSearch.setQuery(typed), [typed, locale]);
  // Ends the search when the panel closes.
  useEffect(() => globalSearch.reset, []);
  useEarlyTyping('search', put);

  const groups = typed
    ? [
        ...localGroups(typed, {
          own: { screens: shell.screens, search: messages },
          english,
          assetWords: { names: shell.names, others: assetWords },
        }),
        ...(search.kind === 'found' ? serverGroups(search.found) : []),
      ]
    : recentGroups(recent);
  const found = groups.flatMap((group) => group.rows);
  const itemOf = (key: string) => found.find((row) => row.key === key)?.item;

  const rows = useListbox({
    keys: found.map(({ key }) => key),
    resetKey: typed,
    startsAtFirst: typed !== '',
    onChoose: (key) => {
      const item = itemOf(key);
      if (item) follow(item);
    },
    // While something is typed the key is the text's.
    onRemove: typing.text
      ? undefined
      : (key) => {
          const item = itemOf(key);
          if (item) removeRecent(item);
        },
  });
  const none = typed !== '' && found.length === 0 && (search.kind === 'idle' || search.kind === 'found');
  /** The beginning of a username that is too short to search for. */
  const few = /^@\S{0,2}$/.test(typed);

  return (
    <div className="finder">
      <SearchField
        label={messages.field}
        placeholder={messages.placeholder}
        clear={messages.clear}
        typing={typing}
        field={rows.field}
      />
      <SearchStatus
        typed={typed}
        search={search}
        count={found.length}
        empty={few ? messages.moreLetters : undefined}
      />
      {!typed && groups[0] && <RecentSearches group={groups[0]} rows={rows} onForgotten={typing.focus} />}
      {!typed && !groups[0] && <EmptyState heading={messages.hintHeading} text={messages.hint} />}
      {typed && found.length > 0 && <SearchResults groups={groups} typed={typed} rows={rows} />}
      <SlowNotice waiting={search.kind === 'searching'} />
      {search.kind === 'searching' && <RowSkeletons count={3} />}
      {few && <p className="aside">{messages.moreLetters}</p>}
      {none && !few && (
        <EmptyState heading={interpolate(messages.none, { typed })} text={messages.noneText}>
          <Button onClick={clear}>{messages.clear}</Button>
        </EmptyState>
      )}
      {search.kind === 'failed' && (
        <SearchError failure={search} messages={messages} onRetry={globalSearch.retry} />
      )}
    </div>
  );
}
