import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { marks } from '../../../scripts/lint/restricted-syntax.mjs';

const isRefused = (code: string) =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: { 'no-restricted-syntax': ['error', ...marks] },
      },
    ],
    'sample.tsx',
  ).length > 0;

test.each([
  "names.join(', ');",
  '`${symbol}, ${name}`;',
  '`${label}: ${value}`;',
  '`: ${value}`;',
  '`${label}: `;',
  '`${sentence}. ${sentence}`;',
  '`${name} (${symbol})`;',
  '<b><i>{a}</i><span>(</span><i>{b}</i></b>;',
  "<span>{', '}</span>;",
])('%s has a mark of English', (code) => expect(isRefused(code)).toBe(true));

test.each([
  "names.join(' · ');",
  'listNames(locale, names);',
  "path.includes(':');",
  '`(${percent})`;',
  '`${minutes}:${seconds}`;',
  '<a title="a: b" />;',
  'throw new Error(`not a row: ${name}`);',
])('%s has none', (code) => expect(isRefused(code)).toBe(false));
