import { serviceParts } from './service-parts.ts';

/** /support, the help search, and the service status. */
export const support = {
  title: 'Support',
  description:
    'Answers about logging in, sending, receiving, fees and safety in Cowrie, and every way to reach us at any hour.',
  heading: 'How can we help?',
  lead: 'Search help, or write to us at any hour, in English or Chinese.',
  status: {
    ask: 'Something not working?',
    link: 'See the service status',
  },
  routes: {
    heading: 'Three ways to reach us',
    chat: {
      title: 'Chat in the wallet',
      text: 'The support panel opens on every screen, day and night, and is still open when you come back.',
      member: 'Open your wallet',
      guest: 'Log in to chat',
    },
    contact: {
      title: 'Write to us',
      text: 'You need no account. You get a reference number at once, and our answer by email.',
      action: 'Open the contact form',
    },
    security: {
      title: 'Report a security problem',
      text: 'A weakness you found, or a message that pretends to be us. Leave out passwords, PINs and codes: we’ll never ask for them.',
      action: 'Report it',
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    topics: 'Topics',
  },
  search: {
    title: 'Search help',
    label: 'Search help',
    hint: 'code, fee, new device',
    submit: 'Search',
    /** The query follows in quotes, after a space in English. */
    one: '{count} result for ',
    other: '{count} results for ',
    close: 'No exact matches. Here are the closest results.',
    corrected: 'No results. Did you mean “{words}”?',
    none: 'No results for ',
    noneText: 'Try fewer or different words, or look through all questions.',
    ask: 'Ask us instead',
    all: 'See all questions',
    empty: 'Type a word or two, such as “code” or “fee”.',
    long: 'That is more than {count} characters. Keep the words that matter.',
  },
  service: {
    title: 'Service status',
    description: 'How each part of Cowrie is running right now.',
    parts: 'Parts of the service',
    fine: 'Everything is running',
    degraded: 'Some things are slower than usual',
    down: 'Some things are not working',
    unknown: 'We can’t reach our own status service right now',
    unknownText:
      'So we can’t say how Cowrie is running. That alone doesn’t mean that anything is wrong with your account. Check again in a minute, or write to us.',
    states: {
      operational: 'Running',
      degraded: 'Slower than usual',
      partial: 'Partly unavailable',
      down: 'Not working',
    },
    components: serviceParts,
    since: 'Since {time}',
    asOf: 'As of {time}',
    again: 'Check again',
    contact: 'Write to us',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly support: typeof support;
  }
}
