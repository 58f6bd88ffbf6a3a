import type { SecurityCheck } from '#contract/security.ts';

/** What each check adds to the score: 100 together. Two-factor authentication is what a stolen password does not get past. */
const points: Readonly<Record<SecurityCheck['id'], number>> = {
  two_factor: 30,
  password: 20,
  pin: 20,
  devices: 20,
  emergency_contact: 10,
};

/** The checks of an account's security, and the score of those that are done. */
export function judgeChecks(done: Readonly<Record<SecurityCheck['id'], boolean>>): {
  checks: SecurityCheck[];
  score: number;
} {
  const checks = (Object.keys(points) as SecurityCheck['id'][]).map((id) => ({
    id,
    done: done[id],
    points: points[id],
  }));
  return { checks, score: checks.reduce((sum, check) => sum + (check.done ? check.points : 0), 0) };
}
