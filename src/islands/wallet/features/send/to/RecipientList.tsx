import { useStore } from '@nanostores/react';
import { PEOPLE_SHORTEST, type Person as FoundPerson } from '#contract/search.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $recentTransactions, refetchRecentTransactions } from '#src/stores/money/recent-transactions.ts';
import { $payees, refetchPayees } from '#src/stores/payees/payees.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { peopleSearch } from '#src/stores/search/people-search.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import type { useListbox } from '#src/ui/browser/use-listbox.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { SearchError } from '../../../list/SearchError.tsx';
import { SearchStatus } from '../../../list/SearchStatus.tsx';
import { Link } from '../../../navigation/Link.tsx';
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
  /** People are looked for by what is typed. */
  isSearched: boolean;
  search: SearchState<readonly FoundPerson[]>;
  /** Somebody's card, or why there is none, stands above the list and speaks: there is nothing more to say where the list is empty. */
  isResolved: boolean;
}

/** Recent and saved recipients, or those that match what is typed, with the states of what they are read from. */
export function RecipientList({
  options,
  rows,
  mode,
  typed,
  isSearched,
  search,
  isResolved,
}: RecipientListProps) {
  const { to: messages } = useMessages('send');
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
  const hint = useHint(typed);
  // A search that has not begun yet has found nothing out.
  const unbegun = isSearched && search.kind === 'idle' ? '' : undefined;
  const hasLink = typed === '' && !isPeople;
  const hasSaved = options.some(({ kind }) => kind === 'payee');
  const recent = isPeople && hasSaved ? messages.recent.withSaved : messages.recent[mode];
  const label = typed !== '' && isPeople ? messages.results : recent;

  return (
    <>
      {typed === '' && (
        <>
          <LoadError {...load} />
          <StaleNotice {...load} />
        </>
      )}
      {isPeople && (
        <SearchStatus
          typed={typed}
          search={search}
          count={options.length}
          empty={isResolved ? '' : (hint ?? unbegun)}
        />
      )}
      {options.length > 0 && (
        <>
          <div className={hasLink ? 'group-name with-button' : 'group-name'}>
            <span>{label}</span>
            {hasLink && (
              <Link className="standalone-link" to="/w/linked-accounts#payees">
                {messages.manage}
              </Link>
            )}
          </div>
          <div className="found" role="listbox" id={rows.listId} aria-label={label}>
            {options.map((option) => (
              <RecipientOptionRow key={option.key} row={rows.row(option.key)} option={option} typed={typed} />
            ))}
          </div>
        </>
      )}
      <SlowNotice waiting={isLoading} />
      {isLoading && options.length === 0 && <RowSkeletons count={3} />}
      {isPeople && hint !== null && options.length === 0 && !isResolved && <p className="aside">{hint}</p>}
      {isPeople && search.kind === 'failed' && (
        <SearchError failure={search} messages={users} onRetry={peopleSearch.retry} />
      )}
      {options.length === 0 && !isResolved && (
        <NothingFound
          mode={mode}
          typed={typed}
          hasAnswer={
            isPeople && typed
              ? hint === null && (!isSearched || search.kind === 'found')
              : query.data !== null
          }
        />
      )}
    </>
  );
}

/** Why nobody is looked for by what is typed; null where somebody is, or where no username could be meant. */
function useHint(typed: string): string | null {
  const { links } = useMessages('send').to;
  const { moreLetters } = useMessages('walletSearch');
  const { recognized } = useStore($recipientInput);
  if (typed === '') return null;
  const link = recognized?.kind === 'unknown' ? recognized.link : null;
  if (link !== null) return links[link];
  return bareUsername(typed).length < PEOPLE_SHORTEST ? moreLetters : null;
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
