import { beforeEach, expect, test } from 'vitest';
import type { SearchResults, Person } from '#contract/search.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { signedIn } from '../market/stream-listener.ts';
import { Visitor } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  ({ app, tobi } = await signedIn());
});

const people = async (query: string) =>
  ((await tobi.get(`/user/search?${query}`)).body.data as { items: Person[] }).items;
const all = async (q: string, headers = {}) =>
  (await tobi.get(`/search?q=${encodeURIComponent(q)}`, headers)).body.data as SearchResults;
const called = (found: readonly Person[]) => found.map(({ username }) => username);

test('people are found by the beginning of their username, whom one has sent to first', async () => {
  expect(await people('q=ada')).toEqual([
    {
      username: 'adaobi',
      name: 'Adaobi Nwosu',
      avatar_url: null,
      sent_count: 1,
      last_sent_at: expect.stringMatching(/^2025-/) as string,
    },
    { username: 'adanwafor', name: 'Ada Nwafor', avatar_url: null, sent_count: 0, last_sent_at: null },
  ]);
  expect(called(await people('q=%40ADAO&page_size=1'))).toEqual(['adaobi']);
});

test('not by a name, an email, a phone number or a part, and never oneself', async () => {
  await new Visitor(app).become('ngn-heavy');
  expect(called(await people('q=dangotef'))).toEqual(['dangotef']);
  for (const q of ['tobiade', 'nwosu', 'ngn-heavy@example.com', '%2B2348031234567', 'obi', 'angote']) {
    expect(called(await people(`q=${q}`)), q).toEqual([]);
  }
});

test('closed accounts are not found', async () => {
  await new Visitor(app).become('unicode');
  expect(called(await people('q=seun'))).toEqual(['seunli88']);
  const user = Object.values(app.sandboxes.default.state.users).find(
    ({ username }) => username === 'seunli88',
  );
  user!.accountStatus = 'banned';
  expect(called(await people('q=seun'))).toEqual([]);
});

test('two letters are too few; twenty searches a minute for nobody are enough', async () => {
  for (const q of ['', 'ad', '%40ad', '%20%20%20']) {
    const { status, body } = await tobi.get(`/user/search?q=${q}`);
    expect([status, body.fields]).toEqual([422, { q: 'invalid' }]);
  }
  for (let turn = 0; turn < 20; turn += 1) await people(`q=nobody${turn}`);
  await tobi.control('POST', '/clock/advance', { ms: 20_000 });
  const refused = await tobi.get('/user/search?q=adanwafor');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'rate_limited',
    '40',
  ]);
  expect((await all('adanwafor')).people).toEqual([]);
  await tobi.control('POST', '/clock/advance', { ms: 40_000 });
  expect(called((await all('adanwafor')).people)).toEqual(['adanwafor']);
});

test('everything at once: people, transactions, help, at most five each, in the reader’s language', async () => {
  await tobi.become('many');
  const found = await all('kwame');
  expect(called(found.people)).toEqual(['kwame']);
  expect(found.transactions).toHaveLength(5);
  expect(found.transactions[0]).toEqual({
    id: expect.any(String) as string,
    reference: expect.any(String) as string,
    type: 'send',
    direction: 'out',
    asset: expect.any(String) as string,
    amount: expect.any(String) as string,
    created_at: expect.any(String) as string,
    status: 'completed',
    counterparty_name: 'Kwame Mensah',
    counterparty: { kind: 'user', name: 'Kwame Mensah', username: 'kwame', avatar_url: null },
    network: null,
    received: null,
    total_debit: { asset: 'sol', amount: '0.644' },
  });
  // What has the words in its title comes first.
  expect((await all('“on hold”')).help[0]).toEqual({
    id: 'what-held-means',
    title: 'What does “on hold” mean?',
    path: '/support#what-held-means',
  });
  expect((await all('冻结', { 'accept-language': 'zh-CN' })).help.map(({ id }) => id)).toContain(
    'what-held-means',
  );
  expect((await all('to')).people).toEqual([]);
  expect((await all('to')).help.length).toBeLessThanOrEqual(5);
  for (const [q = '', message] of [
    ['k', 'invalid'],
    ['x'.repeat(101), 'text.long'],
  ])
    expect((await tobi.get(`/search?q=${q}`)).body.fields).toEqual({ q: message });
});
