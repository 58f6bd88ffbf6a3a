import { getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '#src/intl/locale.ts';

/** The documents under /legal, by the last segment of their path. */
const names = ['tos', 'privacy-policy', 'ip', 'cookies'] as const;
type LegalName = (typeof names)[number];

export function isLegalName(name: string | undefined): name is LegalName {
  return names.some((known) => known === name);
}

export async function legalText(locale: Locale, name: LegalName): Promise<CollectionEntry<'legal'>> {
  const entry = await getEntry('legal', `${locale}/${name}`);
  if (!entry) throw new Error(`src/content/legal/${locale}/${name}.md is missing`);
  return entry;
}
