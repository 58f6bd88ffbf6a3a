import type { ApiError } from '#src/api/api-error.ts';
import { isNetworkFailure } from '#src/stores/failure-kind.ts';
import { Button } from '#src/ui/Button.tsx';
import { RequestId } from '../shell/RequestId.tsx';
import { useWallet, useWords } from '../words.ts';

interface OlderProps {
  busy: boolean;
  error: ApiError | null;
  onPress: () => void;
}

export function Older({ busy, error, onPress }: OlderProps) {
  const { toasts } = useWallet();
  const words = useWords('notifications');
  return (
    <div className="older">
      <div role="status">
        {error && (
          <>
            <p>
              {words.olderFailed} {isNetworkFailure(error) && words.offlineText}
            </p>
            <RequestId error={error} />
          </>
        )}
      </div>
      <Button busy={busy} busyLabel={words.loadingOlder} slowLabel={toasts.stillWorking} onClick={onPress}>
        {error ? words.retry : words.older}
      </Button>
    </div>
  );
}
