import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { browserFlags, findBrowser } from '../browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse says of a page: a slow phone, simulated from a plain load. */
export interface Verdict {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The audits that keep a category from 100. */
  readonly faults: readonly string[];
  /** How fast Lighthouse found this machine to be in that moment: 1,000 to 2,500 where nothing else runs. */
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

/** Not imported by name, so that the project's types can be checked where these packages are not installed. */
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
 * One run in a browser of its own.
 * @param skipAudits what must not count, such as being found by search engines for a page that says it is not for them.
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
