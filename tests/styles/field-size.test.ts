import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { textSizes } from '#src/styles/read-tokens.ts';

// iOS zooms into a field whose text is smaller than 16 px, and leaves the page zoomed. The reset gives every field that size or what it
// inherits, if that is more; here no sheet takes it away.

const SMALLEST = 16;
const root = resolve(import.meta.dirname, '../../src/styles');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const tokens = new Map(textSizes(read('tokens.css')).map(({ name, pixels }) => [name, pixels]));

/** Selectors whose last part is a field. */
const FIELD = /(?:^|[\s>+~&])(?:input|select|textarea|\.input)(?![\w-])[^\s>+~]*$/;

interface Declaration {
  readonly file: string;
  /** From the outermost rule. */
  readonly selectors: readonly string[];
  readonly name: string;
  readonly value: string;
}

function declarationsOf(file: string): Declaration[] {
  const found: Declaration[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of read(file).matchAll(/([^{};]*)([{};])/g)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^]*)$/.exec(text) ?? [];
    if (end !== '{' && name)
      found.push({ file, selectors: open.filter((one) => !one.startsWith('@')), name, value });
    if (end === '{') open.push(text.trim());
    if (end === '}') open.pop();
  }
  return found;
}

/** The least that a size can be, in pixels at the browser's usual size; null for what it is relative to. */
function leastPixels(value: string): number | null {
  const token = /var\(--(t-\d+)\)/.exec(value)?.[1];
  if (token) return tokens.get(token) ?? 0;
  const [, size = '', unit] = /([\d.]+)(rem|px)/.exec(value) ?? [];
  return size ? Number(size) * (unit === 'rem' ? 16 : 1) : null;
}

const files = globSync('**/*.css', { cwd: root });
const all = files.flatMap(declarationsOf);
const ofFields = all.filter(({ selectors }) =>
  (selectors.at(-1) ?? '').split(/,(?![^(]*\))/).some((selector) => FIELD.test(selector.trim())),
);
const sizes = ofFields.filter(({ name }) => name === 'font' || name === 'font-size');

test('the reset gives every field 16 px or what it inherits, if that is more', () => {
  const own = sizes
    .filter(({ file }) => file === 'base/reset.css')
    .map(({ name, value }) => [name, value.trim()]);
  expect(own).toEqual([
    ['font', 'inherit'],
    ['font-size', 'max(1rem, 1em)'],
  ]);
});

test('no sheet makes the text of a field smaller', () => {
  const others = sizes.filter(({ file }) => file !== 'base/reset.css');
  expect(others.length).toBeGreaterThan(8);
  for (const { file, selectors, value } of others) {
    const where = `${file}: ${selectors.join(' ')}`;
    const variable = /^var\((--(?!t-)[\w-]+)\)$/.exec(value)?.[1];
    // A property of our own, which the same sheet sets.
    const values = variable
      ? all.filter((one) => one.file === file && one.name === variable).map((one) => one.value)
      : [value];
    expect(values, where).not.toEqual([]);
    for (const one of values) expect(leastPixels(one), `${where} ${one}`).toBeGreaterThanOrEqual(SMALLEST);
  }
});
