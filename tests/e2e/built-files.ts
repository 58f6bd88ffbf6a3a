import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltChunk } from '#build/preloads.ts';
import { root } from '../../scripts/processes.ts';

// Where the build put a module: its files have names that the bundler chooses.

let chunks: [address: string, chunk: BuiltChunk][] | undefined;

/** Read when a test asks, so that tests can be listed without a build. */
const allChunks = () =>
  (chunks ??= Object.entries(
    JSON.parse(readFileSync(join(root, process.env.COWRIE_DIST ?? 'dist', 'chunks.json'), 'utf8')) as Record<
      string,
      BuiltChunk
    >,
  ));

/**
 * The address of the built file that has a module, such as `/_astro/Account.q9kGR8Sm.js`.
 * @param module its path in this repository.
 */
export function builtFile(module: string): string {
  const found =
    allChunks().find(([, { entry }]) => entry === module) ??
    allChunks().find(([, { modules }]) => modules.includes(module));
  if (!found) throw new Error(`No built file has ${module}.`);
  return found[0];
}

export interface LazyComponent {
  /** The component's name, which is its module's too. */
  readonly name: string;
  readonly exports: readonly string[];
}

/** The screen or the panel whose file has this address; null for any other file. */
export function lazyComponentAt(address: string): LazyComponent | null {
  const { pathname } = new URL(address);
  const chunk = allChunks().find(([file]) => file === pathname)?.[1];
  const [, name] = /^src\/islands\/wallet\/features\/(?:[^/]+\/)+(\w+)\.tsx$/.exec(chunk?.entry ?? '') ?? [];
  return chunk && name ? { name, exports: chunk.exports } : null;
}
