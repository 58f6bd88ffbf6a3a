import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { $lastSyncedAt } from '#src/stores/money/last-synced.ts';
import { $online } from '#src/stores/query/online.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { offline } from '#src/ui/icons/frame.ts';
import { useI18n } from '../i18n/i18n.ts';

export function OfflineNotice() {
  const online = useStore($online);
  return <div role="status">{!online && <Notice />}</div>;
}

function Notice() {
  const { words, locale } = useI18n();
  const from = useStore($lastSyncedAt);
  return (
    <div className="notice warn">
      <Icon d={offline} />
      <p>
        <b>{words.offline.title}</b>{' '}
        {from ? interpolate(words.offline.since, { time: formatTime(from, locale) }) : words.offline.empty}
      </p>
    </div>
  );
}
