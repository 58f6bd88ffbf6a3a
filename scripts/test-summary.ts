import { readFileSync } from 'node:fs';

/** What a step of `npm test` came to. */
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

/** A file that could not even be loaded has no tests to fail: it counts as one that did. */
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

/** A test that passed only at its second try has failed: it would fail somebody else's run without a reason of theirs. */
export function fromPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * A runner's figures from its JSON report. One without a report, without a test, or with an exit code that its figures
 * don't explain has failed once more: silence is never a pass.
 * @param options.mayRunNone for a run of what a change touches, which may be no test at all.
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
