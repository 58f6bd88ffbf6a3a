import type { Quote } from '#contract/quotes.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';

/** Seconds before the end in which the countdown warns. */
const LATE = 10;
/** Length of the ring, as `pathLength` sets it. */
const WHOLE = 100;

interface QuoteValidityProps {
  quote: Pick<Quote, 'expires_at' | 'server_time'>;
  /** Milliseconds since 1970, by this browser's clock. */
  expiresAt: number;
  /** `Rate valid for {time}` */
  text: string;
  expired: string;
}

/** How long the price holds: the words say it, the ring only shows it. Never announced each second. */
export function QuoteValidity({ quote, expiresAt, text, expired }: QuoteValidityProps) {
  const seconds = useSecondsUntil(expiresAt);
  if (seconds === 0) return <p className="valid late">{expired}</p>;
  const life = (Date.parse(quote.expires_at) - Date.parse(quote.server_time)) / 1000;
  const left = Math.min(WHOLE, Math.round((seconds / life) * WHOLE));
  return (
    <p className={seconds <= LATE ? 'valid late' : 'valid'}>
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
