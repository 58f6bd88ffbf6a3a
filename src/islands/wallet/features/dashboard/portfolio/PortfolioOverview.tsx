import { useStore } from '@nanostores/react';
import { runningIncidents } from '#src/stores/announcements/incidents.ts';
import { $portfolio } from '#src/stores/money/portfolio.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { PortfolioSkeleton } from '../DashboardSkeleton.tsx';
import { ActionLinks } from '../../../money-actions/ActionLinks.tsx';
import { PinnedIncident } from './PinnedIncident.tsx';
import { Portfolio } from './Portfolio.tsx';

/** Milliseconds after which the line no longer waits for an incident. */
const LONGEST_WAIT = 1000;

/**
 * What stands between the total and the assets. Its height is reserved: beside an incident the line is lower. Both appear at once, so
 * that the incident does not move the line; the line is fetched meanwhile.
 */
export function PortfolioOverview() {
  const { locale } = useI18n();
  useStore($portfolio);
  const { data: incidents, error } = useStore(runningIncidents(locale).$state);
  const isSettled = incidents !== null || error !== null;
  const hasWaited = useIsSlow(!isSettled, LONGEST_WAIT);
  return (
    <>
      {isSettled || hasWaited ? (
        <>
          <PinnedIncident incidents={incidents ?? []} />
          <Portfolio />
        </>
      ) : (
        <PortfolioSkeleton />
      )}
      <ActionLinks />
    </>
  );
}
