import { useSyncExternalStore } from 'react';
import { formatClock } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { ClockDrift } from '#src/stores/security/two-factor.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { clock } from '#src/ui/icons/frame.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';

/** From here on, in seconds, a drift is told in minutes. */
const IN_MINUTES = 120;
/** Twice a second, so that no second is skipped. */
const TICK_MS = 500;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

/** The server's time of day, whatever this browser's clock shows. It goes on, to be compared with the phone's. */
function ServerClock({ ahead }: { ahead: number }) {
  const { locale } = useI18n();
  const time = useSyncExternalStore(subscribe, () => formatClock(Date.now() + ahead, locale));
  return (
    <time className="clock" aria-live="off">
      {time}
    </time>
  );
}

/** Names how wrong the phone's clock is, and what to do about it. */
export function ClockDriftNotice({ drift: { seconds, clockAhead } }: { drift: ClockDrift }) {
  const { drift: messages } = useMessages('twoFactor').code;
  const { locale } = useI18n();
  const size = Math.abs(seconds);
  const [count, forms] =
    size < IN_MINUTES ? [size, messages.seconds] : [Math.round(size / 60), messages.minutes];
  const time = interpolate(plural(locale, count, forms), { count });
  return (
    <div className="notice warn" role="status">
      <Icon d={clock} />
      <p>
        <LeadSentence text={interpolate(seconds < 0 ? messages.behind : messages.ahead, { time })} />
        <MessageWithElements text={messages.text} values={{ clock: <ServerClock ahead={clockAhead} /> }} />
      </p>
    </div>
  );
}
