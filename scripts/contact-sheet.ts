import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Taken } from './screenshot-page.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 24px; background: light-dark(#eceae4, #17201f); color: light-dark(#1c2b2a, #e8e6e0); }
h2 { margin: 32px 0 8px; font-size: 18px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { width: min-content; margin: 0; }
img { display: block; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid light-dark(#bbb, #444); }
figcaption { width: 0; min-width: 100%; font-size: 12px; }
.note { color: light-dark(#9b1c1c, #ff9d8a); }
`;

function figure(shot: Taken): string {
  const width = Math.round(Math.min(380, 120 + shot.width * 0.18));
  const name = escaped(basename(shot.file));
  const caption = `${shot.width} · ${shot.theme} · ${shot.language} · ${shot.persona ?? 'guest'}`;
  const notes = shot.notes.map((note) => `<div class="note">${escaped(note)}</div>`).join('');
  return `<figure><a href="${name}"><img src="${name}" width="${width}" alt="${escaped(shot.route)}, ${caption}"></a><figcaption>${caption}${notes}</figcaption></figure>`;
}

/** Writes `index.html` with all screenshots, and `sheet.png`, a screenshot of it. */
export async function writeContactSheet(browser: Browser, folder: string, shots: Taken[]): Promise<void> {
  const routes = Map.groupBy(shots, ({ route }) => route);
  const rows = [...routes].map(
    ([route, taken]) =>
      `<section><h2>${escaped(route)}</h2><div class="row">${taken.map(figure).join('\n')}</div></section>`,
  );
  const html = `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${styles}</style>\n${rows.join('\n')}\n</html>\n`;
  const file = join(folder, 'index.html');
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, colorScheme: 'light' });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  await page.close();
}
