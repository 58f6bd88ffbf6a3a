import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fill } from '#src/intl/interpolate.ts';
import { people } from '#src/stores/search/people-search.ts';
import { $recent } from '#src/stores/search/recent-searches.ts';
import { $recentTransactions, retryRecentTransactions } from '#src/stores/money/recent-transactions.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useActiveRow } from '#src/ui/browser/use-listbox.ts';
import { FindFailed } from '../../list/SearchError.tsx';
import { FindField } from '../../list/SearchField.tsx';
import { ListStyles } from '../../list/ListStyles.tsx';
import { PersonLine } from '../../person/PersonItem.tsx';
import { LongWait } from '../../status/SlowNotice.tsx';
import { ReadFailed } from '../../status/LoadError.tsx';
import { useTyping } from '../../list/use-search-input.ts';
import { RowBones } from '../dashboard/skeletons.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { useWords } from '../../i18n/i18n.ts';
import { useFollow } from '../../panels/use-open-result.ts';
import { peopleLately, type Somebody } from './recent-people.ts';
import { UsersStatus } from './UsersStatus.tsx';

/** People: those one had to do with, and anybody by the beginning of a username. */
export function UsersPanel() {
  const { users } = useWords('walletLists');
  const { clear, moreLetters } = useWords('walletSearch');
  const typing = useTyping(people.type);
  const { typed } = typing;
  const asked = useStore(people.$asked);
  const recent = useStore($recent);
  const dealt = useStore($recentTransactions);
  const follow = useFollow();
  useEffect(() => people.close, []);

  const lately = peopleLately(recent, dealt.data?.items ?? []);
  const shown: readonly Somebody[] = !typed
    ? lately
    : asked.kind === 'found'
      ? asked.found.map(({ username, full_name }) => ({ username, name: full_name }))
      : [];
  const rows = useActiveRow({
    keys: shown.map(({ username }) => username),
    foundBy: typed,
    startsAtFirst: typed !== '',
    onChoose: (key) => {
      const one = shown.find(({ username }) => username === key);
      if (one) follow({ kind: 'person', id: one.username, name: one.name });
    },
  });
  const waiting = typed ? asked.kind === 'searching' : !dealt.data && !dealt.error;

  return (
    <div className="finder">
      <ListStyles />
      <FindField
        label={users.field}
        placeholder={users.placeholder}
        clear={clear}
        typing={typing}
        field={rows.field}
      />
      <UsersStatus typed={typed} asked={asked} />
      {!typed && (
        <ReadFailed
          text={users.failedLately}
          error={dealt.error}
          loading={dealt.loading}
          at={dealt.data?.at ?? null}
          onRetry={retryRecentTransactions}
        />
      )}
      {!typed && lately.length > 0 && <div className="group-name">{users.lately}</div>}
      {shown.length > 0 && (
        <div className="found" role="listbox" id={rows.listId} aria-label={typed ? users.list : users.lately}>
          {shown.map(({ username, name }) => (
            <div key={username} {...rows.row(username)}>
              <PersonLine username={username} name={name} typed={typed} />
            </div>
          ))}
        </div>
      )}
      <LongWait waiting={waiting} />
      {waiting && <RowBones count={3} />}
      {!typed && dealt.data && lately.length === 0 && (
        <Blank heading={users.emptyHeading} text={users.emptyText} />
      )}
      {typed && asked.kind === 'idle' && <p className="aside">{moreLetters}</p>}
      {typed && asked.kind === 'found' && shown.length === 0 && (
        <Blank heading={fill(users.none, { typed })} text={users.noneText}>
          <Button onClick={typing.clear}>{clear}</Button>
        </Blank>
      )}
      {asked.kind === 'failed' && <FindFailed failure={asked} words={users} onRetry={people.retry} />}
    </div>
  );
}
