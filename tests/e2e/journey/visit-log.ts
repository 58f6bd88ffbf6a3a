import type { Page } from '@playwright/test';

/** The paths, headings and toasts that a user saw, each once and in order. */
export interface VisitLog {
  readonly paths: readonly string[];
  readonly headings: readonly string[];
  readonly toasts: readonly string[];
}

/** Records the visits of a page from its next document on. A toast may disappear before a test can look for it. */
export async function recordVisits(page: Page): Promise<VisitLog> {
  const visits = { paths: [] as string[], headings: [] as string[], toasts: [] as string[] };
  const append = (list: string[], text: string) => {
    if (text && !list.includes(text)) list.push(text);
  };
  page.on('framenavigated', (frame) => {
    const { protocol, pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol === 'http:') append(visits.paths, pathname);
  });
  await page.exposeFunction('recordText', (kind: 'headings' | 'toasts', text: string) => {
    append(visits[kind], text);
  });
  await page.addInitScript(() => {
    const { recordText } = globalThis as unknown as { recordText: (kind: string, text: string) => void };
    const selectors = { headings: 'h1, h2, h3', toasts: '[data-sonner-toast] [data-title]' };
    const seen = new Set<string>();
    const record = () => {
      for (const [kind, selector] of Object.entries(selectors)) {
        for (const element of document.querySelectorAll(selector)) {
          const text = element.textContent.trim();
          if (!text || seen.has(kind + text) || !element.checkVisibility()) continue;
          seen.add(kind + text);
          recordText(kind, text);
        }
      }
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('load', record);
  });
  return visits;
}
