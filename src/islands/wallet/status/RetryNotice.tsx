import type { ApiError } from '#src/api/api-error.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { refresh } from '#src/ui/icons/feature.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { useI18n } from '../i18n/i18n.ts';
import { RequestId } from './RequestId.tsx';

interface RetryNoticeProps {
  /** `bad`: nothing could be loaded; `warn`: older data is shown, or the browser is offline. */
  tone: 'bad' | 'warn';
  text: string;
  isOffline: boolean;
  /** Of the last read; without one there is nothing to retry. */
  error: ApiError | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The one look of a failed read: what failed, the request to name to support, and Retry. */
export function RetryNotice({ tone, text, isOffline, error, isRetrying, onRetry }: RetryNoticeProps) {
  const { load } = useI18n().messages;
  return (
    <div className={`notice ${tone}`}>
      <Icon d={isOffline ? offline : warn} />
      <p>
        <span>{text}</span>
        <RequestId error={error} />
      </p>
      {error && (
        <Button small busy={isRetrying} busyLabel={load.retrying} onClick={onRetry}>
          <Icon d={refresh} />
          <span>{load.retry}</span>
        </Button>
      )}
    </div>
  );
}
