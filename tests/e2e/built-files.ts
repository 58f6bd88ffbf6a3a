import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltChunk } from '#build/preloads.ts';
import { root } from '../../scripts/processes.ts';

// Finds the built file of a module: the bundler chooses the file names.

let chunks: [address: string, chunk: BuiltChunk][] | undefined;

/** Read lazily, so that tests can be listed without a build. */
const allChunks = () =>
  (chunks ??= Object.entries(
    JSON.parse(readFileSync(join(root, process.env.COWRIE_DIST ?? 'dist', 'chunks.json'), 'utf8')) as Record<
      string,
      BuiltChunk
    >,
  ));

/**
 * The path of the built file that contains a module, such as `/_astro/Account.q9kGR8Sm.js`.
 * @param module its path in this repository.
 */
export function builtFile(module: string): string {
  const found =
    allChunks().find(([, { entry }]) => entry === module) ??
    allChunks().find(([, { modules }]) => modules.includes(module));
  if (!found) throw new Error(`No built file contains ${module}.`);
  return found[0];
}

export interface LazyComponent {
  /** The component's name, which is also its module's name. */
  readonly name: string;
  readonly exports: readonly string[];
}

/** The screen or panel whose chunk has this URL; null for other files. */
export function lazyComponentAt(address: string): LazyComponent | null {
  const { pathname } = new URL(address);
  const chunk = allChunks().find(([file]) => file === pathname)?.[1];
  // The frame of the panels has one panel of its own.
  const [, name] =
    /^src\/islands\/wallet\/(?:features\/(?:[^/]+\/)+|panels\/(?=\w+Panel\.tsx$))(\w+)\.tsx$/.exec(
      chunk?.entry ?? '',
    ) ?? [];
  return chunk && name ? { name, exports: chunk.exports } : null;
}
