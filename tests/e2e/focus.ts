import type { Page } from '@playwright/test';

/** Where the focus is, as the person at the keyboard meets it. */
export interface Focus {
  /** `textbox`, `button`… */
  readonly role: string;
  /** What a screen reader calls it; empty when it has no name. */
  readonly name: string;
  /** Something can be done with it: it is no mere target of a script. */
  readonly own: boolean;
  /** A ring of 2 px or more, on it or around it, tells that it has the focus. */
  readonly ring: boolean;
  /** What lies over it or that it is out of the window; empty when it can be seen (WCAG 2.4.11). */
  readonly hidden: string;
}

/** The focus, once what it moved has come to rest; null when it is on nothing of the page. */
export async function focusOf(page: Page): Promise<Focus | null> {
  const seen = await page.evaluate(async () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return null;
    const found = element;
    const whatHides = (): string => {
      const box = found.getBoundingClientRect();
      if (box.top >= innerHeight || box.bottom <= 0) return 'out of sight';
      const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
      // The middle of what is in the window: a tall field may begin near its lower edge.
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const root = found.getRootNode();
      const top = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
      if (found.contains(top) || top?.contains(found)) return '';
      // A toast goes by itself: some of what it lies over has to show.
      if (top?.closest('[data-sonner-toaster]') && box.left < top.getBoundingClientRect().left) return '';
      return `under ${top ? `${top.tagName}.${top.className}` : 'nothing'}`;
    };
    // A drop-down opens, and the page scrolls, some frames after the key.
    for (let frame = 0; frame < 30 && whatHides(); frame += 1) await new Promise(requestAnimationFrame);
    let ring = false;
    // A control that is drawn by its label is marked there.
    for (let around: Element | null = found; around; around = around.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(around);
      ring ||= outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }
    const own = found.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]');
    // A row and a question that opens have their words for a name.
    const text = found.matches('li, summary') ? found.textContent.trim() : '';
    return { own, ring, hidden: whatHides(), text };
  });
  if (!seen) return null;
  const [line = ''] = (await page.locator(':focus').last().ariaSnapshot()).split('\n');
  const [, role = '', name = ''] = /^- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
  const { own, ring, hidden, text } = seen;
  return { role, name: name || text, own, ring, hidden };
}

/** What is wrong with where the focus is, in words; empty when a person can see it, name it and use it. */
export function faultsOf(focus: Focus | null): string[] {
  if (!focus) return ['the focus is nowhere'];
  const { role, name, own, ring, hidden } = focus;
  const what = `${role} "${name}"`;
  return [
    ...(name ? [] : [`${what} has no name`]),
    ...(own ? [] : [`${what} is nothing to use`]),
    ...(ring ? [] : [`${what} has no ring`]),
    ...(hidden ? [`${what} is ${hidden}`] : []),
  ];
}
