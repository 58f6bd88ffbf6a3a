// `npm run bench`: measures the budgets on dist and on the mock. Bytes are exact. Times are the best of interleaved rounds, of
// which only the ratios compare with another machine.
import './build-ports.ts';
import { join } from 'node:path';
import { mockPort, mockUrl, sitePort, siteUrl } from './dev-urls.ts';
import { fontRows, pageRows, scriptRows, wholePageRows, type Row } from './bench-bytes.ts';
import { lighthouseRows } from './bench-lighthouse.ts';
import { cpuPerCall, startMeasured, type Measured } from './bench-load.ts';
import { comparisonPorts, comparisonRows } from './bench-comparison.ts';
import { inProcessRows } from './bench-in-process.ts';
import { screenRows } from './bench-screens.ts';
import { siteRows } from './bench-site.ts';
import { tickerRows } from './bench-ticker.ts';
import { walletRows } from './bench-wallet.ts';
import { filesExist, portTaken, root } from './processes.ts';
import { anyPageCookie, formPages } from './script-budgets.ts';

const dist = process.env.COWRIE_DIST || 'dist';
const folder = join(root, dist);
const barePort = mockPort + 1;
const bareUrl = `http://localhost:${barePort}`;
const ROUNDS = 4;
const COUNT = 3_000;

function ratioRow(what: string, ours: number, other: number, limit: number | null, unit: string): Row {
  const ratio = ours / other;
  return {
    what,
    value: `${ratio.toFixed(2)} (${ours.toFixed(0)} / ${other.toFixed(0)} ${unit})`,
    budget: limit === null ? '' : `<= ${limit}`,
    within: limit === null || ratio <= limit,
  };
}

/** Signs in and returns the cookies. */
async function signIn(persona: string): Promise<string> {
  const response = await fetch(`${mockUrl}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-control': '1' },
    body: JSON.stringify({ persona }),
  });
  if (!response.ok) throw new Error(`the mock answered ${response.status} for persona ${persona}`);
  const { cookies } = (await response.json()) as { cookies: { name: string; value: string }[] };
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const startMock = () =>
  startMeasured(['mock-api/bin.mjs'], `${mockUrl}/__mock/health`, { PORT: String(mockPort), HOST: '' });
const startBare = (reply: string) =>
  startMeasured(['scripts/bare-server.ts', reply], bareUrl, { PORT: String(barePort) });
const startSite = (port = sitePort) =>
  startMeasured(['server/main.ts'], `http://localhost:${port}/healthz`, {
    PORT: String(port),
    HOST: 'localhost',
    COWRIE_DIST: dist,
  });

/** Needs a site without an API: it renders every page then. */
async function startPathRows(): Promise<Row[]> {
  const links = new Map<string, string>();
  for (const path of [...formPages, '/w']) {
    const response = await fetch(siteUrl + path, { headers: { cookie: anyPageCookie }, redirect: 'manual' });
    if (response.status !== 200) throw new Error(`the site answered ${response.status} to ${path}`);
    links.set(path, response.headers.get('link') ?? '');
  }
  return scriptRows(folder, links);
}

/** The best of some interleaved rounds, so that other processes disturb both alike. */
async function best(ours: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const figures: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    figures[0].push(await ours());
    figures[1].push(await other());
  }
  return [Math.min(...figures[0]), Math.min(...figures[1])];
}

async function startUpOnce(start: () => Promise<Measured>): Promise<number> {
  const server = await start();
  await server.stop();
  return server.startUp;
}

async function speedRows(mock: Measured): Promise<Row[]> {
  const cookie = await signIn('complete');
  const status = `${mockUrl}/user/profile/status`;
  const reply = await (await fetch(status, { headers: { cookie } })).text();
  const bare = await startBare(reply);
  const [mockCpu, bareCpu] = await best(
    () => cpuPerCall(mock, status, COUNT, { headers: { cookie } }),
    () => cpuPerCall(bare, bareUrl, COUNT),
  );
  await bare.stop();
  const site = await startSite();
  const accept = { headers: { 'accept-encoding': 'br' } };
  const [page, file] = await best(
    () => cpuPerCall(site, `${siteUrl}/`, COUNT, accept),
    () => cpuPerCall(site, `${siteUrl}/favicon.svg`, COUNT, accept),
  );
  await site.stop();
  return [
    ratioRow('mock, GET status: CPU against a bare Hono server', mockCpu, bareCpu, null, 'us'),
    ratioRow("site, guest's home page: CPU against a static file of it", page, file, 1.25, 'us'),
  ];
}

