import { interpolate } from '#src/intl/interpolate.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { lock } from '#src/ui/icons/frame.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';

/** Says for how long no code is looked at, after too many wrong ones. @param until milliseconds since 1970 */
export function CodesLocked({ until }: { until: number }) {
  const messages = useMessages('twoFactor').code;
  const time = formatCountdown(useSecondsUntil(until));
  return (
    <div className="notice warn" role="status">
      <Icon d={lock} />
      <p>
        <LeadSentence text={messages.locked} />
        {/* Not announced each second. */}
        <span aria-live="off">{interpolate(messages.lockedText, { time })}</span>
      </p>
    </div>
  );
}
