// Finds Chromium for browser tests and screenshots, or installs it. `node scripts/browser.ts` prints its path.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './processes.ts';

/** No sandbox (containers run as root), no GPU, and no background requests to Google. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Tests run in `headless-shell`, which takes about half the time of `chromium`, the whole browser. Screenshots, measurements
 * and tests that need a real window run in the latter.
 */
export type BrowserKind = 'headless-shell' | 'chromium';

const systemPaths: Readonly<Record<BrowserKind, readonly string[]>> = {
  'headless-shell': ['/usr/bin/chromium-headless-shell'],
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
};

/** Playwright's downloaded browsers. Its API has the path of the whole one only. */
function playwrightPaths(kind: BrowserKind): string[] {
  const whole = chromium.executablePath();
  if (kind === 'chromium') return [whole];
  const [downloads = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(whole)?.slice(1) ?? [];
  if (!revision) return [];
  return globSync(`chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`, {
    cwd: downloads,
  }).map((path) => join(downloads, path));
}

/**
 * The path of an installed browser: CHROMIUM_PATH, Playwright's, or the system's; null without one. The whole browser
 * replaces a missing headless shell.
 */
export function findBrowser(kind: BrowserKind = 'chromium'): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
    return chosen;
  }
  const found = [...playwrightPaths(kind), ...systemPaths[kind]].find((path) => existsSync(path));
  if (found !== undefined) return found;
  return kind === 'headless-shell' ? findBrowser('chromium') : null;
}

const starts = (path: string) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function aptInstall(...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('-q', 'update') && apt('-q', 'install', '-y', '--no-install-recommends', ...packages);
}

function download(): boolean {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  return (
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      cwd: root,
      stdio: 'ignore',
      env,
      timeout: 600_000,
    }).status === 0
  );
}

const debianPackages: Readonly<Record<BrowserKind, string>> = {
  'headless-shell': 'chromium-headless-shell',
  chromium: 'chromium',
};

/** Installs the browser unless it is there, and prints each step. @returns whether it is there now. */
function install(kind: BrowserKind): boolean {
  console.log('Trying to download the browsers that Playwright is made for (about 280 MB) ...');
  if (download() && playwrightPaths(kind).some(starts)) return true;
  console.log('That did not work.');
  if (!mayInstall()) return false;
  console.log(`Installing Debian's package ${debianPackages[kind]} (about 120 MB) ...`);
  if (aptInstall(debianPackages[kind]) && systemPaths[kind].some(starts)) return true;
  console.log('That did not work either.');
  return false;
}

/**
 * Returns the path of a working browser of this kind, and installs one if needed: Playwright's download, or Debian's package
 * when running as root on Debian. The whole browser replaces a headless shell that can't be installed.
 * @throws Error with instructions when every way fails.
 */
export function ensureBrowser(kind: BrowserKind = 'chromium'): string {
  const isShell = kind === 'headless-shell' && !process.env.CHROMIUM_PATH;
  const standIn = isShell ? findBrowser('chromium') : null;
  const here = findBrowser(kind);
  const isMissing = here === null || here === standIn || !starts(here);
  if (isMissing && !process.env.CHROMIUM_PATH) {
    console.log(`There is no ${kind} here that starts.`);
    install(kind);
  }
  const found = findBrowser(kind);
  if (found !== null && starts(found)) {
    console.log(`Browser (${kind}): ${found}`);
    return found;
  }
  throw new Error(
    'No Chromium that starts. Install one (Debian, Ubuntu: `sudo apt-get install chromium chromium-headless-shell`; elsewhere: ' +
      '`npx playwright install chromium`) or set CHROMIUM_PATH to the program of one that you have.',
  );
}

/** What pages are drawn with on this machine: the paths and versions of the browsers, and the fonts. */
export function describeBrowsers(): string {
  const said = (command: string, ...args: string[]) =>
    spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 }).stdout;
  const versions = (['headless-shell', 'chromium'] as const).map((kind) => {
    const path = findBrowser(kind);
    return path === null ? '' : `${path} ${said(path, '--version')}`;
  });
  return JSON.stringify([
    ...versions,
    process.platform === 'linux' ? said('fc-list').split('\n').sort() : [],
  ]);
}

interface FontRequirement {
  /** Patterns of fontconfig: a font of any of them will do. */
  readonly patterns: readonly string[];
  readonly debianPackage: string;
  readonly megabytes: number;
  readonly name: string;
  /** What is wrong without one. */
  readonly without: string;
}

/** What pages are drawn with besides our own fonts. */
const fontRequirements: readonly FontRequirement[] = [
  {
    patterns: [':lang=zh'],
    debianPackage: 'fonts-noto-cjk',
    megabytes: 55,
    name: 'Chinese font',
    without: 'Chinese pages will show boxes',
  },
  {
    // Our own fonts fall back to it until they have loaded (src/styles/fonts.css): another one breaks lines elsewhere.
    patterns: [':family=Arial', ':family=Liberation Sans'],
    debianPackage: 'fonts-liberation',
    megabytes: 2,
    name: 'Arial, nor a font with its metrics',
    without: 'a page on a first visit will break its lines elsewhere, which tests of layout notice',
  },
];

function hasFont(pattern: string): boolean {
  const { error, stdout } = spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' });
  return error === undefined && stdout.trim() !== '';
}

/** Installs the fonts that pages fall back to, where there are none. macOS and Windows bring them. */
export function ensureFonts(): void {
  if (process.platform !== 'linux') return;
  for (const { patterns, debianPackage, megabytes, name, without } of fontRequirements) {
    if (patterns.some(hasFont)) continue;
    if (mayInstall()) {
      console.log(
        `There is no ${name} here: installing Debian's ${debianPackage} (about ${megabytes} MB) ...`,
      );
      if (aptInstall('fontconfig', debianPackage)) continue;
    }
    console.warn(`There is no ${name} here: ${without}. Install ${debianPackage}.`);
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    ensureBrowser('headless-shell');
    ensureBrowser('chromium');
    ensureFonts();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
