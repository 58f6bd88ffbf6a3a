import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { signupFailure } from '#src/stores/sign-in/signup-failure.ts';

const texts = {
  signupFailed: 'refused',
  codeRequestFailed: 'failed',
  offline: 'offline',
  authorizationFailed: 'forbidden',
};
const http = (status: number, serverMessage: string | null = null) =>
  new ApiError('http', { status, serverMessage });

// requirement: 8.09
describe('a request for a sign-up code that failed', () => {
  test.each([
    ['without a network', new ApiError('network'), 'offline'],
    ['refused without a word', http(409), 'refused'],
    ['forbidden without a word', http(403), 'forbidden'],
    ['refused with a message', http(429, 'Wait 30 seconds.'), 'Wait 30 seconds.'],
    ['failed at the API', http(500), 'failed'],
    ['failed with a message', http(503, 'Back at 10.'), 'Back at 10.'],
    ['answered by something unreadable', new ApiError('invalid-json', { status: 200 }), 'failed'],
    ['answered in another shape', new ApiError('contract', { status: 200 }), 'failed'],
    ['by a mistake of ours', new TypeError('boom'), 'failed'],
  ])('%s has its own text', (_, error, text) => {
    expect(signupFailure(error, texts)).toEqual({ field: null, text });
  });

  test('because of the email alone is told beside its field', () => {
    const error = new ApiError('http', { status: 422, fields: { email: 'email.invalid' } });
    expect(signupFailure(error, texts)).toEqual({ field: 'email', message: 'email.invalid' });
  });

  test.each<Record<string, string>>([
    { email: 'email.unheard' },
    { device_id: 'email.invalid' },
    { email: 'email.invalid', turnstile_token: 'challenge.required' },
  ])('because of %j is told by a toast', (fields) => {
    const error = new ApiError('http', { status: 422, fields });
    expect(signupFailure(error, texts)).toEqual({ field: null, text: 'refused' });
  });
});
