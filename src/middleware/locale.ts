import { isPrefixed, localeOf, pathWithoutLocale, type Locale } from '#src/intl/locale.ts';

const YEAR = 60 * 60 * 24 * 365;

/** The language of a request: its prefix, or the cookie `lang` where URLs carry none (the build asks for /500 like that). */
export function requestLocale(path: string, lang: string | undefined): Locale {
  if (!isPrefixed(path) || path === '/500') return localeOf(lang);
  return path === '/cn' || path.startsWith('/cn/') ? 'cn' : 'en';
}

/** A page whose address has no language, asked for with one: `/cn/w/account`. */
export function needsUnprefixing(path: string): boolean {
  const page = pathWithoutLocale(path);
  return page !== path && !isPrefixed(page);
}

/** `[...locale]` matches any first segments; only none and `cn` are a language. */
export function isKnownPrefix(prefix: string | undefined): boolean {
  return prefix === undefined || prefix === '' || prefix === 'cn';
}

/** The cookie that carries a language to the pages whose URL has none. */
export function langCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax', maxAge: YEAR, secure } as const;
}
