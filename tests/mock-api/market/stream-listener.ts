import { expect } from 'vitest';
import { events as declared, type EventName } from '#contract/user-events.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { EventReader, type Heard } from '../control/event-reader.ts';
import { emptyMock, MOVING_MARKET, Visitor } from '../visitor.ts';

export const PATH = '/wallet/stream';

/** Tobi Adeyemi, signed in, in a mock whose clock stands. */
export async function signedIn(): Promise<{ app: Mock; tobi: Visitor }> {
  const app = emptyMock(MOVING_MARKET);
  const tobi = new Visitor(app);
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:00:00.000Z' });
  await tobi.become('complete');
  return { app, tobi };
}

/** The same person in another browser. */
export async function secondSession(app: Mock): Promise<Visitor> {
  const other = new Visitor(app);
  await other.become('complete');
  return other;
}

export const openStream = async (who: Visitor, query = '', headers: Record<string, string> = {}) =>
  new EventReader(await who.send('GET', PATH + query, { headers }));

/** So many events from here on, each in the form that the contract gives it. */
export async function hear(reader: EventReader, count: number): Promise<Heard[]> {
  const heard: Heard[] = [];
  while (heard.length < count) {
    const next = await reader.next();
    // The block that says when to come back is no event.
    if (next.event === '') continue;
    expect(declared[next.event as EventName].safeParse(next.data).error?.issues, next.event).toBeUndefined();
    heard.push(next);
  }
  return heard;
}

export const names = (heard: readonly Heard[]) => heard.map(({ event }) => event);

export const notify = (who: Visitor, title = 'Hello') =>
  who.control('POST', '/notifications', { title, link: '/w/referral' });
