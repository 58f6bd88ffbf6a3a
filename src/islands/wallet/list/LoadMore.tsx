import type { ApiError } from '#src/api/api-error.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { RequestId } from '../status/RequestId.tsx';
import { useI18n } from '../i18n/i18n.ts';

interface OlderProps {
  words: Readonly<Record<'older' | 'loadingOlder' | 'olderFailed', string>>;
  busy: boolean;
  error: ApiError | null;
  small?: boolean;
  onPress: () => void;
}

/** The way to what was before the first, or after the last, of what is there. */
export function LoadMore({ words, busy, error, small = false, onPress }: OlderProps) {
  const {
    toasts,
    words: { load },
  } = useI18n();
  return (
    <div className="older">
      <div role="status">
        {error && (
          <p>
            {words.olderFailed} {isNetworkError(error) && load.checkConnection}
            <RequestId error={error} />
          </p>
        )}
      </div>
      <Button
        small={small}
        busy={busy}
        busyLabel={words.loadingOlder}
        slowLabel={toasts.stillWorking}
        onClick={onPress}
      >
        {error ? load.retry : words.older}
      </Button>
    </div>
  );
}
