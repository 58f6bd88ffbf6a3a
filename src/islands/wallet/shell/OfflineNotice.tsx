import { useStore } from '@nanostores/react';
import { fill } from '#src/intl/interpolate.ts';
import { timeText } from '#src/intl/format/time.ts';
import { $figuresFrom } from '#src/stores/money/last-synced.ts';
import { $online } from '#src/stores/query/online.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { offline } from '#src/ui/icons/frame.ts';
import { useWallet } from '../i18n/i18n.ts';

export function OfflineNotice() {
  const online = useStore($online);
  return <div role="status">{!online && <Notice />}</div>;
}

function Notice() {
  const { words, locale } = useWallet();
  const from = useStore($figuresFrom);
  return (
    <div className="notice warn">
      <Icon d={offline} />
      <p>
        <b>{words.offline.title}</b>{' '}
        {from ? fill(words.offline.since, { time: timeText(from, locale) }) : words.offline.empty}
      </p>
    </div>
  );
}
