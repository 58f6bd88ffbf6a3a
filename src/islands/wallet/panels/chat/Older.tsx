import type { ApiError } from '#src/api/api-error.ts';
import { isNetworkFailure } from '#src/stores/failure-kind.ts';
import { Button } from '#src/ui/Button.tsx';
import { RequestId } from '../../shell/RequestId.tsx';
import { useWallet, useWords } from '../../words.ts';

interface OlderProps {
  busy: boolean;
  error: ApiError | null;
  onPress: () => void;
}

/** The way to what was said before the first line that is there. */
export function Older({ busy, error, onPress }: OlderProps) {
  const { toasts } = useWallet();
  const words = useWords('walletChat');
  return (
    <div className="older">
      <div role="status">
        {error && (
          <p>
            {words.olderFailed} {isNetworkFailure(error) && words.offlineText}
            <RequestId error={error} />
          </p>
        )}
      </div>
      <Button
        small
        busy={busy}
        busyLabel={words.loadingOlder}
        slowLabel={toasts.stillWorking}
        onClick={onPress}
      >
        {error ? words.retry : words.older}
      </Button>
    </div>
  );
}
