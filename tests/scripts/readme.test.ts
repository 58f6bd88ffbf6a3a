import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { banks, lookUpAccount } from '#mock-api/features/banks/banks.ts';
import { isDirectoryUser } from '#mock-api/features/users/directory.ts';

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

test('the bank accounts and people that the README lets pass do', () => {
  const rowOf = (what: string) =>
    new RegExp(`^\\| ${what} +\\|(.+)$`, 'm').exec(read('README.md'))?.[1] ?? '';
  const accounts = rowOf('a bank account');
  const bank = banks.find(({ name }) => accounts.includes(name));
  const said = [...accounts.matchAll(/`(\d{10})`/g)].map(([, number = '']) => {
    const found = bank && lookUpAccount(bank, number, 'Ada Obi');
    return found && (found.found ? found.match : found.reason);
  });
  expect(said).toEqual(['full', 'partial', 'none', 'bank_not_answering']);
  const people = [...rowOf('somebody to pay').matchAll(/`@(\w+)`/g)].map(([, username = '']) => username);
  expect(people.length).toBeGreaterThan(1);
  expect(people.filter((username) => !isDirectoryUser(username))).toEqual([]);
});

test('what the README runs by the Node that `npm ci` installs does not ask for it by the shell’s name', () => {
  expect([...read('README.md').matchAll(/`node [^`]+\.ts/g)]).toEqual([]);
});
