import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { operations } from '#contract/registry.ts';
import { CALLS, CallCoverage } from '../e2e/call-coverage.ts';

const documented = operations.filter(({ endpoint }) => endpoint.origin === 'spec').map(({ op }) => op);
const [first, ...others] = documented;

const testDir = mkdtempSync(join(tmpdir(), 'cowrie-specs-'));
mkdirSync(join(testDir, 'inner'));
for (const spec of ['login', 'inner/logout', 'fixture']) writeFileSync(join(testDir, `${spec}.spec.ts`), '');

type Ran = Partial<Record<'login' | 'inner/logout' | 'fixture', readonly string[]>>;

/** What the reporter says of a run in which each spec has one test, with the calls of its pages. */
async function judge(ran: Ran, status: 'passed' | 'failed' = 'passed') {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const reporter = new CallCoverage();
  // Each project has the same folder.
  reporter.onBegin({ projects: [{ testDir }, { testDir }] } as Parameters<CallCoverage['onBegin']>[0]);
  for (const [spec, calls] of Object.entries(ran))
    reporter.onTestEnd(
      { location: { file: join(testDir, `${spec}.spec.ts`), line: 1, column: 1 } },
      { status: 'passed', annotations: [{ type: CALLS, description: calls.join(', ') }] },
    );
  return { end: await reporter.onEnd({ status }), said: said.mock.calls.flat().join('\n') };
}

test('a whole run whose pages made each documented call passes', async () => {
  expect(documented).toHaveLength(32);
  const ran = { login: documented.slice(0, 20), 'inner/logout': documented.slice(20), fixture: [] };
  expect(await judge(ran)).toEqual({ end: undefined, said: '' });
});

// requirement: 7.45
test('a whole run without one of them fails, and names it', async () => {
  const { end, said } = await judge({ login: others, 'inner/logout': ['GET /balances'], fixture: [] });
  expect(end).toEqual({ status: 'failed' });
  expect(said.split(': ')[1]).toBe(first);
});

test('calls that the tests of the fixture make themselves do not count', async () => {
  const { end } = await judge({ login: others, 'inner/logout': [], fixture: documented });
  expect(end).toEqual({ status: 'failed' });
});

test.each<[string, Ran, 'passed' | 'failed']>([
  ['of one spec', { login: [] }, 'passed'],
  ['of all but one', { login: [], fixture: [] }, 'passed'],
  ['that failed', { login: [], 'inner/logout': [], fixture: [] }, 'failed'],
])('a run %s is not judged', async (_which, ran, status) => {
  expect(await judge(ran, status)).toEqual({ end: undefined, said: '' });
});
