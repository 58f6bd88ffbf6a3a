import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#contract/registry.ts';

/** The site's own source: what a browser or its server may run. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|tsx|astro)$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');

// requirement: 7.44
test.each(operations.filter(({ endpoint }) => endpoint.origin === 'spec').map(({ op, name }) => [op, name]))(
  '%s of the specification is made by the site',
  (_op, name) => {
    // As a call of the contract is made: `call(contract.getProfile`.
    expect(new RegExp(String.raw`\bcall\w*\((?:[\w.]+,\s*)?(?:\w+\.)?${name}\b`).test(sources)).toBe(true);
  },
);
