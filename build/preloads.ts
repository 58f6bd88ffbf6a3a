import { writeFile } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';

/** The static imports of each file, by file names as Vite writes them, without the site's base. */
type Imports = Map<string, readonly string[]>;

/** Lazy components that an island loads as soon as it runs. Its page names them in the header that `partFiles` of server/preloads.ts reads. */
const announcedParts = ['src/islands/wallet/features/dashboard/Dashboard.tsx'];

/** The modules of a built script, by their paths in this repository. */
export interface BuiltChunk {
  /** The module that a page or an `import()` loads the file for; undefined for a shared file. */
  readonly entry: string | null;
  readonly modules: readonly string[];
  readonly exports: readonly string[];
}

/**
 * Astro emits no modulepreload for an island's chunks, so a browser discovers them one level at a time. This writes
 * `preloads.json`, which maps each island's file to all files that it needs to start; the server turns it into a Link header.
 * It also writes `chunks.json`, which maps each file to its modules, because Astro deletes Vite's manifest. Tests read it.
 */
export function preloadIslands(): AstroIntegration {
  const imports: Imports = new Map();
  const entries = new Set<string>();
  const parts = new Map<string, string>();
  const chunks: Record<string, BuiltChunk> = {};
  const collect: Plugin = {
    name: 'cowrie:collect-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        imports.set(chunk.fileName, chunk.imports);
        const pathOf = (module: string) => relative(this.environment.config.root, module);
        chunks[`/${chunk.fileName}`] = {
          entry: chunk.facadeModuleId && pathOf(chunk.facadeModuleId),
          modules: chunk.moduleIds.filter(isAbsolute).map(pathOf),
          exports: chunk.exports,
        };
        if (chunk.isEntry) entries.add(chunk.fileName);
        const part = announcedParts.find((path) => chunk.facadeModuleId?.endsWith(`/${path}`));
        if (part) parts.set(part, chunk.fileName);
      }
    },
  };
  let outDir: URL;
  return {
    name: 'cowrie:preload-islands',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:done': async ({ logger }) => {
        const graph = chunkGraph(entries, imports);
        for (const part of announcedParts) {
          const file = parts.get(part);
          // Otherwise a renamed or moved module would silently lose its preload.
          if (!file)
            throw new Error(`${part} is no file of its own: see announcedParts in build/preloads.ts`);
          graph[part] = chunkGraph([file], imports)[`/${file}`] ?? [];
        }
        await writeFile(new URL('preloads.json', outDir), JSON.stringify(graph));
        await writeFile(new URL('chunks.json', outDir), JSON.stringify(chunks));
        const count = await precompress(new URL('client/', outDir));
        logger.info(`${Object.keys(graph).length} island entries, ${count} files compressed`);
      },
    },
  };
}

/** Maps each entry to itself and all its static imports, the nearest first. */
export function chunkGraph(entries: Iterable<string>, imports: Imports): Record<string, string[]> {
  const graph: Record<string, string[]> = {};
  for (const entry of entries) {
    const files = new Set([entry]);
    // A Set also iterates over items that are added during the iteration.
    for (const file of files) for (const next of imports.get(file) ?? []) files.add(next);
    graph[`/${entry}`] = [...files].map((file) => `/${file}`);
  }
  return graph;
}
