import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { formatDayHeading } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { groupByDay } from '../../../list/group-by-day.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { LoadMore } from '../../../list/LoadMore.tsx';
import type { MessageRow } from './message-rows.ts';
import type { useThread } from './use-thread.ts';

/** Pixels from the end within which somebody counts as reading the newest. */
const AT_END = 48;

interface LogProps {
  said: readonly MessageRow[];
  thread: ReturnType<typeof useThread>;
  /** Where a message is written; not there in a closed conversation. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What was said, by day, the newest at the end and in sight unless somebody reads further up. */
export function MessageLog({ said, thread, field }: LogProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  /** Pixels that all of it was high when it was last drawn. */
  const height = useRef(0);
  const [away, setAway] = useState(false);
  const newest = said.at(-1);
  const last = newest?.key;
  const shownLast = useRef<string | undefined>(undefined);
  /** Those that were asked for are read, not told. */
  const [older, setOlder] = useState(false);
  const [told, setTold] = useState(last);
  if (told !== last) {
    setTold(last);
    setOlder(false);
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isNew = shownLast.current !== last;
    const mine = newest?.from === 'me';
    // Of the place of this moment: the browser tells of a scroll a frame later, and the reader would be taken back.
    const below = height.current - element.clientHeight - element.scrollTop;
    const follows = shownLast.current === undefined || mine || below <= AT_END;
    shownLast.current = last;
    if (isNew && !follows) {
      setAway(true);
      return;
    }
    // What came above moves nothing that is read.
    element.scrollTop = element.scrollHeight - element.clientHeight - (isNew ? 0 : below);
  }, [said, last, newest?.from]);
  useLayoutEffect(() => {
    height.current = box.current?.scrollHeight ?? 0;
  });

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    height.current = element.scrollHeight;
    if (height.current - element.clientHeight - element.scrollTop <= AT_END) setAway(false);
  };
  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    element.focus();
  };

  return (
    <div className="scroll">
      <div
        className="messages"
        ref={box}
        role="group"
        aria-label={messages.scroll}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too
        tabIndex={0}
        onScroll={onScroll}
      >
        {thread.hasOlder && (
          <LoadMore
            small
            messages={messages}
            busy={thread.loadingOlder}
            error={thread.olderError}
            onPress={() => {
              setOlder(true);
              void thread.loadOlder();
            }}
          />
        )}
        <div role="log" aria-live={older ? 'off' : 'polite'} aria-label={messages.log}>
          {groupByDay(said, ({ at }) => at).map(({ key, at, items }) => (
            <section key={key}>
              <h4>{formatDayHeading(at, locale, { now: today })}</h4>
              <ol>
                {items.map((one) => (
                  <MessageBubble
                    key={one.key}
                    said={one}
                    onGone={() => (field.current ?? box.current)?.focus()}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {away && (
        <button className="button small primary fresh" type="button" onClick={toEnd}>
          {messages.newest}
        </button>
      )}
    </div>
  );
}
