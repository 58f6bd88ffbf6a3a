import { serviceParts } from './service-parts.ts';

/** The help panel of the wallet. */
export const walletSupport = {
  never: 'We’ll never ask for your PIN, password or a code. Anyone who does isn’t us.',
  /** Told to a screen reader after a link. */
  newTab: 'opens in a new tab',
  /** What comes with a connection. */
  status: {
    asking: 'Checking the service…',
    fine: 'Everything is running',
    trouble: 'Problems with: {parts}',
    unknown: 'We can’t tell how the service is running',
    offline: 'You’re offline',
    parts: serviceParts,
    link: 'Service status',
  },
  search: {
    field: 'Search help',
    placeholder: 'Search help',
    clear: 'Clear search',
    searching: 'Searching help…',
    count: { one: '{count} help article', other: '{count} help articles' },
    none: 'No results for “{typed}”',
    noneText: 'Try fewer or different words, or ask us below.',
    failed: 'We couldn’t search help.',
    offline: 'You’re offline. We’ll search when you’re back online.',
  },
  articles: {
    heading: 'Help with this screen',
    found: 'Help articles',
    loading: 'Loading help articles',
    failed: 'We couldn’t load the help articles.',
    none: 'There’s no help article about this screen yet.',
    all: 'See all help articles',
  },
  conversations: {
    heading: 'Your conversations',
    loading: 'Loading your conversations',
    failed: 'We couldn’t load your conversations.',
    emptyHeading: 'No conversations yet',
    emptyText: 'Ask us anything, at any hour, in English or Chinese.',
    begin: 'New conversation',
    unread: { one: '{count} new message', other: '{count} new messages' },
    open: 'Waiting for a reply',
    answered: 'Answered',
    closed: 'Closed',
    /** Not with us yet. */
    waiting: 'Not sent yet',
    draft: 'Draft',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly walletSupport: typeof walletSupport;
  }
}
