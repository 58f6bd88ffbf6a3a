import { useStore } from '@nanostores/react';
import { referralSteps, type ReferralStats } from '#contract/referral.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $referralStats, retryReferralStats } from '#src/stores/referral/referral.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { QueryStates } from '../../status/QueryStates.tsx';
import { ProgressSkeleton } from './ProgressSkeleton.tsx';
import { useTermValues } from './use-term-values.ts';

/** Thinner segments could not be counted: from there on one stands for several friends. */
const MOST_SEGMENTS = 20;

/** How many of the invited have come how far. */
export function Progress() {
  const messages = useMessages('referral').progress;
  const query = useStore($referralStats);
  return (
    <section className="card progress-card" aria-labelledby="progress">
      <header>
        <h2 id="progress">{messages.heading}</h2>
      </header>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={retryReferralStats}
        skeleton={<ProgressSkeleton />}
      >
        {(stats) => <Funnel stats={stats} />}
      </QueryStates>
    </section>
  );
}

function Funnel({ stats }: { stats: ReferralStats }) {
  const { friends, progress } = useMessages('referral');
  const values = useTermValues(stats.terms);
  const of = Math.min(stats.invited, MOST_SEGMENTS);
  return (
    <ol className="funnel">
      {referralSteps.map((step) => (
        <li key={step}>
          <p>
            <span>{friends.steps[step]}</span>
            <b>{stats[step]}</b>
          </p>
          {/* Nobody who is there is left out of the picture. */}
          {of > 0 && <SegmentBar filled={Math.ceil((stats[step] * of) / stats.invited)} of={of} />}
          <small data-public>{interpolate(progress.hints[step], values)}</small>
        </li>
      ))}
    </ol>
  );
}
