import type { ApiError } from '#src/api/api-error.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { RequestId } from '../status/RequestId.tsx';
import { useI18n } from '../i18n/i18n.ts';

interface LoadMoreProps {
  messages: Readonly<Record<'older' | 'loadingOlder' | 'olderFailed', string>>;
  busy: boolean;
  error: ApiError | null;
  small?: boolean;
  onPress: () => void;
}

/** Loads the next page of a list, and says when that failed. */
export function LoadMore({ messages, busy, error, small = false, onPress }: LoadMoreProps) {
  const {
    locale,
    toasts,
    messages: { load },
  } = useI18n();
  return (
    <div className="older">
      <div role="status">
        {error && (
          <p>
            <span>
              {joinSentences(
                locale,
                messages.olderFailed,
                ...(isNetworkError(error) ? [load.checkConnection] : []),
              )}
            </span>
            <RequestId error={error} />
          </p>
        )}
      </div>
      <Button
        small={small}
        busy={busy}
        busyLabel={messages.loadingOlder}
        slowLabel={toasts.stillWorking}
        onClick={onPress}
      >
        {error ? load.retry : messages.older}
      </Button>
    </div>
  );
}
