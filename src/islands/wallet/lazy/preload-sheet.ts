const addLink = (attributes: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
};

/**
 * Preloads a style sheet, unless an element of the document has it. One that fails is preloaded anew by the next call.
 *
 * Chrome keeps the answer of a preload for the next element that wants the file, a failure too: that would be the element by which React
 * styles the screen, for as long as the document lasts. So one that nobody waits for takes it. Its fragment keeps React from adopting it.
 */
export function preloadSheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = addLink({ rel: 'preload', as: 'style', href });
  link.onerror = () => {
    link.remove();
    const taker = addLink({ rel: 'stylesheet', media: 'not all', href: `${href}#` });
    taker.onload = taker.onerror = () => taker.remove();
  };
}
