import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { $online } from '#src/stores/query/online.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { RequestId } from '../../../status/RequestId.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { useThread } from './use-thread.ts';

/** What is shown is from before, or nothing can be sent: why, and what to do. */
export function ConversationNotice({
  thread: { error, at, loading, retry },
}: {
  thread: ReturnType<typeof useThread>;
}) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const online = useStore($online);
  return (
    <div className="talk-notice" role="status">
      {!online && (
        <div className="notice warn">
          <Icon d={offline} />
          <p>{messages.offline}</p>
        </div>
      )}
      {online && error && (
        <div className="notice warn">
          <Icon d={warn} />
          <p>
            {interpolate(messages.notRefreshed, { time: at === null ? '–' : formatTime(at, locale) })}
            <RequestId error={error} />
          </p>
          <Button small busy={loading} busyLabel={messages.retrying} onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
