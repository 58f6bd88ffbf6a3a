import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardWords } from './social-card/draw.ts';
import type { PageHead } from './page-head.ts';

/** The files that decide how a card looks, apart from its text; package.json for the versions of the drawing packages. */
const DESIGN = [
  'build/social-card/draw.ts',
  'build/social-card/fonts.ts',
  'build/social-card/title-layout.ts',
  'src/content/engraved-shell.ts',
  'src/content/mark.ts',
  'package.json',
];

interface Card {
  /** The path of the picture in the page's `og:image`. */
  readonly path: string;
  readonly words: CardWords;
}

function cardOf({ lang, meta, canonical = '', data }: PageHead): Card {
  const image = meta['og:image'];
  if (!image) throw new Error(`${canonical} is listed, and names no picture to be shared with`);
  const page = new URL(canonical);
  const said = (name: string) => (meta[name] ?? '').replaceAll('\u200b', '');
  return {
    path: new URL(image).pathname,
    words: {
      locale: lang.startsWith('zh') ? 'cn' : 'en',
      name: said('og:site_name'),
      section: sectionOf(data),
      title: said('og:title'),
      description: said('og:description'),
      address: decodeURI(page.host + page.pathname.replace(/\/$/, '')),
    },
  };
}

/** The name of the parent page, from the breadcrumbs. */
function sectionOf(data: readonly unknown[]): string {
  const nodes = (data as { '@graph'?: Record<string, unknown>[] }[]).flatMap((each) => each['@graph'] ?? []);
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  return (trail as { name: string }[] | undefined)?.at(-2)?.name ?? '';
}

export interface Drawn {
  readonly cards: number;
  /** How many of them did not come from the cache. */
  readonly drawn: number;
}

/**
 * Draws the social card of every indexed page and writes it to the path in its `og:image`. A card that was drawn before with
 * the same text and code comes from node_modules/.cache.
 * @param root the project's folder.
 * @param client the folder of static files.
 */
export async function drawSocialCards(
  heads: readonly PageHead[],
  root: URL,
  client: string,
  cache = fileURLToPath(new URL('node_modules/.cache/cowrie-cards/', root)),
): Promise<Drawn> {
  await mkdir(cache, { recursive: true });
  const sources = await Promise.all(DESIGN.map((file) => readFile(new URL(file, root))));
  const design = createHash('sha256').update(Buffer.concat(sources)).digest('hex');
  const missing: (Card & { kept: string })[] = [];
  const put = async (path: string, picture: Buffer) => {
    const target = join(client, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, picture);
  };
  for (const card of heads.map(cardOf)) {
    const key = createHash('sha256').update(design).update(JSON.stringify(card.words)).digest('hex');
    const kept = join(cache, `${key.slice(0, 32)}.png`);
    const picture = await readFile(kept).catch(() => null);
    if (picture) await put(card.path, picture);
    else missing.push({ ...card, kept });
  }
  if (missing.length > 0) {
    // Imported here because the drawing packages are slow to load and most builds draw no card.
    const { cardFonts } = await import('./social-card/fonts.ts');
    const { drawSocialCard } = await import('./social-card/draw.ts');
    const letters = missing.flatMap(({ words }) => Object.values(words) as string[]).join('');
    const fonts = await cardFonts(fileURLToPath(new URL('node_modules/', root)), `${letters}…`);
    for (const { path, words, kept } of missing) {
      const picture = await drawSocialCard(words, fonts);
      await writeFile(kept, picture);
      await put(path, picture);
    }
  }
  return { cards: heads.length, drawn: missing.length };
}
