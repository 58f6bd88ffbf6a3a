import { createHash } from 'node:crypto';
import { pathWithoutLocale, type Locale } from '#src/intl/locale.ts';

/** Goes up when build/social-card/draw.ts draws the same words differently: the networks keep a picture by its address. */
const DESIGN = 1;

export interface CardWords {
  readonly locale: Locale;
  /** The page's path, language included or not. */
  readonly path: string;
  /** The words on the card. */
  readonly title: string;
  readonly description: string;
  /** What the page belongs to, as "Blog". */
  readonly section?: string | undefined;
}

/**
 * Where the picture of a page lies that is shown when somebody shares it: `/og/cn/legal-tos.1f0c9a2b.png`. The page names it
 * and the build draws what the page names (build/social-cards.ts); other words on it are another address.
 */
export function socialCard({ locale, path, title, description, section = '' }: CardWords): string {
  const plain = pathWithoutLocale(path)
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', '-');
  const words = JSON.stringify([DESIGN, title, description, section]);
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return `/og/${locale}/${plain || 'home'}.${hash}.png`;
}
