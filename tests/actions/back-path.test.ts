import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath } from '#src/actions/safe-return-path.ts';
import { sized } from '../tier.ts';

it.each([
  '/',
  '/cn',
  '/cn/',
  '/features',
  '/blog/a-post.html',
  '/cn/legal/cookies#choice',
  '/%E8%B4%9D',
  '/@a',
])('accepts %s', (path) => expect(safeReturnPath(path)).toBe(path));

it.each([
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\r\nset-cookie: a=b',
  '/\u0000',
  '/\u202Eevil',
  '/?token=a',
  '/a?b#c',
  '/:80',
  '/@evil.example@/;//',
  `/${'a'.repeat(1024)}`,
  null,
  undefined,
  7,
  {},
])('falls back to the home page for %j', (value) => expect(safeReturnPath(value)).toBe('/'));

const site = 'https://www.cowrie.example';
/** Parts used in known open-redirect attacks, mixed with ordinary path segments. */
const hostile = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...[
            '/',
            '//',
            '\\',
            '.',
            '..',
            '%2f',
            '%5c',
            '%09',
            ':',
            '@',
            '?',
            '#',
            ';',
            ' ',
            '\t',
            '\n',
            '\r',
          ],
          ...[
            '\u0000',
            '\u2028',
            '\u3002',
            '\uFF0F',
            'evil.example',
            'https:',
            'javascript:',
            'data:',
            '[::1]',
          ],
        ),
        fc.stringMatching(/^[\w.~-]{0,6}$/),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
  fc.webUrl(),
  fc.webPath(),
);

const RUNS = sized(1000, 10_000);

it('no value leads to another site or splits a header', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (value) => {
      const path = safeReturnPath(value);
      if (path !== '/') accepted += 1;
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      const url = new URL(path, site);
      expect(url.origin).toBe(site);
      expect(url.pathname).not.toMatch(/^\/\//);
      expect(url.search).toBe('');
    }),
    { numRuns: RUNS },
  );
  // Some values must be accepted: a function that always returns '/' would pass otherwise.
  expect(accepted).toBeGreaterThan(RUNS / 100);
});
