import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as session from '#contract/me.ts';
import { ApiError } from '#src/api/api-error.ts';
import { createApiClient } from '#src/api/create-api-client.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { sized } from '../../tier.ts';

/** Control characters, and marks that change the direction of text. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2060-\u2069]/;

const errorWith = (serverMessage: string | null) => new ApiError('http', { status: 400, serverMessage });

describe('the message for a failed call', () => {
  // requirement: 8.03
  test('is the server’s where it sent one', () => {
    expect(errorMessage(errorWith('Your account is banned. Contact support.'), 'Login failed')).toBe(
      'Your account is banned. Contact support.',
    );
  });

  // requirement: 8.04
  test.each([
    errorWith(null),
    errorWith(''),
    errorWith(' \u202e\u0000 '),
    new ApiError('network'),
    new TypeError('boom'),
    'text',
    null,
  ])('is the fallback for %s', (error) => {
    expect(errorMessage(error, 'Login failed')).toBe('Login failed');
  });

  // requirement: 8.05, T.10
  test('of a hostile response is plain text: one line, at most 300 characters, no invisible or reordering marks', async () => {
    const character = fc.oneof(
      { weight: 9, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.constantFrom('\ud83d', '\udc1a', '\u202e', '\n') },
    );
    const markup = fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '</p><script>alert(1)</script>',
      '{{1}}',
      '',
    );
    // Once, or repeated until it is longer than what is shown.
    const longText = fc
      .tuple(fc.string({ unit: character }), fc.constantFrom(1, 1, 40, 300))
      .map(([text, times]) => text.repeat(times));
    const message = fc.oneof(
      { weight: 3, arbitrary: longText },
      {
        weight: 1,
        arbitrary: fc.tuple(markup, fc.string({ unit: character })).map((parts) => parts.join('\u202e')),
      },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    const envelope = { status: 'error', code: 'server_error', request_id: 'req_1' };
    const runs = sized(500, 5000);
    const counts = { message: 0, fallback: 0 };
    await fc.assert(
      fc.asyncProperty(
        message,
        fc.constantFrom(envelope, {}),
        fc.constantFrom(400, 500),
        async (sentMessage, rest, status) => {
          const answer = createApiClient({
            base: 'http://localhost:8787',
            fetch: () => Promise.resolve(Response.json({ ...rest, message: sentMessage }, { status })),
            language: () => 'en',
          });
          const error: unknown = await answer(session.getProfileStatus).catch((reason: unknown) => reason);
          const text = errorMessage(error, 'Login failed');
          expect(text).toBe(text.trim());
          expect([...text].length).toBeLessThanOrEqual(300);
          expect(text).not.toBe('');
          expect(text).not.toMatch(HIDDEN);
          expect(text.isWellFormed()).toBe(true);
          counts[text === 'Login failed' ? 'fallback' : 'message'] += 1;
          if (typeof sentMessage !== 'string') expect(text).toBe('Login failed');
        },
      ),
      { numRuns: runs },
    );
    expect(counts.message).toBeGreaterThan(runs * 0.4);
    expect(counts.fallback).toBeGreaterThan(runs / 10);
  }, 60_000);

  test('has no mark that reorders or hides text', () => {
    for (const mark of '\u061c\u200b\u200e\u200f\u202e\u2060\u2064\u2066\ufeff')
      expect(sanitizeText(`a${mark}b`), mark.codePointAt(0)?.toString(16)).toBe('a b');
  });
});
