import { PUBLIC_PRODUCT_NAME } from 'astro:env/client';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';

/** The product's name in a language: its own, or PUBLIC_PRODUCT_NAME when the build sets another. */
export function siteName(locale: Locale): string {
  return PUBLIC_PRODUCT_NAME === 'Cowrie' ? messages(locale).shell.name : PUBLIC_PRODUCT_NAME;
}
