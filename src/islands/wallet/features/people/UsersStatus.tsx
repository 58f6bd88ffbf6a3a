import type { ReactNode } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { Person } from '#contract/search.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { searchErrorMessage } from '../../list/SearchError.tsx';
import { MaskedText } from '../../money/MaskedText.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

/** Announces to screen readers how many people were found. */
export function UsersStatus({ typed, search }: { typed: string; search: SearchState<readonly Person[]> }) {
  return (
    <p className="sr" role="status">
      {useStatusText(typed, search)}
    </p>
  );
}

function useStatusText(typed: string, search: SearchState<readonly Person[]>): ReactNode {
  const { users } = useMessages('walletLists');
  const { limited } = useMessages('walletSearch');
  const { locale } = useI18n();
  if (search.kind === 'failed')
    return <MaskedText text={searchErrorMessage(search.error, { ...users, limited })} />;
  if (search.kind !== 'found') return '';
  const count = search.found.length;
  return count > 0
    ? interpolate(plural(locale, count, users.count), { count })
    : interpolate(users.none, { typed });
}
