import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TAKE_REFERRAL_QUERY } from '#src/islands/auth/referral-query.ts';

/** Runs the page's first script at an address: what the history has afterwards, and what the page can read. */
function loadAt(address: string): { left: unknown; state: unknown; taken: unknown } {
  const left: unknown[] = [];
  const page = {
    URL,
    location: new URL(address),
    history: { state: { kept: true }, replaceState: (...given: unknown[]) => void left.push(given) },
    referralQuery: undefined as unknown,
  };
  runInNewContext(TAKE_REFERRAL_QUERY, page);
  const [state, , url] = (left[0] ?? []) as unknown[];
  return { left: url, state, taken: page.referralQuery };
}

const site = 'https://cowrie.example';
// `//signup` is the same page, and a relative address would be another host.
test.each([
  ['/signup?ref=K7QM4XPA', '/signup', 'K7QM4XPA'],
  ['/cn/signup?ref=K7QM4XPA', '/cn/signup', 'K7QM4XPA'],
  ['//signup?ref=K7QM4XPA', '//signup', 'K7QM4XPA'],
  ['/signup?ref=K7QM4XPA&utm_source=a#main', '/signup?utm_source=a#main', 'K7QM4XPA'],
  ['/signup?ref=one&ref=two', '/signup', 'one'],
  ['/signup?ref=', '/signup', ''],
  ['/signup?ref=%3Cscript%3E', '/signup', '<script>'],
])('%s: the code is taken out of the URL and the history', (path, left, taken) => {
  expect(loadAt(site + path)).toEqual({ left: site + left, state: { kept: true }, taken });
});

test('an address without a code is left as it is', () => {
  expect(loadAt(`${site}/signup?refs=a`)).toEqual({ left: undefined, state: undefined, taken: null });
});
