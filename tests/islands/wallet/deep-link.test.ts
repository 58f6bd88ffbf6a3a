import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveDeepLink } from '#src/islands/wallet/deep-link.ts';
import { matchScreen, walletPaths } from '#src/islands/wallet/paths.ts';
import { sized } from '../../tier.ts';

// requirement: 2.38
test('every screen can be linked to, with a query and a fragment', () => {
  for (const { path } of walletPaths) {
    const address = path.replace(':id', 'btc');
    expect(resolveDeepLink(address)).toBe(address);
    expect(resolveDeepLink(`${address}?id=txn_1#top`)).toBe(`${address}?id=txn_1#top`);
  }
});

test.each([
  null,
  '',
  'w',
  'https://evil.example/w',
  '//evil.example/w',
  '/\\evil.example/w',
  '/\t/evil.example/w',
  '\\\\evil.example/w',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//w',
  'data:text/html,hi',
  ' /w',
  '/',
  '/login',
  '/w/../login',
  '/w/%2e%2e/login',
  '/w/no-such-screen',
  '/wallet',
  '//wallet.invalid:8443/w',
  '/w//evil.example',
  '/w/token/../../logout',
  '/w/token/a%20b',
  '/w/token/%E2%80%AEbtc',
  '/w/announcement/a.b',
  `/w/announcement/${'x'.repeat(65)}`,
  '/w\\..\\login',
  'http://[',
])('%j is rejected', (link) => {
  expect(resolveDeepLink(link)).toBeNull();
});

test('any other link leads to a screen of the wallet on this site, or to none', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    'w',
    '..',
    '.',
    '%2e',
    '//',
    ':',
    '@',
    '?',
    '#',
    'token',
    'evil.example',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (link) => {
        const to = resolveDeepLink(link);
        if (to === null) return;
        const url = new URL(to, 'https://cowrie.test/w/notifications');
        expect(url.origin).toBe('https://cowrie.test');
        expect(matchScreen(url.pathname)).not.toBeNull();
      },
    ),
    { numRuns: sized(500, 5000) },
  );
});
