import type { Plugin } from 'vite';

/** Styles are inlined into every page that may use them, so a build without analytics leaves out those of the consent question. */
export function consentStylesheet(asks: boolean): Plugin {
  return {
    name: 'cowrie:consent-stylesheet',
    enforce: 'pre',
    load: (id) => (!asks && /\/src\/styles\/consent(?:-choice)?\.css$/.test(id) ? '' : null),
  };
}
