import { expect, test } from 'vitest';
import { asksForReset, pinResetHref, returnIn } from '#src/islands/wallet/approval/pin-reset-url.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';

const returnOf = (target: string) => returnIn(new URLSearchParams({ return: target }), 'pin');

test.each([
  '/w/send?step=review',
  '/w/marketplace/send?asset=usdt&step=review',
  '/w?panel=secondary&sheet=convert&from=ngn&to=usdt',
  '/w/token/btc?panel=secondary&sheet=convert',
])('a reset of the PIN comes back to %s', (from) => {
  const href = new URL(pinResetHref(from), 'https://cowrie.example');
  expect(href.pathname).toBe('/w/security/pin');
  expect(asksForReset(href.searchParams)).toBe(true);
  expect(returnIn(href.searchParams, 'pin')).toBe(from);
});

test.each([
  'https://evil.example/w/send',
  '//evil.example/w/send',
  '/\\evil.example/w/send',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /w/send',
  'w/send',
  '',
  '/',
  '/login',
  '/w/../login',
  '/w/unknown',
  '/w//send',
  '/%2f%2fevil.example',
  // Nowhere to go on from.
  '/w/security/pin',
  '/w/security/pin?return=/w',
])('it never leads to %j', (target) => {
  expect(returnOf(target)).toBeNull();
});

test('without a target there is none', () => {
  expect(returnIn(new URLSearchParams('reset='), 'pin')).toBeNull();
});

test('every screen but the PIN’s own can be come back to', () => {
  const refused = walletPaths
    .filter(({ path }) => returnOf(path.replace(':id', 'btc')) === null)
    .map(({ name }) => name);
  expect(refused).toEqual(['pin']);
});
