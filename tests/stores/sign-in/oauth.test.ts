import { expect, test } from 'vitest';
import { parseOauthCallback } from '#src/stores/sign-in/oauth.ts';

const emailOf = (query: string) => parseOauthCallback(new URLSearchParams(query));

// requirement: 4.41
test.each([
  ['no token', 'refresh_token=b&email=ada%40example.com'],
  ['no refresh_token', 'token=a&email=ada%40example.com'],
  ['no email', 'token=a&refresh_token=b'],
  ['an invalid email', 'token=a&refresh_token=b&email=%3Cb%3Eada%3C%2Fb%3E'],
  ['two emails', 'token=a&refresh_token=b&email=ada%40example.com&email=eve%40example.com'],
])('a callback from Google with %s is rejected', (_what, query) => {
  expect(emailOf(query)).toBeNull();
});

// requirement: 2.95, 3.20, 4.41
test('a complete callback from Google gives its address', () => {
  expect(emailOf('token=a&refresh_token=b&email=ada%40example.com')).toBe('ada@example.com');
});
