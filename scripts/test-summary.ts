import { readFileSync } from 'node:fs';

/** The result of a step of `npm test`. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A test file that fails to load reports no test, so it counts as one failed test. */
export function fromVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A flaky test counts as failed, because it would fail an unrelated change. */
export function fromPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * Reads the counts from a runner's JSON report. A missing report, a run without tests, or a failing exit code without a failed
 * test counts as one more failure, so that a broken runner never passes.
 * @param options.mayRunNone accepts a run without tests, for a change that no test covers.
 */
export function countRun(
  kind: 'vitest' | 'playwright',
  file: string,
  exitCode: number,
  { mayRunNone = false } = {},
): Counts {
  let counts: Counts;
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    counts =
      kind === 'vitest' ? fromVitest(report as VitestReport) : fromPlaywright(report as PlaywrightReport);
  } catch {
    return { ...nothing, failed: 1 };
  }
  const ranNone = !mayRunNone && counts.passed + counts.failed === 0;
  const unexplained = exitCode !== 0 && counts.failed === 0;
  return ranNone || unexplained ? add(counts, { ...nothing, failed: 1 }) : counts;
}
