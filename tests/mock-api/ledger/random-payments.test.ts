import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { sized } from '../../tier.ts';
import { COMMANDS, RandomPayments } from './random-payments.ts';

// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(120_000, 3_600_000) });
const SNAPSHOTS = 20;
const CHECKED_EVERY = 1000;

const broken = ({ state }: RandomPayments) => invariantsOf(state).filter(({ ok }) => !ok);
const digest = ({ state }: RandomPayments) =>
  createHash('sha256').update(JSON.stringify(state.ledger)).digest('hex');

test('whatever people do with their money, the invariants hold, and the same seed gives the same books', () => {
  const [one, other] = [new RandomPayments(11), new RandomPayments(11)];
  for (let step = 1; step <= COMMANDS; step += 1) {
    one.step();
    if (step % Math.floor(COMMANDS / SNAPSHOTS) === 0) one.restore();
    if (step % CHECKED_EVERY === 0) expect([step, broken(one)]).toEqual([step, []]);
  }
  expect(broken(one)).toEqual([]);
  // Every kind of command was carried out, and refused for funds.
  const names = ['transfer', 'chain', 'payout', 'convert', 'deposit', 'arrival', 'cancel', 'event', 'time'];
  for (const name of names) expect([name, (one.counts.get(`${name} done`) ?? 0) > 0]).toEqual([name, true]);
  for (const name of ['transfer', 'chain', 'payout', 'convert'])
    expect(one.counts.get(`${name} insufficient_funds`) ?? 0).toBeGreaterThan(0);
  // Without the snapshots the books are the same.
  for (let step = 1; step <= COMMANDS; step += 1) other.step();
  expect(digest(one)).toBe(digest(other));
  console.log(
    `${COMMANDS} commands: ${one.state.ledger.entries.length} entries`,
    Object.fromEntries([...one.counts].sort()),
  );
});
