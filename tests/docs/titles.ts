import { readFileSync } from 'node:fs';
import ts from 'typescript';

const known = new Map<string, ReadonlySet<string>>();

/** The titles of the tests of a file, as they stand there: a template keeps its `${…}`, a table its `%s`. */
export function titlesIn(file: string): ReadonlySet<string> {
  const read = known.get(file) ?? readTitles(file);
  known.set(file, read);
  return read;
}

function readTitles(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `test`, `it`, and what `test.each(…)` gives. A test that is skipped or still to be written shows nothing. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it';
  if (!ts.isCallExpression(called) || !ts.isPropertyAccessExpression(called.expression)) return false;
  const { expression, name } = called.expression;
  return name.text === 'each' && isTest(expression);
}
