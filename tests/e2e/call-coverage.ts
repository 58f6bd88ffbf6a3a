// A reporter of Playwright: a run of all browser tests has to have seen each call of the specification made by a page. Each test says by
// an annotation which calls its request log has (mock.ts).
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { operations } from '#contract/registry.ts';

/** The type of the annotations. */
export const CALLS = 'calls';

const documented = operations.filter(({ endpoint }) => endpoint.origin === 'spec').map(({ op }) => op);

/** A spec whose tests make calls themselves, from a page: they say nothing about a screen. */
const OF_THE_FIXTURE = 'fixture.spec.ts';

/** What a run of some specs saw of the documented calls. */
export class CallCoverage implements Reporter {
  #specs: readonly string[] = [];
  readonly #ended = new Set<string>();
  readonly #seen = new Set<string>();

  onBegin({ projects }: Pick<FullConfig, 'projects'>): void {
    this.#specs = projects.flatMap(({ testDir }) => globSync('**/*.spec.ts', { cwd: testDir }));
  }

  onTestEnd(
    { location }: Pick<TestCase, 'location'>,
    result: Pick<TestResult, 'status' | 'annotations'>,
  ): void {
    const spec = basename(location.file);
    this.#ended.add(spec);
    if (spec === OF_THE_FIXTURE) return;
    for (const { type, description = '' } of result.annotations)
      if (type === CALLS) for (const op of description.split(', ')) this.#seen.add(op);
  }

  /** A run that failed, or that left a spec out, is not judged. */
  onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status: FullResult['status'] }> | undefined {
    if (status !== 'passed' || this.#specs.some((path) => !this.#ended.has(basename(path)))) return;
    const missing = documented.filter((op) => !this.#seen.has(op));
    if (missing.length === 0) return;
    console.error(`No page of a browser test makes these calls of the specification: ${missing.join(', ')}`);
    return Promise.resolve({ status: 'failed' });
  }
}

// eslint-disable-next-line no-restricted-syntax -- Playwright takes the default export of a reporter
export default CallCoverage;
