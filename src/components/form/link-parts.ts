import { REFERENCE } from '#contract/contact-form.ts';
import { LINK_KEY } from '#contract/newsletter.ts';

const partOf = (url: URL, name: string, pattern: RegExp) => {
  const value = url.searchParams.get(name) ?? '';
  return pattern.test(value) ? value : null;
};

/** The reference number in a URL; null for anything else, so that no link can put a text of its own on the page. */
export const referenceIn = (url: URL): string | null => partOf(url, 'reference', REFERENCE);

/** The key in a mail's link. */
export const keyIn = (url: URL): string | null => partOf(url, 'key', LINK_KEY);
