import { useEffect, useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { onServerEvent } from '#src/stores/live/server-events.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Tells a screen reader of a notification that has just come, as the bell's number tells those who see it. */
export function NotificationAnnouncer() {
  const { words, locale } = useI18n();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => onServerEvent('notification', (news) => setUnread(news.unread)), []);
  return (
    <p className="sr" role="status">
      {unread !== null && interpolate(plural(locale, unread, words.header.unread), { count: unread })}
    </p>
  );
}
