import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { isWholePage, scopeStylesheet } from '#build/scope-stylesheets.ts';
import { sheetName } from '#src/islands/wallet/lazy/style-scope.ts';

const root = resolve(import.meta.dirname, '../..');
const styles = join(root, 'src/styles');
const ORDER = '@layer base, parts, shell, screens;';

/** A sheet with what it imports in its place, as the build has it. What packages bring has layers of its own. */
const readSheet = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/@import '(\.[^']+)';/g, (_, path: string) =>
    readSheet(join(dirname(file), path)),
  );

/** The sheets that a component asks for by their address. */
const byAddress = [
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/#src\/styles\/(\S+)\.css\?url/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
];

/** The selectors of the outermost rules, also of those in a layer or under a condition. */
function outermostSelectors(css: string): string[] {
  const found: string[] = [];
  const open: boolean[] = [];
  for (const [, before = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim();
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const isRule = !selector.startsWith('@');
    if (isRule && !open.includes(true))
      found.push(...selector.split(/,(?![^(]*\))/).map((one) => one.trim()));
    open.push(isRule || selector.startsWith('@page'));
  }
  return found;
}

describe('a sheet that is asked for by its address', () => {
  test('styles what is in an element that names it, and its rules weigh what they did', () => {
    const css = `/* Whom money goes to. */\n${ORDER}\n@layer screens {\n  .payee {\n    color: red;\n  }\n}\n`;
    const scoped = scopeStylesheet('payees', css);
    expect(scoped.startsWith(ORDER)).toBe(true);
    expect(scoped.match(/@layer base/g)).toHaveLength(1);
    expect(outermostSelectors(scoped)).toEqual([":where([data-styles~='payees'])"]);
    expect(scoped).toContain('.payee');
  });

  it.each([
    '@keyframes rise { to { opacity: 1 } }',
    '@font-face { font-family: Serif }',
    '@page { margin: 0 }',
    "@import url('https://example.com/a.css');",
    '@layer screens, base;',
    '@layer screens { html:has(.payee) { color: red } }',
    '@layer screens { .payee, body .row { color: red } }',
    ':root { --gap: 4px }',
  ])('is refused with what has no effect there: %s', (rule) => {
    expect(() => scopeStylesheet('payees', `${ORDER}\n${rule}`)).toThrow('payees.css');
    expect(scopeStylesheet('payees-print', rule)).toBe(rule);
  });

  test('may say such words in comments and in longer names', () => {
    const css = `${ORDER}\n/* The body of the html. */\n@layer screens { .body, tbody { color: red } }`;
    expect(scopeStylesheet('payees', css)).toContain('tbody');
  });

  it.each(byAddress)(
    '%s: limited to what names it, or each of its rules begins with what is its own',
    (name) => {
      const css = readSheet(join(styles, `${name}.css`));
      if (!isWholePage(name)) {
        expect(outermostSelectors(scopeStylesheet(name, css))).toHaveLength(1);
        return;
      }
      const own = name.endsWith('-print')
        ? /^(?::root|html|body):has\(\./
        : /^(?:\.popup\.ask|\.panel|(?:html|body):has\((?:dialog:modal|\.panel)|\.toasts|\[data-sonner|section\[data-react-aria)/;
      expect(outermostSelectors(css).filter((selector) => !own.test(selector))).toEqual([]);
    },
  );

  test('has a name that no other one has: elements name it by that of its file', () => {
    expect(byAddress.length).toBeGreaterThan(40);
    expect(byAddress.filter((name) => name !== basename(name))).toEqual([]);
    expect(sheetName('/_astro/send-review.DhX3_a-b.css')).toBe('send-review');
    expect(sheetName('/src/styles/send-review.css?t=1790000000000')).toBe('send-review');
    expect(sheetName('https://cdn.example.com/v1.2/otp.css')).toBe('otp');
  });
});
