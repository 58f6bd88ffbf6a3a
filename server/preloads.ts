import { readFileSync } from 'node:fs';

/** An island's file -> every file that it imports before it runs, itself first. Written by the build. */
export type ChunkGraph = Readonly<Record<string, readonly string[]>>;

export function readChunkGraph(file: string): ChunkGraph {
  return JSON.parse(readFileSync(file, 'utf8')) as ChunkGraph;
}

/**
 * The files that a page's islands start with, in the order in which they are needed. Islands that wait (for a touch, for
 * sight) cost nothing before they are wanted, so they are left out.
 */
export function initialChunks(html: string, graph: ChunkGraph): string[] {
  const files = new Set<string>();
  for (const [tag] of html.matchAll(/<astro-island\b[^>]*>/g)) {
    if (!/\sclient="(?:load|only)"/.test(tag)) continue;
    for (const name of ['component-url', 'renderer-url']) {
      const url = new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];
      if (url) for (const file of graph[url] ?? [url]) files.add(file);
    }
  }
  return [...files];
}

/** A page names a part here, by its source, that its island asks for as soon as it runs. Not for browsers: it is taken out. */
export const PART_HEADER = 'x-starts-with';

/** The files of such a part that are not among the page's own. */
export function partFiles(part: string | null, files: readonly string[], graph: ChunkGraph): string[] {
  return (part === null ? [] : (graph[part] ?? [])).filter((file) => !files.includes(file));
}

/** The same as a Link header: a browser starts on them before it has read the page. */
export function preloadHeader(files: readonly string[]): string {
  return files.map((file) => `<${file}>; rel=modulepreload`).join(', ');
}
