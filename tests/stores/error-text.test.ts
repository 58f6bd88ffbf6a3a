import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { cleanServerText } from '#src/api/server-text.ts';
import { errorText } from '#src/stores/error-text.ts';

const said = (serverMessage: string | null) => new ApiError('http', { status: 400, serverMessage });

describe('what a person reads when a call failed', () => {
  test('the server’s words where it has some', () => {
    expect(errorText(said('Your account is banned. Contact support.'), 'Login failed')).toBe(
      'Your account is banned. Contact support.',
    );
  });

  test.each([
    said(null),
    said(''),
    said(' \u202e\u0000 '),
    new ApiError('network'),
    new TypeError('boom'),
    'text',
    null,
  ])('the fallback for %s', (error) => {
    expect(errorText(error, 'Login failed')).toBe('Login failed');
  });

  test('5,000 hostile messages: one line, at most 300 characters, nothing invisible or reordering', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (message) => {
        const text = cleanServerText(message);
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2060-\u2069]/);
        expect(text).toBe(text.trim());
      }),
      { numRuns: 5000 },
    );
  });

  test('no mark that reorders or hides', () => {
    for (const mark of '\u061c\u200b\u200e\u200f\u202e\u2060\u2064\u2066\ufeff')
      expect(cleanServerText(`a${mark}b`), mark.codePointAt(0)?.toString(16)).toBe('a b');
  });
});
