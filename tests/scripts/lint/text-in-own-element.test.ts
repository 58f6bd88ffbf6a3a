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

/** Reports of the rule, as the source of what it is about. */
function reported(samples: readonly string[]): string[][] {
  const source = [declarations, ...samples].join('\n//\n');
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
  const lines = source.split('\n');
  const ends = samples.map(
    (_, index) => [declarations, ...samples.slice(0, index + 1)].join('\n//\n').split('\n').length,
  );
  return samples.map((_, index) =>
    found
      .filter(
        ({ line }) => line <= ends[index]! && line > (ends[index - 1] ?? declarations.split('\n').length),
      )
      .map(({ line, column, endColumn }) => lines[line - 1]!.slice(column - 1, endColumn! - 1).trim()),
  );
}

const refused: readonly (readonly [sample: string, texts: readonly string[]])[] = [
  ['export const a = <p>{text} <b>x</b></p>;', ['text']],
  ['export const b = <p>Hello <b>{text}</b></p>;', ['Hello']],
  ['export const c = <p>{count}{text}</p>;', ['count', 'text']],
  ['export const d = <p>{element}{isOn && text}</p>;', ['text']],
  ['export const e = <p>{element}{isOn ? <b>x</b> : text}</p>;', ['text']],
  ['export const f = <p>{element}{node}</p>;', ['node']],
  ['export const g = <p>{element}{texts}</p>;', ['texts']],
  ['export const h = <p>{element}{mark}</p>;', ['mark']],
  ['export const i = <p><>{text}</></p>;', ['text']],
  ['export const j = <p><Fragment key="a">{text}</Fragment></p>;', ['text']],
  ['export const k = <Label>{element} {text}</Label>;', ['text']],
  ['export function L() { return isOn ? text : element; }', ['text']],
  ['export const M = () => text;', ['text']],
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

test('a text beside other children is refused, in whatever form; an only one is not', () => {
  expect(reported(refused.map(([sample]) => sample))).toEqual(refused.map(([, texts]) => texts));
  expect(reported(allowed)).toEqual(allowed.map(() => []));
});
