import { isPrefixed, localeOf, pathWithoutLocale, type Locale } from '#src/intl/locale.ts';

const YEAR = 60 * 60 * 24 * 365;

/** The first of our languages in an Accept-Language header, by its weights (RFC 9110 12.5.4); English without one. */
function browserLocale(acceptLanguage: string | null): Locale {
  const ranges = (acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', weight] = range.split(';q=');
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = ranges.filter(({ tag, weight }) => /^(?:en|zh)(?:-|$)/i.test(tag) && weight > 0);
  return localeOf(known.sort((a, b) => b.weight - a.weight)[0]?.tag);
}

/**
 * The language of a request: its prefix. Where URLs carry none it is the cookie `lang`, and the browser's without one. The
 * build asks for /500 by cookie.
 */
export function requestLocale(
  path: string,
  lang: string | undefined,
  acceptLanguage: string | null = null,
): Locale {
  if (path === '/500') return localeOf(lang);
  if (!isPrefixed(path)) return lang === undefined ? browserLocale(acceptLanguage) : localeOf(lang);
  return path === '/cn' || path.startsWith('/cn/') ? 'cn' : 'en';
}

/** Whether a page whose URL has no language was requested with one: `/cn/w/account`. */
export function needsUnprefixing(path: string): boolean {
  const page = pathWithoutLocale(path);
  return page !== path && !isPrefixed(page);
}

/** `[...locale]` matches any first segments, but only none and `cn` are languages. */
export function isKnownPrefix(prefix: string | undefined): boolean {
  return prefix === undefined || prefix === '' || prefix === 'cn';
}

/**
 * Whether the cookie `lang` is set to the language of this response, so that the wallet, whose URL has none, opens in it. A
 * sign-in always does that; a member's first page does where nothing is chosen yet. The wallet itself saves a Chinese browser's
 * language only: without a cookie an account that chose Chinese gets it in an English browser too.
 */
export function savesLanguage(
  path: string,
  locale: Locale,
  lang: string | undefined,
  { isSignIn, isMember }: { isSignIn: boolean; isMember: boolean },
): boolean {
  if (!isPrefixed(path)) return lang === undefined && locale === 'cn';
  return isSignIn ? lang !== locale : isMember && lang === undefined;
}

/** The cookie that carries a language to the pages whose URL has none. */
export function langCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax', maxAge: YEAR, secure } as const;
}
