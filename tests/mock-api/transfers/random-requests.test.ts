import { expect, test, vi } from 'vitest';
import { sized } from '../../tier.ts';
import { RandomRequests } from './random-requests.ts';

// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(240_000, 3_600_000) });
const SEED = 43;
const COMMANDS = sized(2000, 20_000);
const CHECKED_EVERY = 200;

test('whatever is sent to the calls that move money: no 500, no undeclared error, no payment that may not be, whole books', async () => {
  const requests = new RandomRequests(SEED);
  await requests.begin();
  for (let step = 1; step <= COMMANDS; step += 1) {
    await requests.step();
    expect({ seed: SEED, problems: requests.problems }).toEqual({ seed: SEED, problems: [] });
    if (step % CHECKED_EVERY === 0)
      expect({ seed: SEED, step, broken: requests.brokenInvariants() }).toEqual({
        seed: SEED,
        step,
        broken: [],
      });
  }
  const { counts } = requests;
  const [pay, price] = ['POST /wallet/transactions', 'POST /wallet/quotes'];
  // Each kind of mistake was made, and a good part went through.
  expect(counts.get(`${price} 200`)).toBeGreaterThan(COMMANDS / 20);
  expect(counts.get(`${pay} 201`)).toBeGreaterThan(COMMANDS / 50);
  for (const outcome of [
    'replayed',
    'idempotency_key_missing',
    'idempotency_key_reused',
    'invalid_fields',
    'unexpected_member',
    'bad_json',
    'quote_not_found',
    'quote_used',
    'quote_expired',
    'pin_required',
    'pin_invalid',
    'risks_not_acknowledged',
  ])
    expect([outcome, (counts.get(`${pay} ${outcome}`) ?? 0) > 0]).toEqual([outcome, true]);
  for (const outcome of [
    'invalid_fields',
    'unexpected_member',
    'bad_json',
    'amount_format',
    'recipient_not_found',
  ])
    expect([outcome, (counts.get(`${price} ${outcome}`) ?? 0) > 0]).toEqual([outcome, true]);
  console.log(`${COMMANDS} requests of seed ${SEED}`, Object.fromEntries([...counts].sort()));
});
