import { useEffect } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { retrySecurity } from '#src/stores/security/security.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { lock } from '#src/ui/icons/frame.ts';
import { useMessages } from '../i18n/i18n.ts';
import { LeadSentence } from '../i18n/LeadSentence.tsx';

/** Says until when wrong PINs have locked it. When the time is over, the API is asked: it decides. */
export function PinLocked({ until }: { until: number }) {
  const { locked } = useMessages('pin');
  const seconds = useSecondsUntil(until);
  useEffect(() => {
    if (seconds === 0) retrySecurity();
  }, [seconds]);
  return (
    <div className="notice warn" role="status">
      <Icon d={lock} />
      <p>
        <LeadSentence text={locked.title} />
        {/* Not announced each second. */}
        <span aria-live="off">{interpolate(locked.text, { time: formatCountdown(seconds) })}</span>
      </p>
    </div>
  );
}
