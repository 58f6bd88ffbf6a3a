import { useInsertionEffect } from 'react';

/**
 * Styles that come with a script instead of the page, for what a page shows only once it runs: the home page has no bytes to spare.
 * @param css the text of a sheet (`import styles from '….css?inline'`)
 */
export function useOwnStyles(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
