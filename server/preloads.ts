import { readFileSync } from 'node:fs';

/** Maps an island's file to all files that it imports before it runs, itself first. The build writes it. */
export type ChunkGraph = Readonly<Record<string, readonly string[]>>;

export function readChunkGraph(file: string): ChunkGraph {
  return JSON.parse(readFileSync(file, 'utf8')) as ChunkGraph;
}

/**
 * The files that a page's islands need to start, in the order in which they need them. Islands that hydrate on interaction or
 * visibility are left out, because nobody may ever need them.
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

/** The header in which a page names the source of a lazy component that its island loads at once. The server removes it. */
export const PART_HEADER = 'x-starts-with';

/** The files of that component which the page does not load anyway. */
export function partFiles(part: string | null, files: readonly string[], graph: ChunkGraph): string[] {
  return (part === null ? [] : (graph[part] ?? [])).filter((file) => !files.includes(file));
}

/** The fonts that a page preloads. */
export function preloadedFonts(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].flatMap(([, url]) => url ?? []);
}

/**
 * Formats files as a Link header, so that a browser fetches them before it has parsed the page. Fonts come first: they are
 * small, and one that arrives after the first paint is not used in this document.
 */
export function preloadHeader(scripts: readonly string[], fonts: readonly string[] = []): string {
  return [
    ...fonts.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...scripts.map((file) => `<${file}>; rel=modulepreload`),
  ].join(', ');
}
