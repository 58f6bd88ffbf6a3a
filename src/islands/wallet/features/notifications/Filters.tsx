import { useLocation } from 'react-router-dom';
import { notificationTypes } from '#contract/notifications.ts';
import type { NotificationFilter } from '#src/stores/notifications/notification-list-state.ts';
import { withFilter } from './filters.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';

/** Links that filter the list: the filter is in the URL, so Back returns to the one before. */
export function Filters({ filter }: { filter: NotificationFilter }) {
  const { filters } = useMessages('notifications');
  const { search } = useLocation();
  const { type, unread } = filter;
  const chips: readonly { name: keyof typeof filters; to: NotificationFilter; on: boolean }[] = [
    { name: 'all', to: { type: null, unread: false }, on: type === null && !unread },
    { name: 'unread', to: { type, unread: !unread }, on: unread },
    ...notificationTypes.map((one) => ({ name: one, to: { type: one, unread }, on: type === one })),
  ];
  return (
    <nav className="filters" aria-label={filters.label}>
      <ul>
        {chips.map(({ name, to, on }) => (
          <li key={name}>
            <Link className="chip" to={{ search: withFilter(search, to) }} aria-current={on || undefined}>
              {filters[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
