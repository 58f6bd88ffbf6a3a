import { createContext, useLayoutEffect, useState, type RefObject } from 'react';

/** A sheet's name: that of its file, without the folder and the hash of the build. */
export const sheetName = (href: string): string => href.replace(/^.*\//, '').replace(/\..*$/, '');

const listOf = (names: Iterable<string>): string => [...names].join(' ');

/**
 * Which sheets style a screen or a panel. Its element names them (`data-styles`), and the build limits a sheet to the elements that name
 * it (build/scope-stylesheets.ts): sheets stay in the document, and what was open before styles nothing of what is open now.
 */
export class StyleScope {
  #element: HTMLElement | null = null;
  /** How many of the components that are shown need a sheet, by its name. */
  readonly #uses = new Map<string, number>();

  attach(element: HTMLElement | null): void {
    this.#element = element;
    this.#write();
  }

  /**
   * Styles the element by these sheets, too.
   * @param hrefs the sheets' addresses
   * @returns what ends it
   */
  use(hrefs: readonly string[]): () => void {
    this.#count(hrefs, 1);
    return () => this.#count(hrefs, -1);
  }

  #count(hrefs: readonly string[], change: 1 | -1): void {
    for (const name of hrefs.map(sheetName)) {
      const uses = (this.#uses.get(name) ?? 0) + change;
      if (uses > 0) this.#uses.set(name, uses);
      else this.#uses.delete(name);
    }
    this.#write();
  }

  #write(): void {
    this.#element?.setAttribute('data-styles', listOf(this.#uses.keys()));
  }
}

/** The scope of the screen or panel that a component is part of; null outside of both. */
export const StyleScopeContext = createContext<StyleScope | null>(null);

/**
 * A scope for what an element contains.
 * @param root the element
 * @param hrefs the sheets that it begins with: in the first commit the element is not known yet when its parts say what they need, and they
 * may measure themselves before it is.
 * @returns the scope, and the first value of the element's `data-styles`. It is the scope that changes it from then on.
 */
export function useStyleScope(root: RefObject<HTMLElement | null>, hrefs: readonly string[] = []) {
  const [scope] = useState(() => new StyleScope());
  const [first] = useState(() => listOf(hrefs.map(sheetName)));
  useLayoutEffect(() => scope.attach(root.current), [scope, root]);
  return { scope, first };
}
