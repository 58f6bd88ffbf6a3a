import type { ReactNode } from 'react';
import { fill } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { Person } from '#contract/search.ts';
import type { Asked } from '#src/stores/query/live-search.ts';
import { failedText } from '../../list/SearchError.tsx';
import { MaskedText } from '../../money/MaskedText.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';

/** For whoever does not see the list: how many people were found, once it is known. */
export function UsersStatus({ typed, asked }: { typed: string; asked: Asked<readonly Person[]> }) {
  return (
    <p className="sr" role="status">
      {useStatusText(typed, asked)}
    </p>
  );
}

function useStatusText(typed: string, asked: Asked<readonly Person[]>): ReactNode {
  const { users } = useWords('walletLists');
  const { limited } = useWords('walletSearch');
  const { locale } = useWallet();
  if (asked.kind === 'failed') return <MaskedText text={failedText(asked.error, { ...users, limited })} />;
  if (asked.kind !== 'found') return '';
  const count = asked.found.length;
  return count > 0 ? fill(plural(locale, count, users.count), { count }) : fill(users.none, { typed });
}
