import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requestedFiles } from '../build/page-requests.ts';
import { scriptBudget } from './script-budgets.ts';

export interface Row {
  what: string;
  value: string;
  /** The budget; empty for a figure that is only reported. */
  budget: string;
  within: boolean;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const size = (file: string) => statSync(file).size;

export const bytesRow = (what: string, bytes: number, limit?: number): Row => ({
  what,
  value: kB(bytes),
  budget: limit === undefined ? '' : `<= ${kB(limit)}`,
  within: limit === undefined || bytes <= limit,
});

/** The paths and files of a build's guest pages. */
export function snapshotPages(dist: string): { path: string; file: string }[] {
  const folder = join(dist, 'snapshots');
  const map = JSON.parse(readFileSync(join(folder, 'snapshots.json'), 'utf8')) as {
    pages: Record<string, { file: string }>;
  };
  return Object.entries(map.pages)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([path, { file }]) => ({ path, file: join(folder, file) }));
}

/** Measures the transferred HTML of guest pages, with its inlined CSS. */
export function pageRows(dist: string): Row[] {
  return snapshotPages(dist).map(({ path, file }) =>
    bytesRow(`${path} HTML + CSS, br`, size(`${file}.br`), 14_000),
  );
}

/** The files of dist/client that a page's markup or styles request. */
const filesOf = (dist: string, html: string) =>
  requestedFiles(html).filter((file) => existsSync(join(dist, 'client', file)));

/** Measures guest pages with all files that they can request. Reports the maximum of each figure, and its page. */
export function wholePageRows(dist: string): Row[] {
  const map = JSON.parse(readFileSync(join(dist, 'snapshots/snapshots.json'), 'utf8')) as {
    pages: Record<string, { file: string }>;
  };
  const pages = Object.entries(map.pages)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([path, { file }]) => {
      const files = filesOf(dist, readFileSync(join(dist, 'snapshots', file), 'utf8'));
      const sizes = files.map((each) => {
        const whole = join(dist, 'client', each);
        return size(existsSync(`${whole}.br`) ? `${whole}.br` : whole);
      });
      const html = size(join(dist, 'snapshots', `${file}.br`));
      return { path, requests: files.length + 1, bytes: sizes.reduce((sum, each) => sum + each, html) };
    });
  const heaviest = pages.toSorted((one, other) => other.bytes - one.bytes)[0];
  const busiest = pages.toSorted((one, other) => other.requests - one.requests)[0];
  if (!heaviest || !busiest) return [];
  return [
    bytesRow(`heaviest page with its files, ${heaviest.path}`, heaviest.bytes, 60_000),
    {
      what: `most requests of a page, ${busiest.path}`,
      value: String(busiest.requests),
      budget: '<= 6',
      within: busiest.requests <= 6,
    },
  ];
}

/** The transferred size of a font: woff2 is compressed already. */
export function fontRows(dist: string): Row[] {
  return globSync('client/fonts/*.woff2', { cwd: dist })
    .sort()
    .map((file) =>
      bytesRow(file.replace('client', ''), size(join(dist, file)), /display/i.test(file) ? 12_000 : 25_000),
    );
}

/**
 * Measures the scripts that pages need before their form or shell can be used, from the responses' Link headers: a row for each
 * page, then one for each file.
 * @param links the headers by path, as the server sent them.
 */
export function scriptRows(dist: string, links: ReadonlyMap<string, string>): Row[] {
  const sizeOf = (file: string) => size(join(dist, 'client', `${file}.br`));
  const pagesOf = new Map<string, string[]>();
  const pages = [...links].map(([path, link]) => {
    const files = [...link.matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, file = '']) => file);
    for (const file of files) pagesOf.set(file, [...(pagesOf.get(file) ?? []), path]);
    const budget =
      path === '/w' ? scriptBudget('walletShell') + scriptBudget('walletScreen') : scriptBudget('forms');
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    return bytesRow(`${path} script before use, br`, bytes, budget);
  });
  const files = [...pagesOf].toSorted(([one], [other]) => sizeOf(other) - sizeOf(one));
  const users = (paths: readonly string[]) =>
    paths.length > 2 ? `${paths.length} of these pages` : paths.join(' and ');
  return [...pages, ...files.map(([file, paths]) => bytesRow(`${file}, of ${users(paths)}`, sizeOf(file)))];
}
