/** /w/announcements and /w/announcement/{id}. */
export const announcements = {
  kinds: 'Show',
  every: 'All',
  tags: { service: 'Service', product: 'Product', security: 'Security' },
  list: 'All announcements',
  /** After a title, for screen readers. */
  unread: ', unread',
  sinceToday: 'Since {time} today',
  since: 'Since {time}',
  loading: 'Loading announcements',
  failed: 'We couldn’t load announcements.',
  notRefreshed: 'We couldn’t check for new announcements.',
  show: { one: 'Show {count} new', other: 'Show {count} new' },
  showMany: 'Show {count}+ new',
  arrived: { one: '{count} new announcement', other: '{count} new announcements' },
  older: 'Load more',
  loadingOlder: 'Loading…',
  olderFailed: 'We couldn’t load older announcements. What’s above is still here.',
  end: 'That’s all.',
  none: {
    all: { heading: 'No announcements yet', text: 'What’s new and what we’re fixing will appear here.' },
    service: {
      heading: 'No service announcements',
      text: 'Slow networks and planned work will appear here.',
    },
    product: { heading: 'No product announcements', text: 'New things you can do will appear here.' },
    security: {
      heading: 'No security announcements',
      text: 'How to keep your account safe will appear here.',
    },
  },
  /** The button that leads to all of them. */
  all: 'All announcements',
  about: {
    heading: 'About your account',
    text: 'Messages about your money and your account are in Notifications. Announcements are the same for everyone.',
    open: 'See notifications',
  },
  article: {
    loading: 'Loading the announcement',
    failed: 'We couldn’t load this announcement.',
    notRefreshed: 'We couldn’t check whether this announcement has changed.',
  },
  gone: {
    heading: 'This announcement is no longer here',
    text: 'It ended, or the link is incomplete.',
  },
  /** It ended while it was open. */
  ended: 'This announcement has ended.',
  turn: 'Announcements',
  olderOne: 'Older',
  newerOne: 'Newer',
  more: 'More announcements',
  /** Told to a screen reader after a link. */
  newTab: 'opens in a new tab',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly announcements: typeof announcements;
  }
}
