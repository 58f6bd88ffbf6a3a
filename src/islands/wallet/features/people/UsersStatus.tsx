import type { ReactNode } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { Person } from '#contract/search.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { failedText } from '../../list/SearchError.tsx';
import { MaskedText } from '../../money/MaskedText.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

/** For whoever does not see the list: how many people were found, once it is known. */
export function UsersStatus({ typed, asked }: { typed: string; asked: SearchState<readonly Person[]> }) {
  return (
    <p className="sr" role="status">
      {useStatusText(typed, asked)}
    </p>
  );
}

function useStatusText(typed: string, asked: SearchState<readonly Person[]>): ReactNode {
  const { users } = useMessages('walletLists');
  const { limited } = useMessages('walletSearch');
  const { locale } = useI18n();
  if (asked.kind === 'failed') return <MaskedText text={failedText(asked.error, { ...users, limited })} />;
  if (asked.kind !== 'found') return '';
  const count = asked.found.length;
  return count > 0
    ? interpolate(plural(locale, count, users.count), { count })
    : interpolate(users.none, { typed });
}
