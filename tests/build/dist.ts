import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FrozenEntry, FrozenMap } from '#server/snapshots.ts';

/** The preview build that is looked at; another one by COWRIE_DIST. */
export const dist = resolve(import.meta.dirname, '../..', process.env.COWRIE_DIST ?? 'dist');

if (!existsSync(join(dist, 'frozen', 'frozen.json'))) {
  throw new Error(`There is no build in ${dist}: run "COWRIE_TARGET=preview npm run build" first.`);
}

export const frozenMap = JSON.parse(readFileSync(join(dist, 'frozen', 'frozen.json'), 'utf8')) as FrozenMap;

export interface FrozenPage extends FrozenEntry {
  readonly path: string;
  readonly html: string;
}

/** Every frozen HTML page, those for errors too. */
export const frozenPages: readonly FrozenPage[] = [
  ...Object.entries(frozenMap.pages),
  ...Object.entries(frozenMap.notFound).map(([locale, entry]) => [`404 ${locale}`, entry] as const),
  ...Object.entries(frozenMap.broken).map(([locale, entry]) => [`500 ${locale}`, entry] as const),
]
  .filter(([, entry]) => entry.headers['content-type']?.startsWith('text/html'))
  .map(([path, entry]) => ({ ...entry, path, html: readFileSync(join(dist, 'frozen', entry.file), 'utf8') }));

/** Where the site was built to be, without a slash at the end: as its own pages say. */
export const origin = new URL(
  /<link rel="canonical" href="([^"]+)"/.exec(
    frozenPages.find(({ path }) => path === '/')?.html ?? '',
  )?.[1] ?? 'http://no-canonical-at-home.invalid',
).origin;

/** Bytes that a file of the build takes on the wire: its brotli form, if it has one. */
export function wireSize(url: string): number {
  const file = join(dist, 'client', url);
  const pressed = `${file}.br`;
  return readFileSync(existsSync(pressed) ? pressed : file).length;
}

/** Bytes of a frozen page on the wire, as brotli. */
export function pageSize(page: FrozenPage): number {
  return readFileSync(join(dist, 'frozen', `${page.file}.br`)).length;
}
