import { readFileSync } from 'node:fs';
import { frozenPages, type Row } from './bench-bytes.ts';
import { installPackages } from './packages.ts';
import { median } from './page-load.ts';
import { peersFolder } from './site-peers/build.ts';
import { categories, judge, type Verdict } from './site-peers/lighthouse.ts';

/** Milliseconds until the largest thing is painted, on Lighthouse's simulated phone. */
const LCP = 1_000;
const RUNS = 3;

const perfect = ({ scores, lcp, tbt, cls }: Verdict) =>
  categories.every((name) => scores[name] === 100) && lcp <= LCP && Math.round(tbt) === 0 && cls === 0;

function middle(runs: readonly Verdict[]): Verdict {
  const of = (figure: (run: Verdict) => number) => median(runs.map(figure));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, of(({ scores }) => scores[name])]),
    ) as Verdict['scores'],
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

/** One run tells of a page without a fault; whatever else runs here can only slow one down, so more runs decide then. */
async function verdictOf(url: string, skipAudits: string[]): Promise<Verdict> {
  const runs = [await judge(url, skipAudits)];
  while (runs.length < RUNS && !runs.some(perfect)) runs.push(await judge(url, skipAudits));
  return runs.find(perfect) ?? middle(runs);
}

function row(path: string, verdict: Verdict): Row {
  const { scores, lcp, tbt, cls, faults } = verdict;
  const within = perfect(verdict);
  const four = categories.map((name) => String(scores[name]).padStart(3)).join(' ');
  const times = `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  return {
    what: path,
    value: `${four}  ${times}`,
    budget: within
      ? ''
      : `100 each, LCP <= ${LCP} ms, TBT 0, CLS 0: ${faults.join(', ') || 'no single audit'}`,
    within,
  };
}

/**
 * Lighthouse on the pages that guests get, one after the other.
 * @param only the paths to judge; all of them when empty.
 */
export async function lighthouseRows(siteUrl: string, dist: string, only: readonly string[]): Promise<Row[]> {
  await installPackages(peersFolder);
  const rows: Row[] = [];
  for (const { path, file } of frozenPages(dist)) {
    if (only.length > 0 && !only.includes(path)) continue;
    // A page that asks not to be found can't be blamed for it.
    const hidden = readFileSync(file, 'utf8').includes('<meta name="robots" content="noindex');
    const judged = row(path, await verdictOf(siteUrl + path, hidden ? ['is-crawlable'] : []));
    console.log(`${judged.within ? 'ok ' : 'BAD'} ${judged.what}  ${judged.value}`);
    rows.push(judged);
  }
  if (rows.length === 0) throw new Error(`No guest page is called ${only.join(' or ')}.`);
  return rows;
}
