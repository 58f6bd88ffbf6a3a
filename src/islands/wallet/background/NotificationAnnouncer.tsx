import { useEffect, useState } from 'react';
import { fill } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { onNews } from '#src/stores/live/server-events.ts';
import { useWallet } from '../i18n/i18n.ts';

/** Tells a screen reader of a notification that has just come, as the bell's number tells those who see it. */
export function Arrivals() {
  const { words, locale } = useWallet();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => onNews('notification', (news) => setUnread(news.unread)), []);
  return (
    <p className="sr" role="status">
      {unread !== null && fill(plural(locale, unread, words.header.unread), { count: unread })}
    </p>
  );
}
