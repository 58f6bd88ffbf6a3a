import { useEffect, useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { onServerEvent } from '#src/stores/live/server-events.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Announces a new notification to screen readers, as the number on the bell shows it to others. */
export function NotificationAnnouncer() {
  const { messages, locale } = useI18n();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => onServerEvent('notification', (event) => setUnread(event.unread)), []);
  return (
    <p className="sr" role="status">
      {unread !== null && interpolate(plural(locale, unread, messages.header.unread), { count: unread })}
    </p>
  );
}
