import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useEffect, useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { $tickerState, $lastPriceAt, startTicker } from '#src/stores/live/ticker.ts';
import { useI18n } from '../../i18n/i18n.ts';

/** The minute of the last price: this line need not hear of every tick. */
const $lastMinute = computed($lastPriceAt, (at) => (at === null ? null : at - (at % 60_000)));

const looks = {
  off: 'rest',
  connecting: 'rest',
  live: '',
  reconnecting: 'stale',
  lost: 'lost',
  offline: 'lost',
} as const;

/** How prices come in: live, interrupted, given up, and what to do then. */
export function TickerStatus() {
  const { words } = useI18n();
  const feed = useStore($tickerState);
  const text = useFeedText();
  return (
    <div className="feed">
      <span className={`live ${looks[feed.kind]}`}>{text}</span>
      {feed.kind === 'lost' && (
        <button className="button small" type="button" onClick={startTicker}>
          {words.feed.retry}
        </button>
      )}
      <Announcement />
    </div>
  );
}

function useFeedText(): string {
  const { words, locale } = useI18n();
  const feed = useStore($tickerState);
  const minute = useStore($lastMinute);
  const time = minute === null ? null : formatTime(minute, locale);
  switch (feed.kind) {
    case 'live':
      return time ? interpolate(words.feed.live, { time }) : words.feed.connecting;
    case 'reconnecting':
      return interpolate(words.feed.reconnecting, { attempt: feed.attempt, limit: feed.limit });
    case 'lost':
      return time ? interpolate(words.feed.lostSince, { time }) : words.feed.lost;
    case 'offline':
      return time ? interpolate(words.feed.offline, { time }) : words.feed.offlineEmpty;
    case 'off':
    case 'connecting':
      return words.feed.connecting;
  }
}

/** Numbers are not read out as they move; that the connection went or came back is, once. */
function Announcement() {
  const { words } = useI18n();
  const [said, say] = useState('');

  useEffect(() => {
    let interrupted = false;
    return $tickerState.listen(({ kind }) => {
      if (kind === 'live' && interrupted) say(words.feed.announceLive);
      if (kind === 'reconnecting' && !interrupted) say(words.feed.announceReconnecting);
      if (kind === 'lost') say(words.feed.lost);
      if (kind === 'offline') say(words.feed.offlineEmpty);
      interrupted = kind !== 'live' && (interrupted || (kind !== 'connecting' && kind !== 'off'));
    });
  }, [words]);

  return (
    <span className="sr" role="status">
      {said}
    </span>
  );
}
