import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingFor, isUnchanged, type Encoding } from './content-negotiation.ts';

/** A response for every guest, which the build rendered. */
export interface SnapshotEntry {
  readonly status: number;
  /** Relative to the folder of snapshots.json. The compressed forms are beside it as .br and .gz. */
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  /** By consent, for visitors who have answered the question, if they get another page. */
  readonly variants?: Readonly<Record<string, SnapshotEntry>>;
}

export interface SnapshotMap {
  /** Whether the site that was built is served over https. */
  readonly secure: boolean;
  readonly pages: Readonly<Record<string, SnapshotEntry>>;
  /** By language: the 404 page, and the page for a failed render. */
  readonly notFound: Readonly<Record<string, SnapshotEntry>>;
  readonly broken: Readonly<Record<string, SnapshotEntry>>;
  /** Patterns of the paths that the server renders for each request. */
  readonly rendered: readonly string[];
}

interface Loaded {
  readonly entry: SnapshotEntry;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly tag: string;
  readonly vary: string;
}

/** A page with its variants by consent. */
interface Page {
  readonly undecided: Loaded;
  readonly variants: ReadonlyMap<string, Loaded>;
}

export interface Snapshots {
  /**
   * The page of a path for a consent, or the 404 page when no page has the path; null when the server renders the page for
   * each request.
   */
  find(path: string, consent: string): Loaded | null;
  broken(path: string): Loaded | null;
  readonly paths: readonly string[];
  readonly secure: boolean;
}

/** Reads all snapshots into memory, which are some dozens of small files. */
export function loadSnapshots(folder: string): Snapshots {
  const map = JSON.parse(readFileSync(join(folder, 'snapshots.json'), 'utf8')) as SnapshotMap;
  const load = (entry: SnapshotEntry, vary: string): Loaded => {
    const file = join(folder, entry.file);
    const identity = readFileSync(file);
    const bodies = { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
    // Headers are part of the tag: a changed policy must reach browsers that have cached the page.
    const digest = createHash('sha256')
      .update(identity)
      .update(JSON.stringify(entry.headers))
      .digest('base64url');
    return { entry, bodies, tag: digest.slice(0, 22), vary };
  };
  const loadPage = (entry: SnapshotEntry): Page => {
    const vary = `Cookie, Accept-Encoding${entry.variants ? ', Sec-GPC' : ''}`;
    const variants = Object.entries(entry.variants ?? {});
    return {
      undecided: load(entry, vary),
      variants: new Map(variants.map(([consent, variant]) => [consent, load(variant, vary)])),
    };
  };
  const loadAll = (entries: Readonly<Record<string, SnapshotEntry>>) =>
    new Map(Object.entries(entries).map(([key, entry]) => [key, loadPage(entry)]));
  const pages = loadAll(map.pages);
  const notFound = loadAll(map.notFound);
  const broken = loadAll(map.broken);
  const rendered = map.rendered.map((pattern) => new RegExp(pattern));
  return {
    find(path, consent) {
      const known = pages.get(withoutLastSlashes(path));
      if (!known && rendered.some((pattern) => pattern.test(path))) return null;
      const page = known ?? notFound.get(languageOf(path));
      return page?.variants.get(consent) ?? page?.undecided ?? null;
    },
    broken: (path) => broken.get(languageOf(path))?.undecided ?? null,
    paths: [...pages.keys()],
    secure: map.secure,
  };
}

/** `/cn/` becomes `/cn`. Not a regular expression: on 16 kB of slashes it would backtrack for a second. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const languageOf = (path: string) => (path === '/cn' || path.startsWith('/cn/') ? 'cn' : 'en');

interface SnapshotRequest {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export function snapshotResponse({ entry, bodies, tag, vary }: Loaded, request: SnapshotRequest): Response {
  const encoding = encodingFor(request.acceptEncoding);
  const headers = new Headers(entry.headers);
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('vary', vary);
  if (entry.status === 200) {
    const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    headers.set('etag', etag);
    if (isUnchanged(request.ifNoneMatch, etag)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
  }
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = bodies[encoding];
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: entry.status, headers });
}
