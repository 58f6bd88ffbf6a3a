import type { ApiError } from '#src/api/api-error.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { EmptyState } from '../../status/EmptyState.tsx';
import { RequestId } from '../../status/RequestId.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

interface FailureProps {
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}

/** Nothing could be had. */
export function NotificationsError({ error, busy, onRetry }: FailureProps) {
  const words = useMessages('notifications');
  return (
    <EmptyState
      heading={words.failed}
      text={isNetworkError(error) ? words.offlineText : words.failedText}
      alarm
    >
      <Button variant="primary" busy={busy} busyLabel={words.retrying} onClick={onRetry}>
        {words.retry}
      </Button>
      <RequestId error={error} />
    </EmptyState>
  );
}

/** What is shown is from before. @param at milliseconds since 1970. */
export function StaleNotice({ error, at, busy, onRetry }: FailureProps & { at: number | null }) {
  const { locale } = useI18n();
  const words = useMessages('notifications');
  return (
    <div className="notice warn">
      <Icon d={warn} />
      <p>
        {interpolate(words.notRefreshed, { time: at === null ? '–' : formatTime(at, locale) })}
        <RequestId error={error} />
      </p>
      <Button small busy={busy} busyLabel={words.retrying} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
