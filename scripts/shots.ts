// `npm run shots -- <routes>`: screenshots of pages in the given widths, themes and languages, and a contact sheet of them.
import './build-ports.ts';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { locales, type Locale } from '#src/intl/locale.ts';
import { mockUrl, siteUrl } from './dev-urls.ts';
import { browserFlags, ensureBrowser, ensureFonts } from './browser.ts';
import { servePreview } from './serve-preview.ts';
import { takeScreenshot, type Screenshot, type Taken } from './screenshot-page.ts';
import { writeContactSheet } from './contact-sheet.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: locales.join(',') },
    persona: { type: 'string' },
    base: { type: 'string' },
    out: { type: 'string', default: 'shots' },
  },
});

/** Parses a list from the command line. @throws Error for an item that is not in `known`. */
function listOf<Value extends string>(name: string, text: string, known: readonly Value[]): Value[] {
  return text.split(',').map((item) => {
    const value = known.find((one) => one === item);
    if (value === undefined) throw new Error(`--${name} takes ${known.join(', ')}; not "${item}".`);
    return value;
  });
}

function requestedShots(folder: string): Screenshot[] {
  const widths = values.widths.split(',').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4_000))
    throw new Error(`--widths takes numbers of pixels, 200 to 4000; not "${values.widths}".`);
  const themes = listOf('themes', values.themes, ['light', 'dark'] as const);
  const languages: Locale[] = listOf('languages', values.languages, locales);
  const routes = positionals.length > 0 ? positionals : ['/'];
  const relative = routes.find((route) => !route.startsWith('/'));
  if (relative !== undefined)
    throw new Error(`A route starts with a slash, without a language: not "${relative}".`);
  return routes.flatMap((route) =>
    languages.flatMap((language) =>
      themes.flatMap((theme) =>
        widths.map((width) => {
          const place = route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
          const parts = [place, width, theme, language, ...(values.persona ? [values.persona] : [])];
          return {
            route,
            width,
            theme,
            language,
            persona: values.persona,
            file: join(folder, `${parts.join('-')}.png`),
          };
        }),
      ),
    ),
  );
}

async function main(): Promise<number> {
  const folder = resolve(values.out);
  const requested = requestedShots(folder);
  const queue = [...requested];
  const executablePath = ensureBrowser();
  ensureFonts();
  mkdirSync(folder, { recursive: true });
  const site = values.base ?? siteUrl;
  const stop = values.base ? () => Promise.resolve() : await servePreview();
  const mockAnswers = await fetch(`${mockUrl}/__mock/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!mockAnswers)
    console.warn(`No mock at ${mockUrl}: pictures are of guests, with whatever API the site uses.`);
  if (!mockAnswers && values.persona) throw new Error('A persona needs the mock.');

  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const taken: Taken[] = [];
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      try {
        const done = await takeScreenshot(browser, site, mockAnswers ? mockUrl : null, shot);
        taken.push(done);
        console.log([done.file, ...done.notes].join('\n    '));
      } catch (error) {
        failed += 1;
        console.error(`${shot.file}: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  const place = (file: string) => requested.findIndex((shot) => shot.file === file);
  taken.sort((a, b) => place(a.file) - place(b.file));
  await writeContactSheet(browser, folder, taken);
  await browser.close();
  await stop();
  console.log(
    `${taken.length} pictures; look at ${join(folder, 'index.html')} or ${join(folder, 'sheet.png')}`,
  );
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
