import { serviceParts } from './service-parts.ts';

/** The help panel of the wallet. */
export const walletSupport = {
  never: 'We never ask for your PIN, password or a code. Whoever does is not us.',
  /** Told to a screen reader after a link. */
  newTab: 'opens in a new tab',
  /** What comes with a connection. */
  whenBack: 'This appears when you are back.',
  status: {
    asking: 'Checking the service…',
    fine: 'Everything is running',
    trouble: 'Trouble with: {parts}',
    unknown: 'We can’t tell how the service is running',
    offline: 'You are offline',
    parts: serviceParts,
    link: 'Service status',
  },
  search: {
    field: 'Search the answers',
    placeholder: 'Search the answers',
    clear: 'Clear',
    searching: 'Searching the answers…',
    count: { one: '{count} answer', other: '{count} answers' },
    none: 'No answer for “{typed}”',
    noneText: 'Try fewer words or other ones, or ask us below.',
    failed: 'We could not search the answers.',
    offline: 'You are offline. We search when you are back.',
  },
  articles: {
    heading: 'Answers for this screen',
    found: 'Answers found',
    loading: 'Loading answers',
    failed: 'We could not load the answers.',
    none: 'There is no answer about this screen yet.',
    all: 'See all answers',
  },
  conversations: {
    heading: 'Your conversations',
    loading: 'Loading your conversations',
    failed: 'We could not load your conversations.',
    emptyHeading: 'No conversations yet',
    emptyText: 'Ask us anything, at any hour, in English or Chinese.',
    begin: 'New conversation',
    unread: { one: '{count} new message', other: '{count} new messages' },
    open: 'Waiting for our answer',
    answered: 'Answered',
    closed: 'Closed',
    /** Not with us yet. */
    waiting: 'Not sent yet',
    draft: 'Draft',
  },
} as const;
