import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import { WRITE, openSupport, opening, uuid, writing } from './support-page.ts';
import { eventually } from '../../eventually.ts';

// More messages to support than the API takes in a minute: none is lost, and the API is not asked in vain.

let page: Awaited<ReturnType<typeof openSupport>>;
let stop: () => void;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  page = await openSupport();
  stop = page.outgoing.$outboxMessages.listen(() => undefined);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const states = () => page.outgoing.$outboxMessages.get().map(({ state }) => state);

// requirement: 2.44
test('what is too much waits as long as the API says, and then goes', async () => {
  await page.mock.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:00:00.000Z' });
  page.outbox.send(opening(1));
  await eventually(() => expect(states()).toEqual(['sent']));
  const id = page.outgoing.$createdConversations.get()[uuid(1)] ?? '';
  for (let last = 2; last <= MESSAGES_A_MINUTE + 1; last += 1) page.outbox.send(writing(id, last));
  const refused = async () => (await page.mock.journal(WRITE)).filter(({ status }) => status === 429).length;
  await eventually(async () => expect(await refused()).toBe(1));
  expect(states().at(-1)).toBe('held');

  // Shorter than the API asked for: nobody tries.
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await refused()).toBe(1);
  await page.mock.control('POST', '/clock/advance', { ms: 60_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  await eventually(() => expect(states().every((state) => state === 'sent')).toBe(true));
  expect(await page.said(id)).toHaveLength(MESSAGES_A_MINUTE + 1);
  expect(await refused()).toBe(1);
});
