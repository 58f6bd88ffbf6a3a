import { PUBLIC_PRODUCT_NAME } from 'astro:env/client';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';

/** What the product is called on a page: its own name in each language, or the one that it was built with. */
export function siteName(locale: Locale): string {
  return PUBLIC_PRODUCT_NAME === 'Cowrie' ? messages(locale).shell.name : PUBLIC_PRODUCT_NAME;
}
