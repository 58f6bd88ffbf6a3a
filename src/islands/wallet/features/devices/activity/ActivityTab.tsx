import { useSearchParams } from 'react-router-dom';
import { ACTIVITY_DAYS, type Activity } from '#contract/activities.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { activityList } from '#src/stores/activities/activities.ts';
import { ActivityRow } from '../../../activity/ActivityRow.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { DayList } from '../../../list/DayList.tsx';
import { PagedList } from '../../../list/PagedList.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { filterIn, filterNames, filterPath, filters, type FilterName } from '../devices-url.ts';

const idOf = ({ id }: Activity) => id;
const timeOf = ({ at }: Activity) => at;
const renderItem = (activity: Activity) => <ActivityRow activity={activity} withinDay />;

/** What happened on the account, by days, filtered by the address. */
export function ActivityTab() {
  const messages = useMessages('activities');
  const { locale } = useI18n();
  const filter = filterIn(useSearchParams()[0]);
  return (
    <div className="log-screen">
      <Filters chosen={filter} />
      <PagedList
        // A list of its own for each filter: it starts at its top.
        key={`${filter} ${locale}`}
        list={activityList(filters[filter], locale)}
        messages={{ ...messages, end: interpolate(messages.end, { days: ACTIVITY_DAYS }) }}
        skeleton={
          <div className="card">
            <RowSkeletons count={8} />
          </div>
        }
        empty={
          <EmptyState {...messages.none[filter]}>
            {filter !== 'all' && (
              <Link className="button" to={filterPath('all')}>
                {messages.showAll}
              </Link>
            )}
          </EmptyState>
        }
      >
        {(activities) => (
          <DayList className="log" items={activities} idOf={idOf} timeOf={timeOf} renderItem={renderItem} />
        )}
      </PagedList>
    </div>
  );
}

/** Links, so that Back returns to the filter before. */
function Filters({ chosen }: { chosen: FilterName }) {
  const { filters: messages } = useMessages('activities');
  return (
    <nav className="chips filters" aria-label={messages.label}>
      {filterNames.map((name) => (
        <Link key={name} to={filterPath(name)} aria-current={name === chosen || undefined}>
          {messages[name]}
        </Link>
      ))}
    </nav>
  );
}
