import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useEffect, useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { $tickerState, $lastPriceAt, reconnectTicker } from '#src/stores/live/ticker.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../i18n/i18n.ts';

/** The minute of the last price: more would re-render the line with every tick. */
const $lastMinute = computed($lastPriceAt, (at) => (at === null ? null : at - (at % 60_000)));

const tones = {
  off: 'rest',
  connecting: 'rest',
  live: '',
  reconnecting: 'stale',
  lost: 'lost',
  offline: 'lost',
} as const;

const isAsExpected = (kind: keyof typeof tones) => kind === 'off' || kind === 'connecting' || kind === 'live';

interface TickerStatusProps {
  /** With the time of the last price, where there is room for it: `Prices from {time}, reconnecting ({attempt}/{limit})`. */
  reconnecting?: string;
  /** Says nothing while prices are live or about to be. */
  quiet?: boolean;
}

/** The state of the price stream, with Retry once it has given up. */
export function TickerStatus({ reconnecting, quiet = false }: TickerStatusProps) {
  const { messages } = useI18n();
  const state = useStore($tickerState);
  const text = useStatusText(reconnecting);
  return (
    <div className="feed">
      {!(quiet && isAsExpected(state.kind)) && <span className={`live ${tones[state.kind]}`}>{text}</span>}
      {state.kind === 'lost' && (
        <button className="button small" type="button" onClick={reconnectTicker}>
          {messages.feed.retry}
        </button>
      )}
      <Announcement />
    </div>
  );
}

function useStatusText(reconnecting: string | undefined): string {
  const { messages, locale } = useI18n();
  const state = useStore($tickerState);
  const minute = useStore($lastMinute);
  const today = useToday();
  const time = minute === null ? null : formatMoment(minute, locale, { now: today });
  switch (state.kind) {
    case 'live':
      return time ? interpolate(messages.feed.live, { time }) : messages.feed.connecting;
    case 'reconnecting':
      return interpolate((time && reconnecting) || messages.feed.reconnecting, {
        time: time ?? '',
        attempt: state.attempt,
        limit: state.limit,
      });
    case 'lost':
      return time ? interpolate(messages.feed.lostSince, { time }) : messages.feed.lost;
    case 'offline':
      return time ? interpolate(messages.feed.offline, { time }) : messages.feed.offlineEmpty;
    case 'off':
    case 'connecting':
      return messages.feed.connecting;
  }
}

/** Screen readers hear once that the stream broke or came back; prices themselves are not announced. */
function Announcement() {
  const { messages } = useI18n();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    let interrupted = false;
    return $tickerState.listen(({ kind }) => {
      if (kind === 'live' && interrupted) setAnnouncement(messages.feed.announceLive);
      if (kind === 'reconnecting' && !interrupted) setAnnouncement(messages.feed.announceReconnecting);
      if (kind === 'lost') setAnnouncement(messages.feed.lost);
      if (kind === 'offline') setAnnouncement(messages.feed.offlineEmpty);
      interrupted = kind !== 'live' && (interrupted || (kind !== 'connecting' && kind !== 'off'));
    });
  }, [messages]);

  return (
    <span className="sr" role="status">
      {announcement}
    </span>
  );
}
