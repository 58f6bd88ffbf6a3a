import type { ApiError } from '#src/api/api-error.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import type { SearchState } from '#src/stores/query/live-search.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { MaskedText } from '../money/MaskedText.tsx';
import { RequestId } from '../status/RequestId.tsx';
import { useMessages } from '../i18n/i18n.ts';

type Failure = Extract<SearchState<unknown>, { kind: 'failed' }>;

interface FailureWords {
  readonly failed: string;
  readonly offline: string;
}

/** What a failed search says: too many in a short time, no network, else the server's own words or ours. */
export function failedText(
  error: ApiError | null,
  words: FailureWords & { readonly limited: string },
): string {
  if (error?.status === 429) return words.limited;
  if (isNetworkError(error) && !navigator.onLine) return words.offline;
  return errorMessage(error, words.failed);
}

/** A search that failed: what, when it is tried again by itself, or the way to try it. What was found here stays. */
export function SearchError({
  failure: { error, retryAt },
  words,
  onRetry,
}: {
  failure: Failure;
  words: FailureWords;
  onRetry: () => void;
}) {
  const { limited, retry } = useMessages('walletSearch');
  const away = isNetworkError(error) && !navigator.onLine;
  return (
    <div className={away ? 'notice warn' : 'notice bad'}>
      <Icon d={away ? offline : warn} />
      <p>
        <MaskedText text={failedText(error, { ...words, limited })} />{' '}
        {retryAt !== null && <Again moment={retryAt} />}
        <RequestId error={error} />
      </p>
      {retryAt === null && (
        <Button small onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

function Again({ moment }: { moment: number }) {
  const { again } = useMessages('walletSearch');
  return <span className="num">{interpolate(again, { seconds: useSecondsUntil(moment) })}</span>;
}
