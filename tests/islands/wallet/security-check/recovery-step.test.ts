import { expect, test } from 'vitest';
import { recoveryStep } from '#src/islands/wallet/security-check/recovery-step.ts';

const DAY = 86_400_000;
const as_of = '2026-11-28T12:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(as_of) - days * DAY).toISOString();

// requirement: A.10
test.each([
  ['never used one', { recovery_left: 10, recovery_used_at: null }, null],
  ['has just used one', { recovery_left: 9, recovery_used_at: as_of }, 'again'],
  ['has used one lately', { recovery_left: 9, recovery_used_at: daysAgo(30) }, 'again'],
  ['has used one long ago', { recovery_left: 9, recovery_used_at: daysAgo(31) }, null],
  ['has used the last one', { recovery_left: 0, recovery_used_at: daysAgo(1) }, 'last'],
  ['has turned it off since', { enabled: false, recovery_left: 0, recovery_used_at: daysAgo(1) }, null],
] as const)('who %s', (_who, factor, step) => {
  const two_factor = { enabled: true, enabled_at: daysAgo(90), restricted: null, ...factor };
  expect(recoveryStep({ as_of, two_factor })).toBe(step);
});