function print(title: string, rows: Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, value, budget, within } of rows) {
    console.log(`  ${what.padEnd(width)}  ${value.padStart(10)}  ${budget}${within ? '' : '  TOO MUCH'}`);
  }
}

/** The slow measurements in a browser: `npm run bench -- site`, `npm run bench -- lighthouse [path ...]`. */
const inBrowser: Readonly<Record<string, { title: string; rows: () => Promise<Row[]> }>> = {
  site: { title: 'The same page, built by us and by others', rows: () => siteRows(siteUrl) },
  lighthouse: {
    title: 'Lighthouse: performance, accessibility, best practices, search',
    rows: () => lighthouseRows(siteUrl, folder, process.argv.slice(3)),
  },
};

async function measureInBrowser({ title, rows }: (typeof inBrowser)[string]): Promise<number> {
  const site = await startSite();
  try {
    const measured = await rows();
    print(title, measured);
    return measured.every(({ within }) => within) ? 0 : 1;
  } finally {
    await site.stop();
  }
}

/** `npm run bench -- wallet`: the start of the wallet. */
async function measureWallet(): Promise<number> {
  const mock = await startMock();
  const site = await startSite(barePort);
  try {
    const rows = await walletRows(siteUrl, bareUrl, () => signIn('complete'));
    print('The wallet on a phone, as ratios of this run', rows);
    return rows.every(({ within }) => within) ? 0 : 1;
  } finally {
    await site.stop();
    await mock.stop();
  }
}

/** The slow measurements that need the mock too: `npm run bench -- screens`, `npm run bench -- ticker [path ...]`. */
const ofTheWallet: Readonly<Record<string, { title: string; rows: () => Promise<Row[]> }>> = {
  screens: { title: 'Screens of the wallet on a phone', rows: () => screenRows(siteUrl, signIn) },
  ticker: {
    title: 'Prices of the stream on the screens that show them, as ratios of this run',
    rows: () => tickerRows(siteUrl, signIn, process.argv.slice(3)),
  },
};

async function measureWithMock({ title, rows }: (typeof ofTheWallet)[string]): Promise<number> {
  const mock = await startMock();
  const site = await startSite();
  try {
    const measured = await rows();
    print(title, measured);
    return measured.every(({ within }) => within) ? 0 : 1;
  } finally {
    await site.stop();
    await mock.stop();
  }
}

/** The measurements that need no build, which `npm run bench -- mock` runs alone. */
async function mockRows(): Promise<Row[]> {
  return [...inProcessRows(), ...(await comparisonRows(startMock, () => signIn('complete')))];
}

async function main(): Promise<number> {
  for (const port of [sitePort, mockPort, barePort, ...comparisonPorts]) {
    if (!(await portTaken(port))) continue;
    console.error(`Port ${port} is taken: end what runs there, or set PORT and MOCK_PORT.`);
    return 1;
  }
  if (process.argv[2] === 'mock') {
    const rows = await mockRows();
    print('The mock, as ratios of this run', rows);
    return rows.every(({ within }) => within) ? 0 : 1;
  }
  if (!filesExist(`${dist}/snapshots/snapshots.json`, 'mock-api/bin.mjs')) {
    console.error('Build first: COWRIE_TARGET=preview npm run build');
    return 1;
  }
  if (process.argv[2] === 'wallet') return measureWallet();
  const walletBench = ofTheWallet[process.argv[2] ?? ''];
  if (walletBench) return measureWithMock(walletBench);
  const chosen = inBrowser[process.argv[2] ?? ''];
  if (chosen) return measureInBrowser(chosen);
  const bytes = [...pageRows(folder), ...wholePageRows(folder), ...fontRows(folder)];
  print('Bytes of what a guest gets', bytes);
  const site = await startSite();
  const scripts = await startPathRows();
  await site.stop();
  print('Scripts that a page starts with', scripts);
  if (process.argv[2] === 'bytes') return [...bytes, ...scripts].every(({ within }) => within) ? 0 : 1;

  const [mockStart, bareStart] = await best(
    () => startUpOnce(startMock),
    () => startUpOnce(() => startBare('{}')),
  );
  const mock = await startMock();
  const speed = [
    ratioRow('mock, start-up against a bare Hono server', mockStart, bareStart, null, 'ms'),
    ...(await speedRows(mock)),
  ];
  await mock.stop();
  speed.push(...(await mockRows()));
  print('Times, as ratios of this run', speed);
  return [...bytes, ...scripts, ...speed].every(({ within }) => within) ? 0 : 1;
}

try {
  process.exit(await main());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
