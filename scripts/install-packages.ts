import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.ts';

/**
 * Installs the packages of a folder with a package.json of its own, unless they are there: what judges us or is measured
 * beside us is kept out of the project's dependencies, and fetched when first asked for.
 * @throws Error when npm can't.
 */
export async function installPackages(folder: string): Promise<void> {
  const changed = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm leaves a copy of the lockfile behind, so an older one means that packages were added since.
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  if ((await run('npm', ['ci', '--prefix', folder, ...quiet])) !== 0) {
    throw new Error(`The packages of ${folder} could not be installed.`);
  }
}
