import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the command of the README that tests everything is what CI calls', () => {
  const [, command = ''] = /^(npm ci && .+?) +# every check/m.exec(read('README.md')) ?? [];
  const called = [...read('.ci/run').matchAll(/^npm .+?(?= \|\||$)/gm)].map(([line]) =>
    line.replace(' --silent', ''),
  );
  expect(called.join(' && ')).toBe(command);
});

test('.env.example lists every variable that the site, the servers, the build and the scripts read, and no other', () => {
  const listed = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
  const files = globSync(
    '{*.config.{ts,mjs},{build,server,scripts,mock-api,src,tests/clock,tests/e2e}/**/*.{ts,tsx,mjs,astro}}',
    {
      cwd: root,
      // Packages of the conformance tools lie beneath scripts/, and are not ours.
    },
  ).filter((file) => !file.includes('node_modules'));
  const named = new Set<string>();
  for (const file of files) {
    for (const [, name = ''] of read(file).matchAll(/\b(?:process\.env|environment)\.([A-Z][A-Z_]+)\b/g))
      named.add(name);
    for (const [name] of read(file).matchAll(/\b(?:PUBLIC_[A-Z_]+|MOCK_PORT)\b/g)) named.add(name);
  }
  // Set by the shell, Node and CI.
  for (const name of ['PATH', 'CI', 'NODE_ENV', 'NODE_OPTIONS', 'TZ']) named.delete(name);
  expect([...named].filter((name) => !listed.has(name)).sort()).toEqual([]);
  expect([...listed].filter((name) => !named.has(name)).sort()).toEqual([]);
});
