import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { browserFlags, findBrowser } from '../browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Lighthouse's results for a page, on a simulated slow phone. */
export interface Verdict {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The audits that keep a category from 100. */
  readonly faults: readonly string[];
  /** Lighthouse's benchmark of this machine at that moment: 1,000 to 2,500 on an idle one. */
  readonly machine: number;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}
interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined>
  >;
}
interface Chrome {
  readonly port: number;
  kill: () => void;
}
interface Launcher {
  launch: (options: { chromePath?: string; chromeFlags: string[]; logLevel: 'silent' }) => Promise<Chrome>;
}
interface Lighthouse {
  default: (
    url: string,
    options: {
      port: number;
      output: 'json';
      logLevel: 'error';
      onlyCategories: Category[];
      skipAudits: string[];
    },
  ) => Promise<{ lhr: Report } | undefined>;
}

/** Not a static import, so that the project's types can be checked where these packages are not installed. */
async function load<T>(name: string): Promise<T> {
  const file = createRequire(import.meta.url).resolve(name);
  // eslint-disable-next-line no-unsanitized/method -- a package of this folder
  return (await import(pathToFileURL(file).href)) as T;
}

function read(report: Report): Verdict {
  const score = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (id: string) => report.audits[id]?.numericValue ?? Infinity;
  const faults = categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => id),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    faults,
    machine: report.environment.benchmarkIndex,
  };
}

/**
 * Runs Lighthouse once in a new browser.
 * @param skipAudits audits that must not count, such as indexing for a noindex page.
 * @throws Error when Lighthouse could not load the page.
 */
export async function judge(url: string, skipAudits: string[] = []): Promise<Verdict> {
  const [{ launch }, { default: lighthouse }] = await Promise.all([
    load<Launcher>('chrome-launcher'),
    load<Lighthouse>('lighthouse'),
  ]);
  const chromePath = findBrowser();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...browserFlags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      skipAudits,
    });
    const error = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || error) throw new Error(`Lighthouse on ${url}: ${error}`);
    return read(result.lhr);
  } finally {
    chrome.kill();
  }
}
