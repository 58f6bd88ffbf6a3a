import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** As long as most restrictions last: a segment of the bar is one hour of it. */
const HOURS = 24;

/** From when a payee can be paid, and how long that still takes. @param at in milliseconds since 1970. */
export function UsableFrom({ at }: { at: number }) {
  const messages = useMessages('payees');
  const { locale } = useI18n();
  const today = useToday();
  const seconds = useSecondsUntil(at);
  const minutes = Math.ceil(seconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  const left = interpolate(hours > 0 ? messages.left.hours : messages.left.minutes, {
    hours,
    minutes: minutes % 60,
  });
  return (
    <div className="usable-from">
      <SegmentBar filled={Math.max(0, HOURS - Math.ceil(seconds / HOUR))} of={HOURS} />
      <p>
        <span>{withUpcoming(messages.usableFrom, at, locale, today)}</span>
        <b>{left}</b>
      </p>
    </div>
  );
}
