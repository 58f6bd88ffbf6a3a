import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, root } from '../processes.ts';
import { comparisonContent } from '../comparison-content.ts';

export const peersFolder = import.meta.dirname;
/** A copy of the sources, because the tools write files beside them. */
const work = join(peersFolder, 'dist');
const own = join(peersFolder, 'node_modules');

interface Tool {
  /** Its folder under src/. */
  readonly name: 'astro' | 'spa' | 'next';
  readonly command: readonly [file: string, ...args: string[]];
}

const tools: readonly Tool[] = [
  { name: 'astro', command: [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'] },
  { name: 'spa', command: [join(own, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'] },
  { name: 'next', command: [join(own, 'next/dist/bin/next'), 'build'] },
];

export type PeerName = Tool['name'];
/** The folder with a site's built pages. */
export const builtFolder = (name: PeerName) => join(work, name, 'out');

/**
 * Builds the same page with each tool, with its default settings.
 * @throws Error with the tool's own message when one fails.
 */
export function buildComparisonSites(): void {
  rmSync(work, { recursive: true, force: true });
  cpSync(join(peersFolder, 'src'), work, { recursive: true });
  writeFileSync(join(work, 'peer-content.json'), JSON.stringify(comparisonContent()));
  for (const { name, command } of tools) {
    console.log(`Building the page with ${name} ...`);
    const env = childEnvironment({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
    // Our own URLs and ports must not reach these builds.
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command], {
      cwd: join(work, name),
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} did not build:\n${stdout}\n${stderr}`);
  }
}
