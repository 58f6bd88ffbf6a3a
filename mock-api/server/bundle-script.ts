import { readFileSync } from 'node:fs';

/** Joins modules into one classic script: removes their imports and exports. */
export function bundleScript(folder: string, names: readonly string[]): string {
  return names
    .map((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .replace(/^import .*\n/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n');
}
