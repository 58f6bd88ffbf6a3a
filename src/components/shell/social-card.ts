import { createHash } from 'node:crypto';
import { pathWithoutLocale, type Locale } from '#src/intl/locale.ts';

/** Raise this when build/social-card/draw.ts changes how cards look: social networks cache a picture by its URL. */
const DESIGN = 1;

export interface CardWords {
  readonly locale: Locale;
  /** The page's path, with or without the language prefix. */
  readonly path: string;
  /** The text on the card. */
  readonly title: string;
  readonly description: string;
  /** The section of the page, such as "Blog". */
  readonly section?: string | undefined;
}

/**
 * The URL of a page's Open Graph picture: `/og/cn/legal-tos.1f0c9a2b.png`. The build draws every picture that a page names
 * (build/social-cards.ts). The hash changes with the text on it.
 */
export function socialCard({ locale, path, title, description, section = '' }: CardWords): string {
  const plain = pathWithoutLocale(path)
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', '-');
  const words = JSON.stringify([DESIGN, title, description, section]);
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return `/og/${locale}/${plain || 'home'}.${hash}.png`;
}
