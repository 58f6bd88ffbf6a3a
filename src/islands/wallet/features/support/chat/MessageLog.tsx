import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';
import { formatDayHeading } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { groupByDay } from '../../../list/group-by-day.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { LoadMore } from '../../../list/LoadMore.tsx';
import type { MessageRow } from './message-rows.ts';
import type { useThread } from './use-thread.ts';

/** Pixels from the end within which the reader counts as being at the end. */
const AT_END = 48;

interface LogProps {
  rows: readonly MessageRow[];
  thread: ReturnType<typeof useThread>;
  /** Focuses the messages. */
  ref: Ref<{ readonly focus: () => void }>;
  /** Where a message is written; not there in a closed conversation. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The messages by day. It is scrolled to the newest one unless the reader has scrolled up. */
export function MessageLog({ rows, thread, ref, field }: LogProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);
  /** Its scroll height after the last render, in pixels. */
  const height = useRef(0);
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const newest = rows.at(-1);
  const last = newest?.key;
  const shownLast = useRef<string | undefined>(undefined);
  /** Older messages that the reader loads are not announced. */
  const [isShowingOlder, setIsShowingOlder] = useState(false);
  const [announcedLast, setAnnouncedLast] = useState(last);
  if (announcedLast !== last) {
    setAnnouncedLast(last);
    setIsShowingOlder(false);
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isNew = shownLast.current !== last;
    const mine = newest?.from === 'customer';
    // Measured now: the scroll event comes a frame later, and by then the reader would have been scrolled back.
    const below = height.current - element.clientHeight - element.scrollTop;
    const follows = shownLast.current === undefined || mine || below <= AT_END;
    shownLast.current = last;
    if (isNew && !follows) {
      setHasNewBelow(true);
      return;
    }
    // Older messages above the reader's place do not move it.
    element.scrollTop = element.scrollHeight - element.clientHeight - (isNew ? 0 : below);
  }, [rows, last, newest?.from]);
  useLayoutEffect(() => {
    height.current = box.current?.scrollHeight ?? 0;
  });

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    height.current = element.scrollHeight;
    if (height.current - element.clientHeight - element.scrollTop <= AT_END) setHasNewBelow(false);
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
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to scroll by keyboard too
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
              setIsShowingOlder(true);
              void thread.loadOlder();
            }}
          />
        )}
        <div role="log" aria-live={isShowingOlder ? 'off' : 'polite'} aria-label={messages.log}>
          {groupByDay(rows, ({ at }) => at).map(({ key, at, items }) => (
            <section key={key}>
              <h4>{formatDayHeading(at, locale, { now: today })}</h4>
              <ol>
                {items.map((one) => (
                  <MessageBubble
                    key={one.key}
                    row={one}
                    onGone={() => (field.current ?? box.current)?.focus()}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {hasNewBelow && (
        <button className="button small primary fresh" type="button" onClick={toEnd}>
          {messages.newest}
        </button>
      )}
    </div>
  );
}
