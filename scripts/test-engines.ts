// `npm run test:engines`: what people do most, in Firefox and in WebKit, against what is in dist (tests/engines). Arguments go to Playwright:
// `npm run test:engines -- --project=webkit`. It installs nothing.
import './build-ports.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.ts';
import { countRun } from './test-summary.ts';

/** What has to be there, with the packages of Debian that bring it. */
const needed = [
  { program: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
  { program: '/usr/bin/WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: '/usr/bin/Xvfb', debianPackage: 'xvfb' },
];

const missing = needed.filter(({ program }) => !existsSync(program));
if (missing.length > 0) {
  console.error(
    `There is no ${missing.map(({ program }) => program).join(' and no ')} here. On Debian:\n\n` +
      `  apt-get update && apt-get install -y --no-install-recommends ${missing.map(({ debianPackage }) => debianPackage).join(' ')}\n`,
  );
  process.exit(1);
}

const started = Date.now();
const report = join(root, 'test-results/engines.json');
const code = await run('playwright', [
  'test',
  '-c',
  'tests/engines/playwright.config.ts',
  ...process.argv.slice(2),
]);
const { passed, failed } = countRun('playwright', report, code);
console.log(
  `\n${((Date.now() - started) / 60_000).toFixed(1)} minutes\n\n${passed} passed, ${failed} failed`,
);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
