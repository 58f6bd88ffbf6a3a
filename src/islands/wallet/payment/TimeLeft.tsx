import { formatCountdown } from '#src/intl/format/countdown.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';

/** Length of the ring, as `pathLength` sets it. */
const WHOLE = 100;

interface TimeLeftProps {
  /** Milliseconds since 1970, by this browser's clock. */
  endsAt: number;
  /** How long it was in the beginning. */
  lifeSeconds: number;
  /** Before the end, from when on the countdown warns. */
  lateSeconds: number;
  /** `Rate valid for {time}` */
  text: string;
  ended: string;
}

/** How long something holds: the words say it, the ring only shows it. Never announced each second. */
export function TimeLeft({ endsAt, lifeSeconds, lateSeconds, text, ended }: TimeLeftProps) {
  const seconds = useSecondsUntil(endsAt);
  if (seconds === 0) return <p className="valid late">{ended}</p>;
  const left = Math.min(WHOLE, Math.round((seconds / lifeSeconds) * WHOLE));
  return (
    <p className={seconds <= lateSeconds ? 'valid late' : 'valid'}>
      <svg className="ring" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle cx="10" cy="10" r="8" pathLength={WHOLE} strokeDasharray={`${left} ${WHOLE}`} />
      </svg>
      <span>
        <MessageWithElements
          text={text}
          values={{ time: <time dateTime={`PT${seconds}S`}>{formatCountdown(seconds)}</time> }}
        />
      </span>
    </p>
  );
}
