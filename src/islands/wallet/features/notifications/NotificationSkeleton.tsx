import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { LoadingStatus } from '../../status/LoadingStatus.tsx';
import { useMessages } from '../../i18n/i18n.ts';

/** As many rows as fit into the panel. */
const ROWS = [0, 1, 2, 3, 4];

/** As high as the list, without any figure. After 10 s it says that it still loads. */
export function NotificationSkeleton() {
  const { loading } = useMessages('notifications');
  return (
    <div className="notification-skeleton" aria-busy="true">
      <LoadingStatus loading={loading} />
      <ul aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row}>
            <Skeleton size="round" />
            <span className="two">
              <Skeleton size="name" />
              <Skeleton size="line" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
