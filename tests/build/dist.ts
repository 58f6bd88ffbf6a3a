import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SnapshotEntry, SnapshotMap } from '#server/snapshots.ts';

/** The preview build under test. COWRIE_DIST chooses another one. */
export const dist = resolve(import.meta.dirname, '../..', process.env.COWRIE_DIST ?? 'dist');

if (!existsSync(join(dist, 'snapshots', 'snapshots.json'))) {
  throw new Error(`There is no build in ${dist}: run "COWRIE_TARGET=preview npm run build" first.`);
}

export const snapshotMap = JSON.parse(
  readFileSync(join(dist, 'snapshots', 'snapshots.json'), 'utf8'),
) as SnapshotMap;

export interface SnapshotPage extends SnapshotEntry {
  readonly path: string;
  readonly html: string;
}

/** All snapshots of HTML pages, including error pages. */
export const snapshotPages: readonly SnapshotPage[] = [
  ...Object.entries(snapshotMap.pages),
  ...Object.entries(snapshotMap.notFound).map(([locale, entry]) => [`404 ${locale}`, entry] as const),
  ...Object.entries(snapshotMap.broken).map(([locale, entry]) => [`500 ${locale}`, entry] as const),
]
  .filter(([, entry]) => entry.headers['content-type']?.startsWith('text/html'))
  .map(([path, entry]) => ({
    ...entry,
    path,
    html: readFileSync(join(dist, 'snapshots', entry.file), 'utf8'),
  }));

/** The origin that the site was built for, read from its pages. */
export const origin = new URL(
  /<link rel="canonical" href="([^"]+)"/.exec(
    snapshotPages.find(({ path }) => path === '/')?.html ?? '',
  )?.[1] ?? 'http://no-canonical-at-home.invalid',
).origin;

/** The transferred size of a file: that of its brotli version, if it has one. */
export function wireSize(url: string): number {
  const file = join(dist, 'client', url);
  const pressed = `${file}.br`;
  return readFileSync(existsSync(pressed) ? pressed : file).length;
}

/** The transferred size of a snapshot, compressed with brotli. */
export function pageSize(page: SnapshotPage): number {
  return readFileSync(join(dist, 'snapshots', `${page.file}.br`)).length;
}
