import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IntegrationResolvedRoute } from 'astro';
import type { SnapshotEntry, SnapshotMap } from '../server/snapshots.ts';
import { isSame, type GuestPage } from './consent-variants.ts';
import type { Answer } from './guest-requests.ts';
import { writeCompressed } from './precompress.ts';
import { fixedPaths, foreignPatterns, openPatterns } from './site-paths.ts';

/** The headers that a snapshot stores. The server adds the others, as to any response. */
const KEPT = [
  'content-type',
  'content-security-policy',
  'content-language',
  'link',
  'speculation-rules',
  'x-robots-tag',
];

const SPECIAL = /^(?:\/(cn))?\/(404|500)$/;

/** Writes every page with its compressed forms, and `snapshots.json`, into an empty folder. */
export async function writeSnapshots(
  folder: string,
  pages: ReadonlyMap<string, GuestPage>,
  routes: readonly IntegrationResolvedRoute[],
  secure: boolean,
): Promise<SnapshotMap> {
  await rm(folder, { recursive: true, force: true });
  const map = { secure, pages: {}, notFound: {}, broken: {}, rendered: [] as string[] } satisfies SnapshotMap;
  for (const [path, { answer, variants }] of pages) {
    const file = /\.\w+$/.test(path) ? path.slice(1) : `${path}/index.html`.replace(/^\/+/, '');
    const entry = await writeAnswer(folder, file, answer);
    const [special, language = 'en', code] = SPECIAL.exec(path) ?? [];
    const group: Record<string, SnapshotEntry> = !special
      ? map.pages
      : code === '404'
        ? map.notFound
        : map.broken;
    group[special ? language : path] =
      variants.size > 0 ? { ...entry, variants: await writeVariants(folder, file, variants) } : entry;
  }
  const own = fixedPaths(routes).filter(({ path }) => !pages.has(path));
  map.rendered = [
    ...[...openPatterns(routes), ...foreignPatterns(routes)].map((pattern) => pattern.source),
    ...own.map(({ path }) => `^${path.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?$`),
  ];
  await writeFile(join(folder, 'snapshots.json'), JSON.stringify(map, null, 1));
  return map;
}

async function writeAnswer(
  folder: string,
  file: string,
  { status, headers, body }: Answer,
): Promise<SnapshotEntry> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, body);
  await writeCompressed(target, body);
  const kept = KEPT.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return { status, file, headers: Object.fromEntries(kept) as Record<string, string> };
}

/** Variants with the same HTML share a file: for most pages a choice only removes the question. */
async function writeVariants(
  folder: string,
  file: string,
  variants: ReadonlyMap<string, Answer>,
): Promise<Record<string, SnapshotEntry>> {
  const written: { answer: Answer; entry: SnapshotEntry }[] = [];
  const entries: Record<string, SnapshotEntry> = {};
  for (const [consent, answer] of variants) {
    let known = written.find((one) => isSame(one.answer, answer));
    if (!known) {
      const name = file.replace(/(?=\.\w+$)/, `.${consent}`);
      known = { answer, entry: await writeAnswer(folder, name, answer) };
      written.push(known);
    }
    entries[consent] = known.entry;
  }
  return entries;
}
