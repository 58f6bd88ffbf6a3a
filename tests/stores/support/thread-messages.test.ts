import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#contract/support.ts';
import {
  cursorOf,
  emptyThread,
  hasUnreadByAgent,
  appendPage,
  prependPage,
  type MessagePage,
  type ThreadMessages,
} from '#src/stores/support/thread-messages.ts';
import { sized } from '../../tier.ts';

const message = (place: number, state: Message['delivery'] = 'read'): Message => ({
  id: `m${place}`,
  client_id: null,
  from: 'customer',
  text: String(place),
  at: '2026-11-21T09:00:00.000Z',
  delivery: state,
});

/** As the API answers. */
function page(all: readonly Message[], limit: number, { after = '', before = '' }): MessagePage {
  const first = all.findIndex(({ id }) => id === after) + 1;
  const found = all.findIndex(({ id }) => id === before);
  const end = found < 0 ? all.length : found;
  const start = Math.max(first, end - limit);
  return { items: all.slice(start, end), has_more: start > first };
}

test('whatever comes, in whatever order it is asked for: no gap, nothing twice, and the states of the last answer', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('said' as const), count: fc.nat(7) }),
    fc.record({ kind: fc.constant('read' as const), upTo: fc.nat(30) }),
    fc.constant({ kind: 'newer' as const }),
    fc.constant({ kind: 'older' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (steps, limit) => {
      let all: readonly Message[] = [message(0, 'sent')];
      let thread: ThreadMessages = emptyThread;
      for (const one of steps) {
        if (one.kind === 'said')
          all = [...all, ...Array.from({ length: one.count }, (_, i) => message(all.length + i, 'sent'))];
        else if (one.kind === 'read')
          all = all.map((said, place) => (place <= one.upTo ? { ...said, delivery: 'read' } : said));
        else if (one.kind === 'newer') {
          const after = cursorOf(thread);
          thread = appendPage(thread, page(all, limit, after ? { after } : {}), after);
          expect(thread.items.at(-1)).toEqual(all.at(-1));
          expect(hasUnreadByAgent(thread)).toBe(thread.items.some(({ delivery: state }) => state !== 'read'));
        } else {
          const before = thread.items[0]?.id;
          if (before) thread = prependPage(thread, page(all, limit, { before }), before);
        }
        const places = thread.items.map(({ id }) => Number(id.slice(1)));
        const from = places[0] ?? 0;
        expect(places).toEqual(places.map((_, index) => from + index));
        if (thread.items.length > 0) expect(thread.hasOlder).toBe(from > 0);
      }
    }),
    { numRuns: sized(300, 2000) },
  );
});

test('older ones that no longer join what is there are left out', () => {
  const thread = { items: [message(5), message(6)], hasOlder: true };
  expect(prependPage(thread, { items: [message(1)], has_more: false }, 'm2')).toBe(thread);
});
