/** The list of posts, a post, and the posts of a tag. */
export const blog = {
  title: 'Blog',
  description:
    'How Cowrie works and why: keeping money exact, pages light and accounts safe, told by the teams that do it.',
  lead: 'Notes from the people who build the wallet: what we decided, what it costs, and how to keep your own money safe.',
  tags: {
    product: 'Product',
    security: 'Security',
    money: 'Money',
    engineering: 'Engineering',
    guides: 'Guides',
  },
  teams: {
    product: 'Product team',
    security: 'Security team',
    support: 'Support team',
    engineering: 'Engineering team',
    design: 'Design team',
  },
  all: 'All posts',
  topics: 'Topics',
  minutes: { one: '{count} min read', other: '{count} min read' },
  updated: 'Updated {date}',
  next: 'Read next',
  feed: 'RSS feed',
  tag: {
    title: 'Posts on {tag}',
    description: 'Everything that we have written on {tag}.',
    lead: { one: '{count} post', other: '{count} posts' },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly blog: typeof blog;
  }
}
