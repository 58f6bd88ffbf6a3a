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

interface SearchErrorMessages {
  readonly failed: string;
  readonly offline: string;
}

/** Why a search failed: too many in a short time, no connection, else the server's message or ours. */
export function searchErrorMessage(
  error: ApiError | null,
  messages: SearchErrorMessages & { readonly limited: string },
): string {
  if (error?.status === 429) return messages.limited;
  if (isNetworkError(error) && !navigator.onLine) return messages.offline;
  return errorMessage(error, messages.failed);
}

/** A failed search: why, and when it retries by itself, or Retry. Results that this browser found stay above it. */
export function SearchError({
  failure: { error, retryAt },
  messages,
  onRetry,
}: {
  failure: Failure;
  messages: SearchErrorMessages;
  onRetry: () => void;
}) {
  const { limited, retry } = useMessages('walletSearch');
  const isOffline = isNetworkError(error) && !navigator.onLine;
  return (
    <div className={isOffline ? 'notice warn' : 'notice bad'}>
      <Icon d={isOffline ? offline : warn} />
      <p>
        <MaskedText text={searchErrorMessage(error, { ...messages, limited })} />{' '}
        {retryAt !== null && <RetryCountdown at={retryAt} />}
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

function RetryCountdown({ at }: { at: number }) {
  const { again } = useMessages('walletSearch');
  return <span className="num">{interpolate(again, { seconds: useSecondsUntil(at) })}</span>;
}
