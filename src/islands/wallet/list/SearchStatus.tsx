import type { ReactNode } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { searchErrorMessage } from './SearchError.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** A faster search announces its results alone. */
const ANNOUNCE_AFTER_MS = 1000;

interface SearchStatusProps {
  typed: string;
  search: SearchState<unknown>;
  count: number;
  /** What is said while nothing is listed: as it is shown, or nothing where something else speaks. That nothing was found, unless it is given. */
  empty?: string | undefined;
}

/** Announces to screen readers how many results a search has. */
export function SearchStatus(props: SearchStatusProps) {
  const text = useStatusText(props);
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}

function useStatusText({ typed, search, count, empty }: SearchStatusProps): ReactNode {
  const messages = useMessages('walletSearch');
  const { locale } = useI18n();
  const slow = useIsSlow(search.kind === 'searching', ANNOUNCE_AFTER_MS);
  if (!typed) return '';
  if (search.kind === 'searching') return slow ? messages.searching : '';
  const counted = interpolate(plural(locale, count, messages.count), { count });
  // Results of this browser count; of the server's nobody knows whether there are any.
  if (search.kind === 'failed')
    return (
      <>
        {count > 0 && <span>{`${counted} `}</span>}
        <MaskedText text={searchErrorMessage(search.error, messages)} />
      </>
    );
  return count > 0 ? counted : (empty ?? interpolate(messages.none, { typed }));
}
