import type { ApiError } from '#src/api/api-error.ts';
import { fill } from '#src/intl/interpolate.ts';
import { timeText } from '#src/intl/format/time.ts';
import { isNetworkFailure } from '#src/stores/errors/error-predicates.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Blank } from '../../status/EmptyState.tsx';
import { RequestId } from '../../status/RequestId.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';

interface FailureProps {
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}

/** Nothing could be had. */
export function ListFailure({ error, busy, onRetry }: FailureProps) {
  const words = useWords('notifications');
  return (
    <Blank heading={words.failed} text={isNetworkFailure(error) ? words.offlineText : words.failedText} alarm>
      <Button look="primary" busy={busy} busyLabel={words.retrying} onClick={onRetry}>
        {words.retry}
      </Button>
      <RequestId error={error} />
    </Blank>
  );
}

/** What is shown is from before. @param at milliseconds since 1970. */
export function NotRefreshed({ error, at, busy, onRetry }: FailureProps & { at: number | null }) {
  const { locale } = useWallet();
  const words = useWords('notifications');
  return (
    <div className="notice warn">
      <Icon d={warn} />
      <p>
        {fill(words.notRefreshed, { time: at === null ? '–' : timeText(at, locale) })}
        <RequestId error={error} />
      </p>
      <Button small busy={busy} busyLabel={words.retrying} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
