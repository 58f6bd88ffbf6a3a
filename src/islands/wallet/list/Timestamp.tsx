import { formatTimestamp } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../i18n/i18n.ts';

interface TimestampProps {
  /** ISO 8601. */
  at: string;
  /** Names the weekday in the week before today. */
  weekdays?: boolean;
}

/** When something happened, in the least room. What is `10:38` today becomes a date after midnight, without a reload. */
export function Timestamp({ at, weekdays = false }: TimestampProps) {
  const { locale } = useI18n();
  const now = useToday();
  return <time dateTime={at}>{formatTimestamp(at, locale, { now, weekdays })}</time>;
}
