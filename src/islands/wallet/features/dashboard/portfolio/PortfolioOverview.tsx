import { useStore } from '@nanostores/react';
import { runningIncidents } from '#src/stores/announcements/incidents.ts';
import { $portfolio } from '#src/stores/money/portfolio.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { DashboardPart } from '../DashboardPart.tsx';
import { PortfolioSkeleton } from '../DashboardSkeleton.tsx';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';
import { useIsEmpty } from '../use-is-empty.ts';
import { ActionLinks } from '../../../money-actions/ActionLinks.tsx';
import { PinnedIncident } from './PinnedIncident.tsx';
import { Portfolio } from './Portfolio.tsx';

/** Milliseconds after which the line no longer waits for what may stand above it or in its place. */
const LONGEST_WAIT = 1000;

/**
 * What stands between the total and the assets. Its height is reserved: beside an incident the line is lower. Both appear at once, so
 * that the incident does not move the line; the line is fetched meanwhile. A new account has steps in the place of the line, which
 * would rise with its first deposit beside a change of nothing.
 */
export function PortfolioOverview() {
  const { locale } = useI18n();
  useStore($portfolio);
  const { data: incidents, error } = useStore(runningIncidents(locale).$state);
  const { steps, isKnown } = useFirstSteps();
  const isEmpty = useIsEmpty();
  const isSettled = (incidents !== null || error !== null) && isKnown;
  const hasWaited = useIsSlow(!isSettled, LONGEST_WAIT);
  if (!isSettled && !hasWaited)
    return (
      <>
        <PortfolioSkeleton />
        {!isEmpty && <ActionLinks />}
      </>
    );
  return (
    <>
      <PinnedIncident incidents={incidents ?? []} />
      {steps ? <DashboardPart name="FirstSteps" fallback={<PortfolioSkeleton />} /> : <Portfolio />}
      {/* The steps have the actions of a wallet that has nothing yet. */}
      {(!steps || steps.money) && <ActionLinks />}
    </>
  );
}
