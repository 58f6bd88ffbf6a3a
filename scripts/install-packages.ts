import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.ts';

/**
 * Installs the packages of a folder with its own package.json, unless they are installed. Tools for conformance and comparison
 * are installed on first use, so that they are no dependencies of the project.
 * @throws Error when npm fails.
 */
export async function installPackages(folder: string): Promise<void> {
  const changed = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm writes a copy of the lockfile into node_modules. A copy older than the lockfile means that packages have changed.
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  if ((await run('npm', ['ci', '--prefix', folder, ...quiet])) !== 0) {
    throw new Error(`The packages of ${folder} could not be installed.`);
  }
}
