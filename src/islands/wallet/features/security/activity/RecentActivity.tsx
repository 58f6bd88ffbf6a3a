import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $recentActivity, retryRecentActivity } from '#src/stores/security/recent-activity.ts';
import { ActivityRow } from '../../../activity/ActivityRow.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** Where the whole log is. */
const ALL = '/w/devices-and-activities?tab=activity';

/** What happened last, and where it may have been somebody else the way to say so. */
export function RecentActivity() {
  const { activity: texts } = useMessages('security');
  const query = useStore($recentActivity);
  const heading = useId();
  return (
    <section
      className="card recent-activity"
      aria-labelledby={heading}
      aria-busy={query.data === null && !query.error}
    >
      <header>
        <h2 id={heading}>{texts.heading}</h2>
        <Link className="standalone-link" to={ALL}>
          {texts.all}
        </Link>
      </header>
      <QueryStates
        query={query}
        messages={texts}
        at={query.data?.at ?? null}
        onRetry={retryRecentActivity}
        skeleton={<RowSkeletons count={5} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="absent">{texts.none}</p>
          ) : (
            <ul>
              {items.map((activity) => (
                <li key={activity.id}>
                  <ActivityRow activity={activity} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
