import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { $lastSyncedAt } from '#src/stores/money/last-synced.ts';
import { $online } from '#src/stores/query/online.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { offline } from '#src/ui/icons/frame.ts';
import type { ScreenName } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';
import { LeadSentence } from '../i18n/LeadSentence.tsx';

/** The screens that show balances: how old they are is only worth saying there. */
const balanceScreens: ReadonlySet<ScreenName | null> = new Set<ScreenName>(['dashboard']);

/** @param screen the screen that it stands on; null where there is none. */
export function OfflineNotice({ screen }: { screen: ScreenName | null }) {
  const online = useStore($online);
  return <div role="status">{!online && <Notice hasBalances={balanceScreens.has(screen)} />}</div>;
}

function Notice({ hasBalances }: { hasBalances: boolean }) {
  const { messages, locale } = useI18n();
  const syncedAt = useStore($lastSyncedAt);
  const today = useToday();
  return (
    <div className="notice warn">
      <Icon d={offline} />
      <p>
        <LeadSentence text={messages.offline.title} />
        {hasBalances && syncedAt ? (
          <span>
            {interpolate(messages.offline.since, { time: formatMoment(syncedAt, locale, { now: today }) })}
          </span>
        ) : (
          <span>{messages.offline.empty}</span>
        )}
      </p>
    </div>
  );
}
