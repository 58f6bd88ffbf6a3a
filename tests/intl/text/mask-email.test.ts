import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskEmail } from '#src/intl/text/mask-email.ts';

// requirement: 5.04
test.each([
  ['tobi@example.com', 't****i@example.com'],
  ['ada@example.com', 'a****a@example.com'],
  ['ab@example.com', 'a****@example.com'],
  ['a@example.com', 'a****@example.com'],
  ['@example.com', '****'],
  ['nobody', '****'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

// requirement: 5.04
test('a masked address shows the first and at most the last character of its local part', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const [local = ''] = email.split('@');
      const shown = maskEmail(email);
      expect(shown).toBe(
        `${local[0] ?? ''}****${local.length > 2 ? (local.at(-1) ?? '') : ''}${email.slice(local.length)}`,
      );
    }),
  );
});
