/** Style sheets whose last preload failed, by their addresses. */
const failed = new Set<string>();

const addLink = (attributes: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
};

/** Preloads a style sheet, unless an element of the document has it. One that has failed is asked for again. */
export function preloadSheet(href: string): void {
  if (!failed.delete(href) && document.querySelector(`link[href="${href}"]`)) return;
  const link = addLink({ rel: 'preload', as: 'style', href });
  link.onerror = () => {
    failed.add(href);
    link.remove();
    takeFailedAnswer(href);
  };
}

/**
 * Chrome keeps the answer of a preload for the next element that wants the file, a failure too: that element would be the one that
 * styles the screen. The fragment keeps React from taking this one for it.
 */
function takeFailedAnswer(href: string): void {
  const link = addLink({ rel: 'stylesheet', media: 'not all', href: `${href}#` });
  link.onload = link.onerror = () => link.remove();
}

/** @throws Error where one could not be loaded: without it, a screen would stay unstyled for as long as the document lasts */
export function requireSheets(hrefs: readonly string[]): void {
  const missing = hrefs.find((href) => failed.has(href));
  if (missing !== undefined) throw new Error(`Failed to load the style sheet ${missing}`);
}
