import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countRun, nothing } from '../../scripts/test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'cowrie-counts-'));
const report = (content: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});
const vitest = (passed: number, failed: number, files = [file('passed', passed)]) =>
  report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: files,
  });
const playwright = (stats: object, errors: unknown[] = []) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('the counts of a test runner', () => {
  it('are read from its report', () => {
    expect(countRun('vitest', vitest(5, 2), 1)).toEqual({ ...nothing, passed: 5, failed: 2, skipped: 1 });
    expect(countRun('playwright', playwright({ expected: 4, unexpected: 1 }), 1)).toEqual({
      ...nothing,
      passed: 4,
      failed: 1,
    });
  });

  it('count a file that could not be loaded as failed', () => {
    expect(countRun('vitest', vitest(5, 0, [file('passed', 5), file('failed', 0)]), 1).failed).toBe(1);
    expect(
      countRun('playwright', playwright({ expected: 5 }, [{ message: 'no such module' }]), 1).failed,
    ).toBe(1);
  });

  it('count a test that passed on its second try as failed', () => {
    expect(countRun('playwright', playwright({ expected: 5, flaky: 2 }), 0)).toEqual({
      ...nothing,
      passed: 5,
      failed: 2,
    });
  });

  it('count a missing result as failed: no tests, no report, a broken report, a non-zero exit code', () => {
    expect(countRun('vitest', vitest(0, 0), 0).failed).toBe(1);
    expect(countRun('playwright', playwright({}), 0).failed).toBe(1);
    expect(countRun('vitest', join(folder, 'missing.json'), 0)).toEqual({ ...nothing, failed: 1 });
    expect(countRun('vitest', report('{"numPassed'), 0).failed).toBe(1);
    expect(countRun('vitest', vitest(5, 0), 1)).toEqual({ ...nothing, passed: 5, failed: 1, skipped: 1 });
  });
});
