import { useStore } from '@nanostores/react';
import type { Announcement } from '#contract/announcements.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $read, withRead } from '#src/stores/announcements/read.ts';
import { IncidentLink } from '../../../announcement/IncidentLink.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';

/** The worst of what is slow or stopped now, and that there is more of it. Nothing where all is well, or it can't be known. */
export function PinnedIncident({ incidents }: { incidents: readonly Announcement[] }) {
  const { announcement: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const read = useStore($read);
  const [worst, ...others] = incidents;
  if (!worst) return null;
  return (
    <aside className="pinned" aria-label={texts.label}>
      <IncidentLink announcement={withRead(worst, read)} isLow />
      {others.length > 0 && (
        <Link to="/w/announcements">
          {interpolate(plural(locale, others.length, texts.more), { count: others.length })}
        </Link>
      )}
    </aside>
  );
}
