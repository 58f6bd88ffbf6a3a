// What other programs do to a page. Each function runs in the page, by itself: browser tests hand it to one.

/** The text without the marks of `translatePage`. */
export const untranslated = (text: string): string => text.replace(/[⟦⟧]/g, '');

/**
 * As the translators of browsers do: an element in an element in the place of each text node that it may translate, and of each that
 * comes later. The page's own node is in the document no more.
 * @param marks what stands round a text that it has replaced.
 * @returns stops it. What is translated stays.
 */
export function translatePage(marks: readonly [string, string] = ['⟦', '⟧']): () => void {
  const REPLACED = 'data-replaced';
  // The element that translators use, and nobody else any more.
  const font = (name = 'font') => document.createElement(name);
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') return;
    if (
      parent.closest(
        `script, style, noscript, textarea, template, [${REPLACED}], [translate="no"], .notranslate`,
      )
    )
      return;
    const outer = font();
    const inner = outer.appendChild(font());
    outer.setAttribute(REPLACED, '');
    inner.textContent = marks.join(text.data);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node.nodeType === Node.TEXT_NODE) texts.push(node as Text);
    texts.forEach(translate);
  };
  translateIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target.nodeType === Node.TEXT_NODE ? [target] : addedNodes)
        if (document.contains(node)) translateIn(node);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * As password managers and other extensions do: an element of theirs beside each field, attributes on fields and forms, layers round the
 * page's content.
 * @returns stops it. What is there stays.
 */
export function managePasswords(): () => void {
  const added = (name: string) => {
    const element = document.createElement(name);
    element.setAttribute('data-extension', '');
    return element;
  };
  const markFields = () => {
    for (const field of document.querySelectorAll('input:not([data-known]), textarea:not([data-known])')) {
      field.setAttribute('data-known', '');
      field.after(added('div'));
      field.closest('form')?.setAttribute('data-known', '');
    }
  };
  document.documentElement.setAttribute('data-extension', '');
  document.documentElement.append(added('div'));
  document.body.prepend(added('div'));
  document.body.append(added('extension-layer'));
  markFields();
  const observer = new MutationObserver(markFields);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}
