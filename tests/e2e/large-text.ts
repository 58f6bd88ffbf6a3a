import type { Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';

/** The browser's text size setting: media queries in em follow it, unlike a style on the page. */
export const LARGE_TEXT = {
  launchOptions: {
    executablePath: findBrowser('headless-shell') ?? undefined,
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
  },
};

/** How far the page scrolls horizontally, in px. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Texts and controls that are partly outside the viewport or clipped by an ancestor, and cannot be scrolled into view.
 * The document's width does not reveal them, because `main` clips its overflow. Drawings and aria-hidden content may be clipped.
 */
export const clippedElements = (page: Page) =>
  page.evaluate(() => {
    const CLIPS = ['hidden', 'clip'];
    const SCROLLS = ['auto', 'scroll'];
    const isCut = (box: DOMRect, element: Element): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const edge = outer.getBoundingClientRect();
        // Content of a scroll container can be scrolled into view; only the container must be visible.
        if (outer !== element && SCROLLS.includes(overflowX)) return isCut(edge, outer);
        if (outer === document.documentElement) break;
        if (CLIPS.includes(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          return true;
        if (CLIPS.includes(overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1))
          return true;
      }
      return box.right > document.documentElement.clientWidth + 1 || box.left < -1;
    };
    const isExempt = (element: Element) =>
      element.closest('.sr, .skip, svg, [role=img], [aria-hidden=true], script, style, noscript') !== null ||
      !element.checkVisibility({ visibilityProperty: true });

    const found = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || isExempt(element)) continue;
      // Word by word: trailing spaces of a <pre> line overflow invisibly.
      const cut = [...text.nodeValue.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [...range.getClientRects()].some((box) => isCut(box, element));
      });
      if (cut.length > 0)
        found.add(
          `text "${cut
            .map(([word]) => word)
            .join(' ')
            .slice(0, 60)}"`,
        );
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      if (!isExempt(control) && isCut(control.getBoundingClientRect(), control))
        found.add(`${control.localName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`);
    return [...found];
  });

/** Texts whose lines overlap. */
export const overlappingLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(p, li, a, b, h1, h2, h3, dt, dd, td, label, button)')]
      .filter((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const drawn = element.closest('[role=img], svg');
        return !drawn && element.textContent.trim() && parseFloat(lineHeight) < 0.95 * parseFloat(fontSize);
      })
      .map((element) => element.textContent.trim().slice(0, 40)),
  );
