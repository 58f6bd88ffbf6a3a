import { randomUUID } from 'node:crypto';
import type { SandboxState } from '../core/state.ts';
import { Caller, quietMock } from './caller.ts';

/** Of people whose names begin alike, so that a search finds many of them. */
const CROWD = 'crowd';
const CROWD_SIZE = 60;

/** What one try has told of names; null where it was refused. */
type Told = readonly string[] | null;
type Way = (who: Caller, turn: number) => Promise<Told>;

/** A call that takes a whole name tells of that one. */
const byName =
  (send: (who: Caller, name: string) => ReturnType<Caller['call']>): Way =>
  async (who, turn) => {
    const name = `nobody${turn}`;
    return (await send(who, name)).body.code === 'rate_limited' ? null : [name];
  };

/** A search tells of those whom it shows, and where it shows nobody, of what was typed. */
const bySearch =
  (path: string, read: (data: unknown) => unknown): Way =>
  async (who, turn) => {
    const q = turn % 2 ? `${CROWD}${String.fromCharCode(97 + (turn % 26))}` : CROWD;
    const { body } = await who.call('GET', `${path}q=${q}`);
    if (body.code === 'rate_limited') return null;
    const found = read(body.data) as { username: string }[];
    return found.map(({ username }) => username);
  };

/** Every way to learn whether a name is anybody's. */
const ways: readonly Way[] = [
  byName((who, name) => who.call('GET', `/users/${name}`)),
  byName((who, name) => who.call('PUT', `/users/${name}/block`)),
  byName((who, name) => who.call('DELETE', `/users/${name}/block`)),
  byName((who, name) => who.call('GET', `/user/search?q=${name}`)),
  byName((who, name) =>
    who.call('POST', '/wallet/quotes', { kind: 'send', asset: 'ngn', to: { username: name }, amount: '5' }),
  ),
  byName((who, name) => {
    const key = { 'idempotency-key': randomUUID() };
    return who.call('POST', '/wallet/payment-requests', { asset: 'ngn', amount: '5', to: name }, key);
  }),
  bySearch('/user/search?page_size=20&', (data) => (data as { items: unknown }).items),
  bySearch('/search?', (data) => (data as { people: unknown }).people),
];
/** Tries of one way that end it, though none is refused: each search tells the same again. */
const MOST_TRIES = 60;

/**
 * Names of which one customer can learn within a minute whether they are anybody's, through every call, each until it is refused.
 * The most of all orders in which one way comes first.
 */
export async function lookUpsAMinute(): Promise<number> {
  const told: number[] = [];
  for (const first of ways) told.push(await toldWithin([first, ...ways]));
  return Math.max(...told);
}

async function toldWithin(order: readonly Way[]): Promise<number> {
  const app = quietMock();
  const who = new Caller(app);
  await who.stopClock();
  await who.become('complete');
  addCrowd(app.sandboxes.default.state);
  const names = new Set<string>();
  for (const way of order)
    for (let turn = 0; turn < MOST_TRIES; turn += 1) {
      const told = await way(who, turn);
      if (told === null) break;
      for (const name of told) names.add(name);
    }
  return names.size;
}

/** Adds people as the one who is there, with names that begin alike. */
function addCrowd({ users }: SandboxState): void {
  const [somebody] = Object.values(users);
  for (let index = 0; somebody && index < CROWD_SIZE; index += 1) {
    const username = `${CROWD}${String.fromCharCode(97 + (index % 26))}${index}`;
    const id = `crowd-${index}`;
    users[id] = { ...somebody, customer_id: id, email: `${username}@example.com`, username };
  }
}
