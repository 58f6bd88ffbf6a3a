import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const styles = join(src, 'styles');

/** Components on every public page, whichever stylesheets that page loads. */
const frame = ['Header', 'Drawer', 'DropDown', 'MemberLink', 'LanguageLink', 'Footer', 'NewsletterStrip'];
const frameClasses = new Set(
  frame.flatMap((name) => {
    const source = readFileSync(join(src, `components/shell/${name}.astro`), 'utf8');
    return [...source.matchAll(/class(?::list)?=(?:"([^"{]*)"|\{\['([^']*)')/g)].flatMap(
      ([, plain = '', listed = '']) => `${plain} ${listed}`.trim().split(/\s+/),
    );
  }),
);

/** The selectors of a stylesheet's outermost rules in the layer `screens`; Prettier indents them by two spaces. */
function screenSelectors(css: string): string[] {
  const [, screens = ''] = /^@layer screens \{\n([\s\S]*?)^\}/m.exec(css) ?? [];
  return [...screens.matchAll(/^ {2}(?! |@|\})([\s\S]*?) \{$/gm)].flatMap(([, selectors = '']) =>
    selectors.split(',').map((selector) => selector.trim()),
  );
}

// The wallet's own sheets are left out: no public page loads them.
const sheets = readdirSync(styles, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('wallet/'))
  .map((file) => ({ file, selectors: screenSelectors(readFileSync(join(styles, file), 'utf8')) }));

it("finds the frame's classes and the screens' rules", () => {
  expect(frameClasses).toContain('drawer');
  expect(frameClasses).toContain('acts');
  expect(sheets.flatMap(({ selectors }) => selectors)).toContain('.hero');
});

it("no page's own sheet styles a class or an element that the header, the drawer or the footer has", () => {
  const wrong = sheets.flatMap(({ file, selectors }) =>
    selectors
      .filter((selector) => /^[a-z]+$/.test(selector) || frameClasses.has(selector.replace(/^\./, '')))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(wrong).toEqual([]);
});
