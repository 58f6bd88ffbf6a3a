import { expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';

const SECRET = 'e5b0c1f7a24d4c0a9a3b6c8d7e1f2a30';

it.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['2', 2],
])('COWRIE_TRUSTED_PROXIES=%s is %d', (COWRIE_TRUSTED_PROXIES, proxies) => {
  expect(readSettings({ COWRIE_TRUSTED_PROXIES }, false)).toEqual({ proxies });
  expect(readSettings({ COWRIE_TRUSTED_PROXIES, COWRIE_PROXY_SECRET: SECRET }, true)).toEqual({ proxies });
});

it.each(['-1', '1.5', 'many', '10', ' 1', 'true'])('COWRIE_TRUSTED_PROXIES=%j is refused', (proxies) => {
  expect(() => readSettings({ COWRIE_TRUSTED_PROXIES: proxies }, false)).toThrow('COWRIE_TRUSTED_PROXIES');
});

it.each([
  [undefined, true],
  ['', true],
  ['hunter2', true],
  ['hunter2', false],
])('a secret %j is refused, over https: %s, and not shown', (secret, secure) => {
  const read = () => readSettings({ COWRIE_PROXY_SECRET: secret }, secure);
  expect(read).toThrow('COWRIE_PROXY_SECRET');
  expect(read).not.toThrow(/hunter2/);
});
