import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { everyLayer, patternOf, policies } from './layers.config.mjs';
import {
  everywhere,
  exactMoney,
  markup,
  marks,
  named,
  ownEntry,
  ownModules,
  pictures,
} from './scripts/lint/restricted-syntax.mjs';
import { textInOwnElement } from './scripts/lint/text-in-own-element.mjs';
import { limits, patience, readOnce } from './tests/restricted-syntax.mjs';

const syntax = (...bans) => ['error', ...bans.flat()];

const requestSchemas = {
  regex: String.raw`^#contract/(?:.+\.request|requests|.+\.docs|docs)\.ts$`,
  message: 'A browser has no schemas of what it sends: its forms check with those of contract/fields.ts.',
  allowTypeImports: true,
};
const addressChecks = {
  regex: '^#contract/addresses/|/address-checks/',
  message: 'Address checks are 16 kB: import() them once somebody types an address.',
  allowTypeImports: true,
};

const storage = 'Browser storage is a closed list: go through src/api/storage.ts or src/api/cookies.ts.';
const keptNames = ['localStorage', 'sessionStorage'];
const source = ['**/*.{ts,tsx,mjs,astro}'];
const typed = ['**/*.{ts,tsx}'];

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-*/',
    'scripts/comparison-sites/dist/',
    'scripts/conformance/typed-client/', // compiled by its referee, which installs what it imports
    '.astro/',
    'node_modules/',
    'public/',
    'shots/',
    'test-results/',
    'playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: typed, extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked] },
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  { files: ['**/*.astro'], extends: [tseslint.configs.strict] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  noUnsanitized.configs.recommended,
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
  { files: ['**/*.tsx'], ignores: ['tests/**'], extends: [reactHooks.configs.flat.recommended] },
  // Without the rules that compile each component: tests have none but small ones, and they take seconds.
  {
    files: ['tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: source,
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-control-regex': 'off', // cleaning foreign text is about control characters
      'no-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'zod', message: 'zod/mini: the full zod is five times as heavy in a browser.' }] },
      ],
      'no-restricted-syntax': syntax(everywhere, markup, named),
      'astro/no-set-html-directive': 'error',
    },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '#src/i18n/messages.ts',
              message: 'tests/e2e/messages.ts: Playwright runs without Vite and its import.meta.glob.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: typed,
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React calls an async event handler and ignores its promise: the handler's own catch is what counts.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // `||` on a string means "empty counts as absent", which forms and environment variables need.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Counting and cutting by code point is meant where it is done.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // An endpoint's handler is async by contract, whether or not it waits for something.
      '@typescript-eslint/require-await': 'off',
    },
  },
  // A global declaration can't import.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['src/content/**', 'contract/assets.ts', 'test-map.config.mjs'], rules: { 'max-lines': 'off' } }, // data
  {
    files: ['src/{components,connected,islands,layouts,ui}/**'],
    rules: { 'no-restricted-syntax': syntax(everywhere, markup, marks, named) },
  },
  {
    files: [
      '**/*.config.{mjs,ts}',
      'src/content.config.ts',
      'build/interaction-directive*.ts',
      'src/ui/foreign-dom/island-client.ts',
      '**/*.d.ts',
    ], // whoever loads these asks for a default export
    rules: { 'no-restricted-syntax': syntax(everywhere, markup) },
  },
  {
    files: ['src/{api,connected,islands,stores,ui}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [requestSchemas, addressChecks] }],
    },
  },
  {
    // Itself imported by import() alone.
    files: ['src/stores/*/address-checks/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [requestSchemas] }] },
  },
  {
    files: ['src/islands/wallet/**'],
    rules: {
      'no-restricted-syntax': syntax(everywhere, markup, marks, named, ownEntry, ownModules, pictures),
    },
  },
  {
    files: ['src/{ui,connected,islands}/**/*.tsx'],
    plugins: { cowrie: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'cowrie/text-in-own-element': 'error' },
  },
  {
    files: ['contract/money.ts', 'src/intl/format/money.ts', 'src/ui/display/Money.tsx'],
    rules: { 'no-restricted-syntax': syntax(everywhere, markup, named, exactMoney) },
  },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': syntax(everywhere, markup, named, patience, limits),
      'max-lines': 'off', // a file is one subject, or what one process runs
      // A test says what it knows about a value; when it is wrong the test fails, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['tests/e2e/**'],
    // These are what the others call.
    ignores: ['tests/e2e/{open-page,mock,public-page}.ts'],
    rules: { 'no-restricted-syntax': syntax(everywhere, markup, named, patience, limits, readOnce) },
  },
  { files: ['tests/eventually.ts'], rules: { 'no-restricted-syntax': syntax(everywhere, named, patience) } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['tests/e2e/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['src/**', 'contract/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  {
    files: ['src/**', 'contract/**'],
    ignores: ['src/api/storage.ts', 'src/api/cookies.ts'],
    rules: {
      'no-restricted-globals': ['error', ...keptNames.map((name) => ({ name, message: storage }))],
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'cookie', message: storage },
        {
          object: 'event',
          property: 'key',
          message: 'An input method may have taken it: commandKey(event).',
        },
        { object: 'crypto', property: 'randomUUID', message: 'Plain HTTP has none: randomUuid().' },
        {
          object: 'crypto',
          property: 'subtle',
          message: 'Plain HTTP has none: (crypto as Partial<Crypto>).',
        },
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          keptNames.map((property) => ({ object, property, message: storage })),
        ),
      ],
    },
  },
  {
    files: source,
    ignores: ['**/*.config.{mjs,ts}', 'src/content.config.ts', 'src/env.d.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      // Without partialMatch: false, `contract` would also match tests/contract.
      'boundaries/elements': everyLayer.map((layer) => ({
        type: layer,
        pattern: patternOf(layer),
        partialMatch: false,
      })),
      'boundaries/ignore': ['*.config.*', 'src/content.config.ts', 'src/env.d.ts'],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    },
  },
  // Tests may import everything: following their imports would find nothing.
  { files: ['tests/**'], rules: { 'boundaries/dependencies': 'off' } },
  // `astro check` does the types of .astro files: their parser, and that of the scripts in them, has none here.
  {
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);
