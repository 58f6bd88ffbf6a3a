import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '#src/intl/locale.ts';

export interface Role {
  readonly entry: CollectionEntry<'careers'>;
  /** Without the language prefix. */
  readonly path: string;
}

const asRole = (entry: CollectionEntry<'careers'>): Role => ({
  entry,
  path: `/careers/${entry.id.replace(/^\w+\//, '')}`,
});

/** The open roles in a language, sorted by `order`. */
export async function rolesIn(locale: Locale): Promise<Role[]> {
  const entries = await getCollection('careers', ({ id }) => id.startsWith(`${locale}/`));
  return entries.sort((one, other) => one.data.order - other.data.order).map(asRole);
}

export async function roleNamed(locale: Locale, slug: string): Promise<Role | null> {
  const entry = await getEntry('careers', `${locale}/${slug}`);
  return entry ? asRole(entry) : null;
}
