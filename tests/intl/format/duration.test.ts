import { expect, test } from 'vitest';
import { formatDuration } from '#src/intl/format/duration.ts';

test.each([
  [0, '0 sec', '0秒'],
  [45, '45 sec', '45秒'],
  [60, '1 min', '1分钟'],
  [61, '2 min', '2分钟'],
  [7199, '120 min', '120分钟'],
  [7200, '2 hr', '2小时'],
])('%i seconds are %s, %s', (seconds, en, cn) => {
  expect(formatDuration(seconds, 'en')).toBe(en);
  expect(formatDuration(seconds, 'cn')).toBe(cn);
});
