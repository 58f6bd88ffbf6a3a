import type { Plugin } from 'vite';

/** The first line of every sheet: the layers in their order, from the weakest. */
const ORDER = '@layer base, parts, shell, screens;';

/**
 * True for a sheet that styles more than one screen or panel, or the page round them: each of its rules begins with an element that belongs to
 * it alone, or says by `:has()` what has to be open (tests/styles/scope-stylesheets.test.ts).
 * @param name its file's in src/styles, without the extension.
 */
export const isWholePage = (name: string): boolean =>
  /^(?:ask|member|panels|toast|veil|.+-print)$/.test(name);

/** What has no effect within a rule. */
const OUTSIDE =
  /@(?:keyframes|font-face|page|property|import|layer[^{]*;)|(?<=^|[\s,}])(?:html\b|body\b|:root\b)/;

/**
 * Limits a sheet to the elements that name it (`data-styles="payees settings"`: src/islands/wallet/lazy/style-scope.ts). `:where` adds
 * nothing to the weight of its rules.
 * @param name its file's in src/styles, without the extension.
 * @throws Error for what a browser would leave out without a word
 */
export function scopeStylesheet(name: string, css: string): string {
  if (isWholePage(name)) return css;
  const rules = css.replaceAll(ORDER, '');
  const outside = OUTSIDE.exec(rules.replaceAll(/\/\*.*?\*\//gs, ''));
  if (outside)
    throw new Error(`${name}.css styles the screens that name it, so "${outside[0]}" has no effect there.`);
  return `${ORDER}\n:where([data-styles~='${name}']) {\n${rules}\n}\n`;
}

/** Vite asks for a sheet in these ways when its address was imported (`import styles from '….css?url'`), and not its rules. */
const BY_ADDRESS = /\/src\/styles\/([\w-]+)\.css\?(?:.*&)?(?:transform-only|direct)\b/;

/**
 * A sheet of a screen stays in the document when the screen has gone, so that it could style the next one: its rules are limited to the
 * screens and panels that name it. Decision 052.
 */
export function scopeStylesheets(): Plugin {
  return {
    name: 'cowrie:scope-stylesheets',
    // After Vite has put what a sheet imports in its place.
    transform(css, id) {
      const name = BY_ADDRESS.exec(id)?.[1];
      return name ? { code: scopeStylesheet(name, css), map: null } : null;
    },
  };
}
