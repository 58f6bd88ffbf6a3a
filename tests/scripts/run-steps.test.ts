import { beforeEach, expect, test, vi } from 'vitest';
import { addressesAt } from '../../scripts/dev-urls.ts';
import { runSteps, type Step } from '../../scripts/run-steps.ts';
import { nothing } from '../../scripts/test-summary.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('a step whose prerequisite has failed does not run, and the run ends', async () => {
  const runs: string[] = [];
  const step = (name: string, failed: number, needs: string[] = []): Step => ({
    ...{ name, needs, cores: 1 },
    go: () => {
      runs.push(name);
      return Promise.resolve({ ...nothing, failed });
    },
  });
  const { total } = await runSteps([step('build', 1), step('e2e', 0, ['build'])], {
    addresses: addressesAt(4001, 4002),
    args: [],
  });
  expect(runs).toEqual(['build']);
  expect(total).toEqual({ ...nothing, failed: 2 });
});
