import { useStore } from '@nanostores/react';
import { $referralStats } from '#src/stores/referral/referral.ts';
import { CodeCard } from './code/CodeCard.tsx';
import { Friends } from './Friends.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Progress } from './Progress.tsx';
import { Rewards } from './Rewards.tsx';
import { Terms } from './Terms.tsx';

/** /w/referral: the code to invite with, how far the invited have come, and what that earned. */
export function Referral() {
  const { data: stats } = useStore($referralStats);
  const hasNobody = stats?.invited === 0;
  return (
    <div className="referral">
      <div className="people">
        <CodeCard />
        <Friends />
      </div>
      <div className="figures">
        {hasNobody ? (
          <HowItWorks terms={stats.terms} />
        ) : (
          <>
            <Progress />
            <Rewards />
            {stats && <Terms terms={stats.terms} />}
          </>
        )}
      </div>
    </div>
  );
}
