import { expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { refusedSecret, refusedTriesMessage } from '#src/stores/errors/refused-tries.ts';

const NOW = Date.parse('2026-11-18T11:00:00Z');
const en = 'Too many wrong tries. Try again at {time}.';
const cn = '错误次数过多，请在 {time} 后重试。';
const refused = (details: Readonly<Record<string, unknown>>, code = 'rate_limited') =>
  new ApiError('http', { status: 429, code, details });

test.each([
  [
    '2026-11-18T11:42:00.000Z',
    'Too many wrong tries. Try again at 12:42.',
    '错误次数过多，请在 12:42 后重试。',
  ],
  [
    '2026-11-19T09:05:00.000Z',
    'Too many wrong tries. Try again at 10:05 tomorrow.',
    '错误次数过多，请在明天 10:05 后重试。',
  ],
])('until %s is said in the reader’s time: %s', (until, english, chinese) => {
  const error = refused({ until, secret: 'password' });
  expect(refusedTriesMessage(error, en, 'en', NOW)).toBe(english);
  expect(refusedTriesMessage(error, cn, 'cn', NOW)).toBe(chinese);
  expect(refusedSecret(error)).toBe('password');
});

test.each([
  [refused({ until: '2026-11-18T11:42:00.000Z' })],
  [refused({})],
  [refused({ until: 'soon', secret: 'password' })],
  [refused({ until: '2026-11-18T11:42:00.000Z', secret: 'password' }, 'code_locked')],
  [new Error('lost')],
  [null],
])('nothing is said of any other failure, too many calls among them: %s', (error) => {
  expect(refusedTriesMessage(error, en, 'en', NOW)).toBeNull();
  expect(refusedSecret(error)).toBeNull();
});
