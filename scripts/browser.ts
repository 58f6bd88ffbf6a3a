// Finds a Chromium for the browser tests and pictures, and installs one where it may. `node scripts/browser.ts` says which.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { root } from './processes.ts';

/** No sandbox (containers run as root), no graphics card, and nothing that calls home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that is already here: CHROMIUM_PATH, Playwright's own, the system's; null without one. */
export function findBrowser(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
    return chosen;
  }
  return [chromium.executablePath(), ...system].find((path) => existsSync(path)) ?? null;
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
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--no-shell'];
  return (
    spawnSync(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore'],
      env,
      timeout: 600_000,
    }).status === 0
  );
}

/**
 * A browser that starts, installed if need be: Playwright's download, then Debian's package where this is root on Debian.
 * Says each thing it does.
 * @throws Error that tells how to get one, when none of it worked.
 */
export function ensureBrowser(): string {
  const here = findBrowser();
  if (here && starts(here)) {
    console.log(`Browser: ${here}`);
    return here;
  }
  console.log(here ? `${here} does not start.` : 'There is no Chromium here.');
  if (!process.env.CHROMIUM_PATH) {
    console.log('Trying to download the one that Playwright is made for (about 170 MB) ...');
    if (download() && starts(chromium.executablePath())) {
      console.log(`Browser: ${chromium.executablePath()}`);
      return chromium.executablePath();
    }
    console.log('That did not work.');
    if (mayInstall()) {
      console.log("Installing Debian's chromium package (about 120 MB) ...");
      if (aptInstall('chromium') && starts('/usr/bin/chromium')) {
        console.log('Browser: /usr/bin/chromium');
        return '/usr/bin/chromium';
      }
      console.log('That did not work either.');
    }
  }
  throw new Error(
    'No Chromium that starts. Install one (Debian, Ubuntu: `sudo apt-get install chromium`; elsewhere: `npx playwright install chromium`) ' +
      'or set CHROMIUM_PATH to the program of one that you have.',
  );
}

/** Chinese in pictures needs a font for it; without one it is boxes, and nothing fails. */
export function ensureChineseFont(): void {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  if (list.error === undefined && list.stdout.trim()) return;
  if (process.platform !== 'linux') return; // macOS and Windows bring one
  if (mayInstall()) {
    console.log("No Chinese font: installing Debian's fonts-noto-cjk (about 55 MB) ...");
    if (aptInstall('fontconfig', 'fonts-noto-cjk')) return;
  }
  console.warn(
    'There is no Chinese font here: Chinese pages will show boxes. Install fonts-noto-cjk or any other.',
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    ensureBrowser();
    ensureChineseFont();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
