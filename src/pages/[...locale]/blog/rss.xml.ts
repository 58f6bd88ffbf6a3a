import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { messages } from '#src/i18n/messages.ts';
import { postsIn } from '#src/i18n/posts.ts';
import { languageTags, localizePath } from '#src/intl/locale.ts';

/** The posts of a language for feed readers, newest first. */
export const GET: APIRoute = async ({ locals: { locale }, site }) => {
  const { blog, shell } = messages(locale);
  const posts = await postsIn(locale);
  return rss({
    title: `${shell.name} - ${blog.title}`,
    description: blog.description,
    site: new URL(localizePath(locale, '/blog'), site).href,
    trailingSlash: false,
    customData: `<language>${languageTags[locale]}</language>`,
    items: posts.map(({ entry: { data }, path }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.published,
      link: new URL(localizePath(locale, path), site).href,
      categories: data.tags.map((tag) => blog.tags[tag]),
    })),
  });
};
