import { expect, it } from 'vitest';
import { localizePath } from '#src/intl/locale.ts';

it.each([
  ['/', '/cn'],
  ['/#top', '/cn#top'],
  ['/contact?topic=press', '/cn/contact?topic=press'],
  ['/welcome', '/cn/welcome'],
  ['/w', '/w'],
  ['/w?panel=support', '/w?panel=support'],
  ['/w#top', '/w#top'],
  ['/w/send', '/w/send'],
])('localizePath puts %s at %s in Chinese', (path, expected) => {
  expect(localizePath('cn', path)).toBe(expected);
  expect(localizePath('en', path)).toBe(path);
});
