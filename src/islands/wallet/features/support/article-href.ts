import { localizePath, pathWithoutLocale, type Locale } from '#src/intl/locale.ts';

/** No dots and no escapes: nothing in it leads out of /support again. */
const SUPPORT_PAGE = /^\/support(?:\/[\w-]+)*(?:#[\w-]+)?$/;
const LONGEST = 300;

/** Where an article is read, in a language: a page of the site's support. Null for any other path that the server names. */
export function articleHref(path: string, locale: Locale): string | null {
  const plain = pathWithoutLocale(path);
  return plain.length <= LONGEST && SUPPORT_PAGE.test(plain) ? localizePath(locale, plain) : null;
}
