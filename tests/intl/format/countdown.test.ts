import { expect, test } from 'vitest';
import { formatCountdown } from '#src/intl/format/countdown.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [272, '4:32'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [86_347, '23:59:07'],
  [86_400, '24:00:00'],
])('%i seconds are %s: minutes have two digits beside hours', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
