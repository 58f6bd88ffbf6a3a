import { chromium, type Browser } from 'playwright';
import type { Row } from './bench-bytes.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { installPackages } from './install-packages.ts';
import { loadOf, median, slowPaintOf, type Load } from './page-load.ts';
import { buildComparisonSites, builtFolder, peersFolder } from './comparison-sites/build.ts';
import { judge } from './comparison-sites/lighthouse.ts';
import { serveFolders } from './comparison-sites/serve.ts';

/** The pages take turns in rounds, so that other processes disturb all of them alike. */
const SLOW_ROUNDS = 5;
const SIMULATED_ROUNDS = 3;

interface Measured extends Load {
  readonly name: string;
  /** Largest Contentful Paint in milliseconds: with applied slow 3G, and on Lighthouse's simulated phone. */
  readonly slow: number;
  readonly simulated: number;
}

async function inTurns(
  urls: readonly string[],
  rounds: number,
  once: (url: string) => Promise<number>,
): Promise<number[]> {
  const figures: number[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) figures[index]?.push(await once(url));
  }
  return figures.map(median);
}

async function measure(browser: Browser, pages: Readonly<Record<string, string>>): Promise<Measured[]> {
  const urls = Object.values(pages);
  const loads: Load[] = [];
  for (const url of urls) loads.push(await loadOf(browser, url));
  const slow = await inTurns(urls, SLOW_ROUNDS, (url) => slowPaintOf(browser, url));
  const simulated = await inTurns(urls, SIMULATED_ROUNDS, async (url) => (await judge(url)).lcp);
  return Object.keys(pages).map((name, index) => ({
    name,
    requests: NaN,
    bytes: NaN,
    scriptBytes: NaN,
    ...loads[index],
    slow: slow[index] ?? NaN,
    simulated: simulated[index] ?? NaN,
  }));
}

const told = ({ name, requests, bytes, scriptBytes, slow, simulated }: Measured): Row => ({
  what: name,
  value:
    `${bytes} B in ${requests} requests, script ${scriptBytes} B, ` +
    `LCP simulated ${simulated.toFixed(0)} ms, slow 3G ${slow.toFixed(0)} ms`,
  budget: '',
  within: true,
});

/** How many times smaller our page is. */
function lighter(what: string, ours: Measured, other: Measured, atLeast?: number): Row {
  const times = other.bytes / ours.bytes;
  return {
    what: `bytes of ${what}, against ${other.name}`,
    value: `1/${times.toFixed(1)} (${ours.bytes} / ${other.bytes} B)`,
    budget: atLeast === undefined ? '' : `<= 1/${atLeast}`,
    within: atLeast === undefined || times >= atLeast,
  };
}

function sooner(
  what: string,
  of: 'slow' | 'simulated',
  ours: Measured,
  other: Measured,
  limit?: number,
): Row {
  const ratio = ours[of] / other[of];
  return {
    what: `LCP of ${what}, ${of === 'slow' ? 'slow 3G' : 'simulated'}, against ${other.name}`,
    value: `${ratio.toFixed(2)} (${ours[of].toFixed(0)} / ${other[of].toFixed(0)} ms)`,
    budget: limit === undefined ? '' : `<= ${limit}`,
    within: limit === undefined || ratio <= limit,
  };
}

const atMost = (what: string, figure: number, limit: number, unit: string): Row => ({
  what,
  value: `${figure.toFixed(0)} ${unit}`.trim(),
  budget: `<= ${limit}`,
  within: figure <= limit,
});

function rowsOf([page, spa, next, home]: [Measured, Measured, Measured, Measured]): Row[] {
  return [
    ...[page, spa, next, home].map(told),
    lighter('the page', page, spa, 20),
    lighter('the page', page, next, 35),
    sooner('the page', 'simulated', page, spa, 0.6),
    sooner('the page', 'slow', page, spa, 0.6),
    sooner('the page', 'simulated', page, next),
    // Our page also has fonts, drawings, the mobile menu and an island, unlike the compared page, so this figure is only reported.
    lighter('our home', home, spa),
    lighter('our home', home, next),
    sooner('our home', 'simulated', home, spa),
    sooner('our home', 'slow', home, spa),
    atMost('our home, everything', home.bytes, 60_000, 'B'),
    atMost('our home, requests', home.requests, 6, ''),
    atMost('our home, script before a touch', home.scriptBytes, 0, 'B'),
    atMost('our home, LCP on slow 3G', home.slow, 1_200, 'ms'),
  ];
}

/** Compares the home page's text, with the same markup and stylesheet, built with Astro, Next.js and as a SPA; and measures our home page. */
export async function siteRows(siteUrl: string): Promise<Row[]> {
  await installPackages(peersFolder);
  buildComparisonSites();
  const executablePath = ensureBrowser();
  const { urls, end } = await serveFolders([builtFolder('astro'), builtFolder('spa'), builtFolder('next')]);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const [page = '', spa = '', next = ''] = urls;
    const measured = await measure(browser, {
      'the page, as we build': page,
      'a Vite React SPA': spa,
      'a Next export': next,
      'our home page itself': `${siteUrl}/`,
    });
    return rowsOf(measured as [Measured, Measured, Measured, Measured]);
  } finally {
    await browser.close();
    end();
  }
}
