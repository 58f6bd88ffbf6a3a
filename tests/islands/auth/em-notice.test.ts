import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { closedAccountNotice, withoutClosedAccountNotice } from '#src/islands/auth/closed-account-notice.ts';
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
const near = fc
  .tuple(fc.constantFrom(...Object.keys(known)), fc.nat(10), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([name, at, put]) => name.slice(0, at) + put + name.slice(at));
const value = fc.oneof(
  fc.constantFrom(...Object.keys(known), ...inherited, '', 'DLACT-CSPT', '<img src=x onerror=alert(1)>'),
  near,
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const RUNS = sized(1000, 10_000);

// requirement: 8.15, T.07
test('values of em: two have their message, no other has any, and none stays in the address', () => {
  const seen = { said: 0, silent: 0 };
  fc.assert(
    fc.property(value, fc.webQueryParameters(), fc.array(value, { maxLength: 2 }), (em, others, more) => {
      const address = new URL(`https://cowrie.example/cn/login?${others}#below`);
      address.searchParams.delete('em');
      const rest = [...address.searchParams];
      for (const one of [em, ...more]) address.searchParams.append('em', one);

      const said = closedAccountNotice(address.searchParams.get('em'), toasts);
      // A lone surrogate is another character on its way through an address.
      const arrived = em.toWellFormed();
      expect(said).toBe(Object.hasOwn(known, arrived) ? known[arrived] : undefined);
      seen[said === undefined ? 'silent' : 'said'] += 1;

      const left = withoutClosedAccountNotice(address.href);
      expect(left?.searchParams.has('em')).toBe(false);
      expect([...(left?.searchParams ?? [])]).toEqual(rest);
      expect([left?.origin, left?.pathname, left?.hash]).toEqual([
        'https://cowrie.example',
        '/cn/login',
        '#below',
      ]);
    }),
    { numRuns: RUNS },
  );
  expect(seen.said).toBeGreaterThan(RUNS / 100);
  expect(seen.silent).toBeGreaterThan(RUNS / 2);
});

test('an address without em is left alone', () => {
  expect(withoutClosedAccountNotice('https://cowrie.example/login?demo=1&item=em')).toBeNull();
  expect(closedAccountNotice(null, toasts)).toBeUndefined();
});
