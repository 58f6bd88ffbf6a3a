import { useStore } from '@nanostores/react';
import { $security, retrySecurity } from '#src/stores/security/security.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { QueryStates } from '../../status/QueryStates.tsx';
import { RecentActivity } from './activity/RecentActivity.tsx';
import { CheckList } from './checks/CheckList.tsx';
import { FreezeCard } from './freeze/FreezeCard.tsx';
import { RestrictionList } from './restrictions/RestrictionList.tsx';
import { ScoreCard } from './score/ScoreCard.tsx';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';

/** /w/security: how safe the account is, what to do next, and the ways to everything that protects it. */
export function Security() {
  const messages = useMessages('security');
  const query = useStore($security);
  // In one column, what stops a theft stands before what takes time.
  const isOneColumn = useMediaQuery('(width < 65em)');
  return (
    <section
      className="security"
      aria-label={messages.region}
      aria-busy={query.data === null && !query.error}
    >
      <QueryStates
        query={query}
        messages={messages}
        at={query.data && Date.parse(query.data.as_of)}
        onRetry={retrySecurity}
        skeleton={<SecuritySkeleton />}
      >
        {(security) => (
          <div className="columns">
            <div>
              <ScoreCard security={security} />
              {isOneColumn && <FreezeCard security={security} />}
              <CheckList security={security} />
            </div>
            <div>
              {!isOneColumn && <FreezeCard security={security} />}
              <RestrictionList />
              <RecentActivity />
            </div>
          </div>
        )}
      </QueryStates>
    </section>
  );
}
