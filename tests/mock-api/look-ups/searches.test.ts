import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person, SearchResults } from '#contract/search.ts';
import { sized } from '../../tier.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
/** 75 people whose names begin alike. */
const crowd = LETTERS.flatMap((one) =>
  LETTERS.flatMap((other) => ['0', '1', '2'].map((digit) => `crowd${one}${other}${digit}`)),
);

let who: Visitor;
beforeEach(async () => {
  who = new Visitor(emptyMock());
  await who.control('PUT', '/clock', { mode: 'frozen' });
  await who.become('complete');
  const { users } = who.app.sandboxes.default.state;
  const [somebody] = Object.values(users);
  for (const [index, username] of crowd.entries()) {
    const customer_id = `crowd-${index}`;
    users[customer_id] = { ...somebody!, customer_id, email: `${username}@example.com`, username };
  }
});

const called = (found: readonly Person[]) => found.map(({ username }) => username);
/** Whom a search shows; null for one that is refused. */
async function search(q: string, size = 20): Promise<string[] | null> {
  const { body } = await who.get(`/user/search?q=${q}&page_size=${size}`);
  return body.code === 'rate_limited' ? null : called((body.data as { items: Person[] }).items);
}
const searchAll = async (q: string) =>
  called(((await who.get(`/search?q=${q}`)).body.data as SearchResults).people);
const lookUp = async (name: string) => (await who.get(`/users/${name}`)).status;
const wait = (ms: number) => who.control('POST', '/clock/advance', { ms });

const beginning = fc
  .array(fc.constantFrom(...LETTERS), { maxLength: 2 })
  .map((letters) => `crowd${letters.join('')}`);
const step = fc.oneof(
  fc.record({ what: fc.constant('search' as const), q: beginning, size: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ what: fc.constant('everything' as const), q: beginning, size: fc.constant(5) }),
  fc.record({ what: fc.constant('person' as const), q: fc.constantFrom(...crowd), size: fc.constant(1) }),
);

// requirement: T.23
test('whatever is searched and looked up, in any order, a minute tells of twenty new people', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      // Nothing of the run before is free or counted any more.
      const { state } = who.app.sandboxes.default;
      state.lookedUp = {};
      state.rateLimits = {};
      const told = new Set<string>();
      for (const { what, q, size } of steps) {
        const names =
          what === 'person'
            ? (await lookUp(q)) === 200
              ? [q]
              : []
            : what === 'search'
              ? ((await search(q, size)) ?? [])
              : await searchAll(q);
        for (const name of names) told.add(name);
      }
      expect(told.size).toBeLessThanOrEqual(20);
    }),
    { numRuns: sized(15, 200) },
  );
});

test('the same letters a second time, and more of them, show the same people at no cost', async () => {
  const found = await search('crowda', 8);
  expect(found).toHaveLength(8);
  expect(await search('crowda', 8)).toEqual(found);
  expect(await searchAll('crowdaa')).toEqual(found?.slice(0, 3));
  for (const name of found ?? []) expect(await lookUp(name)).toBe(200);
  // Twelve are left.
  expect(await search('crowdb', 15)).toHaveLength(12);
});

describe('once the minute has no room for all whom a search finds', () => {
  beforeEach(async () => {
    expect(await search('crowdaa')).toHaveLength(3);
    for (let turn = 0; turn < 15; turn += 1) expect(await lookUp(`nobody${turn}`)).toBe(404);
  });

  test('the first of them are shown, and then those who were shown alone', async () => {
    expect(await search('crowdb', 5)).toEqual(['crowdba0', 'crowdba1']);
    expect(await search('crowdb', 5)).toEqual(['crowdba0', 'crowdba1']);
    expect(await search('crowd', 20)).toEqual(['crowdaa0', 'crowdaa1', 'crowdaa2', 'crowdba0', 'crowdba1']);
    expect(await search('crowdc')).toBeNull();
    expect(await searchAll('crowdc')).toEqual([]);
    await wait(60_000);
    expect(await search('crowdb', 5)).toEqual(['crowdba0', 'crowdba1', 'crowdba2', 'crowdbb0', 'crowdbb1']);
  });

  test.each([
    // The account's history has a payment to her, of more than a day ago.
    { whom: 'somebody who was paid, whenever', q: 'adao', shown: ['adaobi'] },
    { whom: 'somebody new', q: 'adan', shown: null },
    { whom: 'nobody', q: 'nob', shown: null },
    { whom: 'a name that is known to be nobody’s', q: 'nobody3', shown: [] },
  ])('a search that finds $whom: $shown', async ({ q, shown }) => {
    await search('crowdb', 2);
    expect(await search(q)).toEqual(shown);
  });
});
