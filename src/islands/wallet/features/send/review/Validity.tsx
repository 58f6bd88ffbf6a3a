import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

/** Seconds before the end in which the countdown warns. */
const LATE = 10;
/** Length of the ring, as `pathLength` sets it. */
const WHOLE = 100;

interface ValidityProps {
  /** Milliseconds since 1970, by this browser's clock. */
  expiresAt: number;
  /** Seconds that the quote holds from its beginning. */
  life: number;
  hasRate: boolean;
}

/** How long the price holds: the words say it, the ring only shows it. Never announced each second. */
export function Validity({ expiresAt, life, hasRate }: ValidityProps) {
  const { approve } = useMessages('sendReview');
  const seconds = useSecondsUntil(expiresAt);
  if (seconds === 0) return <p className="valid late">{approve.expired}</p>;
  const left = Math.min(WHOLE, Math.round((seconds / life) * WHOLE));
  return (
    <p className={seconds <= LATE ? 'valid late' : 'valid'}>
      <svg className="ring" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle cx="10" cy="10" r="8" pathLength={WHOLE} strokeDasharray={`${left} ${WHOLE}`} />
      </svg>
      <span>
        <MessageWithElements
          text={hasRate ? approve.rateValid : approve.valid}
          values={{ time: <time dateTime={`PT${seconds}S`}>{formatCountdown(seconds)}</time> }}
        />
      </span>
    </p>
  );
}
