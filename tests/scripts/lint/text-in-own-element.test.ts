import { join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { textInOwnElement } from '../../../scripts/lint/text-in-own-element.mjs';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'src/ui/Sample.tsx');

/** What stands before each sample. */
const declarations = `
  import { Fragment, type ReactElement, type ReactNode } from 'react';
  declare const text: string, count: number, isOn: boolean, node: ReactNode, element: ReactElement;
  declare const elements: readonly ReactElement[], texts: readonly string[], mark: string | ReactElement, space: '' | ' ';
  declare function Label(props: { of?: ReactNode; children?: ReactNode }): ReactElement;
`;

/** The samples, one a line, as they are once the rule has mended them; an exclamation mark for each text that it leaves to the author. */
function mended(samples: readonly string[]): string[] {
  const source = `${declarations}\n${samples.join('\n')}`;
  const host = ts.createCompilerHost({});
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : readFile(name, version);
  const options = { jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true, types: [] };
  const programs = [ts.createProgram([file], options, host)];
  const found = new Linter({ cwd: root }).verify(
    source,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs } },
      plugins: { cowrie: { rules: { text: textInOwnElement as never } } },
      rules: { 'cowrie/text': 'error' },
    },
    file,
  );
  const lines = found.reduceRight((text, { fix, line }) => {
    if (fix) return text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]);
    return text.replace(new RegExp(`^((?:.*\n){${line - 1}})`), '$1!');
  }, source);
  return lines.split('\n').slice(declarations.split('\n').length);
}

const refused: readonly (readonly [sample: string, mended: string])[] = [
  ['export const a = <p>{text} <b>x</b></p>;', 'export const a = <p><span>{text}</span> <b>x</b></p>;'],
  ['export const b = <p>Hi <b>x</b></p>;', 'export const b = <p><span>Hi</span> <b>x</b></p>;'],
  [
    'export const c = <p>{element}{isOn && text}</p>;',
    'export const c = <p>{element}{isOn && <span>{text}</span>}</p>;',
  ],
  [
    'export const d = <p>{element}{isOn ? <b>x</b> : count}</p>;',
    'export const d = <p>{element}{isOn ? <b>x</b> : <span>{count}</span>}</p>;',
  ],
  ['export const e = <p>{element}{node}</p>;', '!export const e = <p>{element}{node}</p>;'],
  ['export const f = <p>{element}{texts}</p>;', '!export const f = <p>{element}{texts}</p>;'],
  ['export const g = <p>{element}{mark}</p>;', '!export const g = <p>{element}{mark}</p>;'],
  ['export const h = <p><>{text}</></p>;', 'export const h = <p><><span>{text}</span></></p>;'],
  [
    'export const i = <p><Fragment key="a">{text}</Fragment></p>;',
    'export const i = <p><Fragment key="a"><span>{text}</span></Fragment></p>;',
  ],
  [
    'export const j = <Label>{element} {text}</Label>;',
    'export const j = <Label>{element} <span>{text}</span></Label>;',
  ],
  [
    'export function K() { return isOn ? text : element; }',
    'export function K() { return isOn ? <span>{text}</span> : element; }',
  ],
  ['export const L = () => text;', 'export const L = () => <span>{text}</span>;'],
];
const allowed = [
  'export const n = <p>{text}</p>;',
  'export const o = <p>{isOn ? text : count}</p>;',
  'export const p = <p>{node}</p>;',
  'export const q = <Label of={text}>{text}</Label>;',
  'export const r = <p>{`${text} ${count}`}</p>;',
  'export const s = <p><b>{text}</b> {element}{space}{elements}</p>;',
  'export const t = <p>{isOn && element}{/* a comment */}</p>;',
  'export const u = <data translate="no">{text} <b>{count}{text}</b></data>;',
  'export const v = () => text;',
  'export function W({ children }: { children: ReactNode }) { return children; }',
];

test('a text beside other children gets an element, in whatever form it comes; an only one needs none', () => {
  expect(mended(refused.map(([sample]) => sample))).toEqual(refused.map(([, result]) => result));
  expect(mended(allowed)).toEqual(allowed);
});
