import type { Page } from '@playwright/test';

/** What a person met on the way: addresses, headings and toasts, each once and in order. */
export interface Trail {
  readonly paths: readonly string[];
  readonly headings: readonly string[];
  readonly toasts: readonly string[];
}

/** Keeps a trail of a page from its next document on. A toast may last for less than it takes to look for it. */
export async function leaveTrail(page: Page): Promise<Trail> {
  const trail = { paths: [] as string[], headings: [] as string[], toasts: [] as string[] };
  const keep = (list: string[], text: string) => {
    if (text && !list.includes(text)) list.push(text);
  };
  page.on('framenavigated', (frame) => {
    const { protocol, pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol === 'http:') keep(trail.paths, pathname);
  });
  await page.exposeFunction('trailText', (kind: 'headings' | 'toasts', text: string) => {
    keep(trail[kind], text);
  });
  await page.addInitScript(() => {
    const { trailText } = globalThis as unknown as { trailText: (kind: string, text: string) => void };
    const marks = { headings: 'h1, h2, h3', toasts: '[data-sonner-toast] [data-title]' };
    const told = new Set<string>();
    const look = () => {
      for (const [kind, selector] of Object.entries(marks)) {
        for (const element of document.querySelectorAll(selector)) {
          const text = element.textContent.trim();
          if (!text || told.has(kind + text) || !element.checkVisibility()) continue;
          told.add(kind + text);
          trailText(kind, text);
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('load', look);
  });
  return trail;
}
