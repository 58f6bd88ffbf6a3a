import { expect, it } from 'vitest';
import { clientAddress } from '#server/client-address.ts';

const CONNECTION = '10.0.0.9';
const addressOf = (forwarded: string | undefined, proxies: number) =>
  clientAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: CONNECTION },
    },
    proxies,
  );

// 203.0.113.x: what a visitor wrote; 192.0.2.1: the visitor; 198.51.100.x: proxies.
it.each([
  [undefined, 0, CONNECTION],
  ['203.0.113.1', 0, CONNECTION],
  ['203.0.113.1, 192.0.2.1', 0, CONNECTION],
  ['192.0.2.1', 1, '192.0.2.1'],
  ['203.0.113.1, 203.0.113.2,192.0.2.1', 1, '192.0.2.1'],
  ['203.0.113.1, 192.0.2.1, 198.51.100.1', 2, '192.0.2.1'],
  ['203.0.113.1,203.0.113.2, 2001:db8::1, 198.51.100.1', 2, '2001:db8::1'],
  // Less than the proxies would have written, or no address: nothing is believed.
  [undefined, 1, CONNECTION],
  ['', 1, CONNECTION],
  ['192.0.2.1', 2, CONNECTION],
  ['203.0.113.1, unknown', 1, CONNECTION],
  ['203.0.113.1, 192.0.2.1:4711', 1, CONNECTION],
  ['203.0.113.1,', 1, CONNECTION],
])('X-Forwarded-For %j behind %d proxies is %s', (forwarded, proxies, address) => {
  expect(addressOf(forwarded, proxies)).toBe(address);
});

it('whatever a visitor writes before the proxies’ entries, the address is the same', () => {
  for (const written of [
    '',
    ',',
    '203.0.113.1',
    '203.0.113.1, 203.0.113.2',
    ', , ,',
    '192.0.2.7,'.repeat(500),
  ])
    for (const proxies of [1, 2, 3]) {
      const own = ['192.0.2.1', '198.51.100.1', '198.51.100.2'].slice(0, proxies).join(', ');
      expect(addressOf([written, own].filter(Boolean).join(', '), proxies)).toBe('192.0.2.1');
    }
});
