import type { Plugin } from 'vite';

/** Styles go into every page that may show them. Where nobody is asked, no page carries the looks of the question. */
export function consentStylesheet(asks: boolean): Plugin {
  return {
    name: 'cowrie:consent-stylesheet',
    enforce: 'pre',
    load: (id) => (!asks && /\/src\/styles\/consent(?:-choice)?\.css$/.test(id) ? '' : null),
  };
}
