import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fill } from '#src/intl/interpolate.ts';
import { forget, $recent } from '#src/stores/search/recent-searches.ts';
import { search } from '#src/stores/search/global-search.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useActiveRow } from '#src/ui/browser/use-listbox.ts';
import { FindFailed } from '../../list/SearchError.tsx';
import { FindField } from '../../list/SearchField.tsx';
import { LongWait } from '../../status/SlowNotice.tsx';
import { ListStyles } from '../../list/ListStyles.tsx';
import { useTyping } from '../../list/use-search-input.ts';
import { RowBones } from '../dashboard/skeletons.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { FoundGroups } from './SearchResults.tsx';
import { localGroups, recentGroups, serverGroups } from './result-groups.ts';
import { Recents } from './RecentSearches.tsx';
import { leaveField, takeTyped } from './keystroke-buffer.ts';
import { SearchStatus } from '../../list/SearchStatus.tsx';
import { useEnglish } from './use-english-names.ts';
import { useFollow } from '../../panels/use-open-result.ts';

/** Everything of the wallet by a few letters: what this browser knows at once, what the server knows a moment later. */
export function SearchPanel() {
  const words = useWords('walletSearch');
  const { words: shell } = useWallet();
  const typing = useTyping(search.type);
  const { typed, clear, put } = typing;
  const asked = useStore(search.$asked);
  const recent = useStore($recent);
  const english = useEnglish();
  const follow = useFollow();
  // Nothing of it goes on when nobody looks.
  useEffect(() => search.close, []);
  useEffect(() => {
    const early = takeTyped();
    if (early) put(early);
    return leaveField;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the field comes: later it is typed into
  }, []);

  const groups = typed
    ? [
        ...localGroups(typed, {
          own: { screens: shell.screens, also: words.also },
          english,
          names: shell.names,
        }),
        ...(asked.kind === 'found' ? serverGroups(asked.found) : []),
      ]
    : recentGroups(recent);
  const found = groups.flatMap((group) => group.rows);
  const itemOf = (key: string) => found.find((row) => row.key === key)?.item;

  const rows = useActiveRow({
    keys: found.map(({ key }) => key),
    foundBy: typed,
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
          if (item) forget(item);
        },
  });
  const none = typed !== '' && found.length === 0 && (asked.kind === 'idle' || asked.kind === 'found');
  /** The beginning of a username that is too short to be asked for. */
  const few = /^@\S{0,2}$/.test(typed);

  return (
    <div className="finder">
      <ListStyles />
      <FindField
        label={words.field}
        placeholder={words.placeholder}
        clear={words.clear}
        typing={typing}
        field={rows.field}
      />
      <SearchStatus typed={typed} asked={asked} count={found.length} />
      {!typed && groups[0] && <Recents group={groups[0]} rows={rows} onForgotten={typing.focus} />}
      {!typed && !groups[0] && <Blank heading={words.hintHeading} text={words.hint} />}
      {typed && found.length > 0 && <FoundGroups groups={groups} typed={typed} rows={rows} />}
      <LongWait waiting={asked.kind === 'searching'} />
      {asked.kind === 'searching' && <RowBones count={3} />}
      {few && <p className="aside">{words.moreLetters}</p>}
      {none && !few && (
        <Blank heading={fill(words.none, { typed })} text={words.noneText}>
          <Button onClick={clear}>{words.clear}</Button>
        </Blank>
      )}
      {asked.kind === 'failed' && <FindFailed failure={asked} words={words} onRetry={search.retry} />}
    </div>
  );
}
