import { expect, test } from 'vitest';
import { formatDuration } from '#src/intl/format/duration.ts';

test.each([
  [0, '0 sec', '0 秒'],
  [45, '45 sec', '45 秒'],
  [60, '1 min', '1 分钟'],
  [61, '2 min', '2 分钟'],
  [7199, '120 min', '120 分钟'],
  [7200, '2 hr', '2 小时'],
])('%i seconds are %s, %s', (seconds, en, cn) => {
  expect(formatDuration(seconds, 'en')).toBe(en);
  expect(formatDuration(seconds, 'cn')).toBe(cn);
});
