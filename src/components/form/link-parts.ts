import { REFERENCE } from '#contract/contact.ts';
import { LINK_KEY } from '#contract/newsletter.ts';

const partOf = (url: URL, name: string, pattern: RegExp) => {
  const value = url.searchParams.get(name) ?? '';
  return pattern.test(value) ? value : null;
};

/** The number of a message in the address of a page; null for anything else, so that no link can put words on it. */
export const referenceIn = (url: URL): string | null => partOf(url, 'reference', REFERENCE);

/** The key of a letter's link. */
export const keyIn = (url: URL): string | null => partOf(url, 'key', LINK_KEY);
