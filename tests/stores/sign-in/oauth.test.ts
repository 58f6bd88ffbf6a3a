import { expect, test } from 'vitest';
import { parseOauthCallback } from '#src/stores/sign-in/oauth.ts';

const emailIn = (query: string) => parseOauthCallback(new URLSearchParams(query));

// requirement: 4.41
test.each([
  ['no token', 'refresh_token=b&email=ada%40example.com'],
  ['no refresh_token', 'token=a&email=ada%40example.com'],
  ['no email', 'token=a&refresh_token=b'],
  ['an email that is none', 'token=a&refresh_token=b&email=%3Cb%3Eada%3C%2Fb%3E'],
  ['two emails', 'token=a&refresh_token=b&email=ada%40example.com&email=eve%40example.com'],
])('an answer of Google with %s is refused', (_what, query) => {
  expect(emailIn(query)).toBeNull();
});

// requirement: 4.41
test('a whole answer of Google has its address', () => {
  expect(emailIn('token=a&refresh_token=b&email=ada%40example.com')).toBe('ada@example.com');
});
