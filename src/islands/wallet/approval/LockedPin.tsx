import { useEffect } from 'react';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { formatUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { retrySecurity } from '#src/stores/security/security.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { lock } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

interface LockedPinProps {
  /** Milliseconds since 1970. */
  until: number;
  /** What a reset costs. */
  cost: string;
  /** The way to the reset, or what the API takes in place of the PIN. */
  children: ElementNode;
  onWait: () => void;
}

/** In a question for the PIN that wrong ones have locked: until when, what can be done now, and what that costs. When the time is over, the API is asked: it decides. */
export function LockedPin({ until, cost, children, onWait }: LockedPinProps) {
  const { locked } = useMessages('pin');
  const { locale } = useI18n();
  const today = useToday();
  const seconds = useSecondsUntil(until);
  useEffect(() => {
    if (seconds === 0) retrySecurity();
  }, [seconds]);
  return (
    <>
      <div className="locked" role="status">
        <span className="lock">
          <Icon d={lock} />
        </span>
        <h3>{removeHanSpaces(interpolate(locked.until, { time: formatUpcoming(until, locale, today) }))}</h3>
        <p className="soft">{locked.safe}</p>
      </div>
      <div className="ways">
        {children}
        <Button variant="quiet" wide onClick={onWait}>
          {interpolate(locked.wait, { time: formatCountdown(seconds) })}
        </Button>
      </div>
      <p className="soft cost">{cost}</p>
    </>
  );
}
