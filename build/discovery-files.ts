import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GuestPage } from './consent-variants.ts';
import { headOf, isIndexed } from './page-head.ts';
import { writeCompressed } from './precompress.ts';
import { securityContact } from './security-contact.ts';
import { sitemap } from './sitemap.ts';
import { drawSocialCards, type Drawn } from './social-cards.ts';

export interface SearchResult extends Drawn {
  /** Paths of the written text files. */
  readonly paths: readonly string[];
}

/**
 * Writes the files for search engines and other sites, from the pages that guests get: a social card for each indexed page,
 * the sitemap, and security.txt.
 * @param client the folder of static files.
 */
export async function writeDiscoveryFiles(
  pages: ReadonlyMap<string, GuestPage>,
  { root, client, site }: { root: URL; client: string; site: URL },
): Promise<SearchResult> {
  const heads = [...pages.values()]
    .filter(({ answer }) => answer.headers['content-type']?.startsWith('text/html'))
    .map(({ answer: { body } }) => headOf(body.toString('utf8')))
    .filter(isIndexed);
  const contact = securityContact(site, new Date());
  const texts = {
    '/sitemap.xml': sitemap(heads),
    '/.well-known/security.txt': contact,
    // The path before RFC 9116, where some tools still look.
    '/security.txt': contact,
  };
  for (const [path, text] of Object.entries(texts)) {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeCompressed(file, Buffer.from(text));
  }
  return { paths: Object.keys(texts), ...(await drawSocialCards(heads, root, client)) };
}
