import { expect, test } from 'vitest';
import type { Security } from '#contract/security.ts';
import { nextStep, scoreName, type CheckId } from '#src/islands/wallet/security-check/next-step.ts';

const points: Readonly<Record<CheckId, number>> = {
  two_factor: 30,
  password: 20,
  pin: 20,
  devices: 20,
  emergency_contact: 10,
};

/** An account in which these are left to do. */
function account(open: readonly CheckId[], restricted: Security['two_factor']['restricted'] = null) {
  const checks = (Object.keys(points) as CheckId[]).map((id) => ({
    id,
    done: !open.includes(id),
    points: points[id],
  }));
  const two_factor = {
    enabled: !open.includes('two_factor'),
    enabled_at: null,
    recovery_left: 0,
    recovery_used_at: null,
    restricted,
  };
  return { checks, two_factor };
}

test.each([
  [['emergency_contact', 'two_factor', 'pin'], 'two_factor'],
  [['emergency_contact', 'pin'], 'pin'],
  [['devices', 'pin'], 'pin'],
  [['emergency_contact'], 'emergency_contact'],
] as const)('of what is left to do, %j, the next step is what adds most: %s', (open, next) => {
  expect(nextStep(account(open))?.id).toBe(next);
});

test('nothing is next where all is done, nor what is refused for now', () => {
  expect(nextStep(account([]))).toBeNull();
  const restricted = { reason: 'password_changed', until: '2026-11-29T10:00:00.000Z' } as const;
  expect(nextStep(account(['two_factor'], restricted))).toBeNull();
  expect(nextStep(account(['two_factor', 'emergency_contact'], restricted))?.id).toBe('emergency_contact');
});

test.each([
  [100, 'strong'],
  [90, 'good'],
  [60, 'good'],
  [50, 'fair'],
  [40, 'fair'],
  [30, 'weak'],
  [0, 'weak'],
] as const)('a score of %i is called %s', (score, name) => {
  expect(scoreName(score)).toBe(name);
});
