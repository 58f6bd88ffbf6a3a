import { useStore } from '@nanostores/react';
import { $portfolio } from '#src/stores/money/portfolio.ts';
import { $announcementsSettled } from '#src/stores/announcements/pinned.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { PortfolioSkeleton } from '../DashboardSkeleton.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import { PinnedAnnouncement } from './PinnedAnnouncement.tsx';
import { Portfolio } from './Portfolio.tsx';

/** Milliseconds after which the line no longer waits for an announcement. */
const LONGEST_WAIT = 1000;

/**
 * What stands between the total and the assets. Its height is reserved: beside an announcement the line is lower. Both appear
 * at once, so that the announcement does not move the line; the line is fetched meanwhile.
 */
export function PortfolioOverview() {
  useStore($portfolio);
  const isSettled = useStore($announcementsSettled);
  const hasWaited = useIsSlow(!isSettled, LONGEST_WAIT);
  return (
    <>
      {isSettled || hasWaited ? (
        <>
          <PinnedAnnouncement />
          <Portfolio />
        </>
      ) : (
        <PortfolioSkeleton />
      )}
      <ActionLinks />
    </>
  );
}
