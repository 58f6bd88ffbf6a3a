import type { ReactNode } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { failedText } from './SearchError.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** Milliseconds after which a search is worth a word. */
const PATIENCE = 1000;

interface SearchStatusProps {
  typed: string;
  asked: SearchState<unknown>;
  count: number;
}

/** For whoever does not see the list: how much was found, once it is known. */
export function SearchStatus(props: SearchStatusProps) {
  const text = useStatusText(props);
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}

function useStatusText({ typed, asked, count }: SearchStatusProps): ReactNode {
  const words = useMessages('walletSearch');
  const { locale } = useI18n();
  const slow = useIsSlow(asked.kind === 'searching', PATIENCE);
  if (!typed) return '';
  if (asked.kind === 'searching') return slow ? words.searching : '';
  const counted = interpolate(plural(locale, count, words.count), { count });
  // Nobody said that there is nothing.
  if (asked.kind === 'failed')
    return (
      <>
        {count > 0 && `${counted} `}
        <MaskedText text={failedText(asked.error, words)} />
      </>
    );
  return count > 0 ? counted : interpolate(words.none, { typed });
}
