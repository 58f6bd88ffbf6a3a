/** The product's two languages, by the names it uses in URLs and menus (spec section 2). */
export const locales = ['en', 'cn'] as const;
export type Locale = (typeof locales)[number];

/** What `lang` attributes and Intl get: `cn` is a region, and Intl would fall back to the machine's language in silence. */
export const languageTags = { en: 'en', cn: 'zh-CN' } as const satisfies Record<Locale, string>;
export type LanguageTag = (typeof languageTags)[Locale];

/** A language tag, or the value of the cookie `lang`, to a locale; English for anything else. */
export function localeOf(tag: string | undefined | null): Locale {
  return tag === 'cn' || tag?.toLowerCase().startsWith('zh') ? 'cn' : 'en';
}

/** Pages whose URL carries no language: theirs is the cookie `lang`. */
const UNPREFIXED = /^\/(?:w|oauth|auth-loading)(?:[/?#]|$)/;

export function isPrefixed(path: string): boolean {
  return !UNPREFIXED.test(path);
}

/** An internal path (`/login`, `/features#staking-rewards`, `/`) in a language. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === 'en' || !isPrefixed(path)) return path;
  return path === '/' ? '/cn' : path.startsWith('/#') ? `/cn${path.slice(1)}` : `/cn${path}`;
}

/** `/login//` is `/login`. No pattern: one that looks for the end of 16 kB of slashes takes a second over it. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The path without its language prefix: `/cn/login` is `/login`, `/cn` is `/`. */
export function pathWithoutLocale(path: string): string {
  return path.replace(/^\/cn(?=\/|$)/, '') || '/';
}
