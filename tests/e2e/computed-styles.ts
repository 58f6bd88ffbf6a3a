import type { Page } from '@playwright/test';

/** By the path to an element or to one of its pseudo-elements, the values that differ from those of an element that nothing styles. */
type ElementStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every property that a sheet of the page sets. Another one can differ only with one of these. */
export const propertiesSet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations)
          for (const name of rule.style) found.add(name);
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) read(rule.cssRules);
        if (rule instanceof CSSImportRule && rule.styleSheet) read(rule.styleSheet.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    return [...found].sort();
  });

/**
 * How the elements of a page are styled. Values are computed and not used ones (`auto`, not the pixels that it came to), so that no text changes
 * them; of three and more alike beside one another the first two and the last are read; nothing has the focus.
 * @param properties the names of the values that are read
 */
export const stylesOf = (page: Page, properties: readonly string[]): Promise<ElementStyles> =>
  page.evaluate((names) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Those whose resolved value is what layout has made of them.
    const used =
      /^(?:width|height|inline-size|block-size|top|right|bottom|left|inset|margin|padding|grid-template|transform|perspective|translate)/;
    const [laidOut, others] = [
      names.filter((name) => used.test(name)),
      names.filter((name) => !used.test(name)),
    ];
    const styles: Record<string, Record<string, string>> = {};
    const plain = getComputedStyle(document.head);
    const plainMap = document.head.computedStyleMap();
    const usual = new Map([
      ...others.map((name) => [name, plain.getPropertyValue(name)] as const),
      ...laidOut.map((name) => [name, String(plainMap.get(name) ?? '')] as const),
    ]);
    const record = (path: string, list: readonly string[], valueOf: (name: string) => string) => {
      const values = (styles[path] ??= {});
      for (const name of list) {
        const value = valueOf(name);
        if (usual.get(name) !== value) values[name] = value;
      }
    };
    const kindOf = (element: Element) => [element.localName, ...element.classList].join('.');
    const isRead = (element: Element) => {
      const [before, twoBefore, after] = [
        element.previousElementSibling,
        element.previousElementSibling?.previousElementSibling,
        element.nextElementSibling,
      ];
      return ![before, twoBefore, after].every((other) => other && kindOf(other) === kindOf(element));
    };
    const visit = (element: Element, path: string) => {
      const computed = getComputedStyle(element);
      record(path, others, (name) => computed.getPropertyValue(name));
      const map = element.computedStyleMap();
      record(path, laidOut, (name) => String(map.get(name) ?? ''));
      if (element instanceof HTMLElement)
        for (const part of ['::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (style.content !== 'none' && style.content !== 'normal')
            record(path + part, others, (name) => style.getPropertyValue(name));
        }
      for (const [index, child] of [...element.children].entries())
        if (child !== document.head && isRead(child))
          visit(child, `${path} > ${kindOf(child)}:nth-child(${index + 1})`);
    };
    visit(document.documentElement, 'html');
    return styles;
  }, properties);

/**
 * What differs, a line an element: its path, and each property with both values. What only inherits its difference from the element round it has
 * no line.
 */
export function differencesOf(expected: ElementStyles, received: ElementStyles): string[] {
  const changesAt = (path: string): string[] => {
    const [one, other] = [expected[path], received[path]];
    if (!one || !other) return [`only ${one ? 'expected' : 'received'}`];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((name) => one[name] !== other[name])
      .map((name) => `${name}: ${other[name] ?? 'as usual'}, not ${one[name] ?? 'as usual'}`);
  };
  return [...new Set([...Object.keys(expected), ...Object.keys(received)])].flatMap((path) => {
    const parent = path.replace(/(?:::\w+| > [^>]*)$/, '');
    const inherited = parent === path ? [] : changesAt(parent);
    const own = changesAt(path).filter((change) => !inherited.includes(change));
    return own.length > 0 ? [`${path} { ${own.join('; ')} }`] : [];
  });
}
