import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { $online } from '#src/stores/query/online.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { RequestId } from './RequestId.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

interface ReadFailedProps {
  /** What could not be had. */
  text: string;
  error: ApiError | null;
  loading: boolean;
  /** When what is shown nevertheless came, in milliseconds since 1970; null when nothing is. */
  at: number | null;
  onRetry: () => void;
}

/** What failed, how old what is shown is, and the way to ask again; without a network, that. */
export function LoadError({ text, error, loading, at, onRetry }: ReadFailedProps) {
  const { words, locale } = useI18n();
  const { asOf, retry, retrying } = useMessages('walletLists');
  const online = useStore($online);
  const trouble = error !== null || !online;
  return (
    <div role="status">
      {trouble && (
        <div className={error && online && at === null ? 'notice bad' : 'notice warn'}>
          <Icon d={online ? warn : offline} />
          <p>
            {online ? text : words.offline.title}{' '}
            {at !== null && interpolate(asOf, { time: formatTime(at, locale) })}
            <RequestId error={error} />
          </p>
          {error && (
            <Button small busy={loading} busyLabel={retrying} onClick={onRetry}>
              {retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
