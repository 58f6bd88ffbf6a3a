import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { closedAccountNotice, withoutNotices } from '#src/islands/auth/closed-account-notice.ts';
import { sized } from '../../tier.ts';

const { toasts } = messages('en');
const known: Readonly<Record<string, string>> = {
  'dlact-cspt': 'Your account has been deleted. Please contact support to regain access.',
  'bnact-cspt': 'Your account is banned. Contact support.',
};

const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Map.prototype),
  ...Object.keys(toasts),
];
const nearlyValid = fc
  .tuple(fc.constantFrom(...Object.keys(known)), fc.nat(10), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([name, at, inserted]) => name.slice(0, at) + inserted + name.slice(at));
const value = fc.oneof(
  fc.constantFrom(...Object.keys(known), ...inherited, '', 'DLACT-CSPT', '<img src=x onerror=alert(1)>'),
  nearlyValid,
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const RUNS = sized(1000, 10_000);

// requirement: 4.59, 8.15, T.07
test('the parameter em: two values have a message, no other does, and it is removed from the URL', () => {
  const counts = { notice: 0, none: 0 };
  fc.assert(
    fc.property(value, fc.webQueryParameters(), fc.array(value, { maxLength: 2 }), (em, others, more) => {
      const address = new URL(`https://cowrie.example/cn/login?${others}#below`);
      address.searchParams.delete('em');
      const rest = [...address.searchParams];
      for (const value of [em, ...more]) address.searchParams.append('em', value);

      const notice = closedAccountNotice(address.searchParams.get('em'), toasts);
      // A lone surrogate becomes another character in a URL.
      const received = em.toWellFormed();
      expect(notice).toBe(Object.hasOwn(known, received) ? known[received] : undefined);
      counts[notice === undefined ? 'none' : 'notice'] += 1;

      const cleaned = withoutNotices(address.href);
      expect(cleaned?.searchParams.has('em')).toBe(false);
      expect([...(cleaned?.searchParams ?? [])]).toEqual(rest);
      expect([cleaned?.origin, cleaned?.pathname, cleaned?.hash]).toEqual([
        'https://cowrie.example',
        '/cn/login',
        '#below',
      ]);
    }),
    { numRuns: RUNS },
  );
  expect(counts.notice).toBeGreaterThan(RUNS / 100);
  expect(counts.none).toBeGreaterThan(RUNS / 2);
});

test('a URL without em is left alone', () => {
  expect(withoutNotices('https://cowrie.example/login?demo=1&item=em')).toBeNull();
  expect(closedAccountNotice(null, toasts)).toBeUndefined();
});
