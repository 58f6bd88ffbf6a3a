import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from '../../layers.config.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('README.md', () => {
  it('names only commands that exist', () => {
    const named = new Set(
      [...readme.matchAll(/npm (?:run )?([a-z][a-z:0-9]*)/g)].map(([, name = '']) => name),
    );
    named.delete('ci');
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names every layer of the table, and its tree matches the folders', () => {
    const unnamed = Object.keys(layers).filter(
      (layer) => !readme.includes(layer) && !readme.includes(`${layer.replace('src/', '')}/`),
    );
    expect(unnamed).toEqual([]);
    const tree = readme.slice(readme.indexOf('## The tree'), readme.indexOf('## Who'));
    const rows = [...tree.matchAll(/^( *)([a-z0-9-]+)\/ /gm)].map(([, indent = '', name = '']) =>
      indent ? `src/${name}` : name,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  });
});

describe('.env.example', () => {
  const listed = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));

  it('lists every variable of the schema', () => {
    const schema = new Set(
      [...read('astro.config.mjs').matchAll(/^ {6}(PUBLIC_[A-Z_]+):/gm)].map(([, name = '']) => name),
    );
    expect(schema.size).toBeGreaterThan(5);
    expect([...schema].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists every variable that the servers, the build and the scripts read, and no other', () => {
    const files = globSync(
      '{*.config.{ts,mjs},{build,server,scripts,mock-api,src,tests/e2e}/**/*.{ts,tsx,mjs,astro}}',
      { cwd: root },
      // Packages of the conformance tools lie beneath scripts/, and are not ours.
    ).filter((file) => !file.includes('node_modules'));
    const named = new Set<string>();
    for (const file of files) {
      for (const [, name = ''] of read(file).matchAll(/\b(?:process\.env|environment)\.([A-Z][A-Z_]+)\b/g))
        named.add(name);
      for (const [name] of read(file).matchAll(/\b(?:PUBLIC_[A-Z_]+|MOCK_PORT)\b/g)) named.add(name);
    }
    // Set by the shell, Node and CI.
    for (const name of ['PATH', 'CI', 'NODE_ENV']) named.delete(name);
    expect([...named].filter((name) => !listed.has(name)).sort()).toEqual([]);
    expect([...listed].filter((name) => !named.has(name)).sort()).toEqual([]);
  });
});
