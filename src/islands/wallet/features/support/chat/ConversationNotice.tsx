import { useStore } from '@nanostores/react';
import { fill } from '#src/intl/interpolate.ts';
import { timeText } from '#src/intl/format/time.ts';
import { $online } from '#src/stores/query/online.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { RequestId } from '../../../status/RequestId.tsx';
import { useWallet, useWords } from '../../../i18n/i18n.ts';
import type { useThread } from './use-thread.ts';

/** What is shown is from before, or nothing can be sent: why, and what to do. */
export function TalkNotice({
  thread: { error, at, loading, retry },
}: {
  thread: ReturnType<typeof useThread>;
}) {
  const { locale } = useWallet();
  const words = useWords('walletChat');
  const online = useStore($online);
  return (
    <div className="talk-notice" role="status">
      {!online && (
        <div className="notice warn">
          <Icon d={offline} />
          <p>{words.offline}</p>
        </div>
      )}
      {online && error && (
        <div className="notice warn">
          <Icon d={warn} />
          <p>
            {fill(words.notRefreshed, { time: at === null ? '–' : timeText(at, locale) })}
            <RequestId error={error} />
          </p>
          <Button small busy={loading} busyLabel={words.retrying} onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
