import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '#src/intl/locale.ts';
import { readingMinutes } from '#src/intl/text/reading-time.ts';

export type Tag = CollectionEntry<'blog'>['data']['tags'][number];

export interface Post {
  readonly entry: CollectionEntry<'blog'>;
  /** The last segment of its path, the same in every language. */
  readonly slug: string;
  /** Without the language prefix. */
  readonly path: string;
  readonly minutes: number;
}

function asPost(entry: CollectionEntry<'blog'>): Post {
  const slug = entry.id.replace(/^\w+\//, '');
  return { entry, slug, path: `/blog/${slug}`, minutes: readingMinutes(entry.body ?? '') };
}

/** The posts of a language, newest first. */
export async function postsIn(locale: Locale): Promise<Post[]> {
  const entries = await getCollection('blog', ({ id }) => id.startsWith(`${locale}/`));
  return entries
    .sort((one, other) => other.data.published.getTime() - one.data.published.getTime())
    .map(asPost);
}

export async function postNamed(locale: Locale, slug: string): Promise<Post | null> {
  const entry = await getEntry('blog', `${locale}/${slug}`);
  return entry ? asPost(entry) : null;
}

/** The tags of all posts, the most used first. */
export function tagsOf(posts: readonly Post[]): Tag[] {
  const counts = new Map<Tag, number>();
  for (const { entry } of posts)
    for (const tag of entry.data.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/** The posts that share most tags with a post; among equals the newer comes first. */
export function related(post: Post, all: readonly Post[], count: number): Post[] {
  const shared = ({ entry }: Post) =>
    entry.data.tags.filter((tag) => post.entry.data.tags.includes(tag)).length;
  return all
    .filter(({ slug }) => slug !== post.slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, count);
}
