import type { ApiError } from '#src/api/api-error.ts';
import { fill } from '#src/intl/interpolate.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { isNetworkFailure } from '#src/stores/errors/error-predicates.ts';
import type { Asked } from '#src/stores/query/live-search.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { MaskedText } from '../money/MaskedText.tsx';
import { RequestId } from '../status/RequestId.tsx';
import { useWords } from '../i18n/i18n.ts';

type Failure = Extract<Asked<unknown>, { kind: 'failed' }>;

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
  if (isNetworkFailure(error) && !navigator.onLine) return words.offline;
  return errorText(error, words.failed);
}

/** A search that failed: what, when it is tried again by itself, or the way to try it. What was found here stays. */
export function FindFailed({
  failure: { error, again },
  words,
  onRetry,
}: {
  failure: Failure;
  words: FailureWords;
  onRetry: () => void;
}) {
  const { limited, retry } = useWords('walletSearch');
  const away = isNetworkFailure(error) && !navigator.onLine;
  return (
    <div className={away ? 'notice warn' : 'notice bad'}>
      <Icon d={away ? offline : warn} />
      <p>
        <MaskedText text={failedText(error, { ...words, limited })} />{' '}
        {again !== null && <Again moment={again} />}
        <RequestId error={error} />
      </p>
      {again === null && (
        <Button small onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

function Again({ moment }: { moment: number }) {
  const { again } = useWords('walletSearch');
  return <span className="num">{fill(again, { seconds: useSecondsUntil(moment) })}</span>;
}
