import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GuestPage } from './consent-variants.ts';
import { headOf, isIndexed } from './page-head.ts';
import { writeCompressed } from './precompress.ts';
import { securityContact } from './security-contact.ts';
import { sitemap } from './sitemap.ts';
import { drawSocialCards, type Drawn } from './social-cards.ts';

export interface SearchResult extends Drawn {
  /** Addresses of the texts that were written beside the site's own files. */
  readonly paths: readonly string[];
}

/**
 * Writes what others find the site by, from the pages as guests get them: a picture for each listed page, the sitemap, and
 * where to report a weakness.
 * @param client the folder of files to serve.
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
    // Where it stood before RFC 9116, and where some still look.
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
