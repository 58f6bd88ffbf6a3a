/** The panels with lists: coins, people. */
export const walletLists = {
  coins: {
    field: 'Search assets',
    placeholder: 'Name or symbol',
    list: 'Assets',
    chosen: 'Chosen',
    none: 'No assets match “{typed}”',
    noneText: 'Cowrie supports 20 coins, USDT, naira and dollars.',
    failed: 'We couldn’t load your balances. You can still choose an asset.',
    count: { one: '{count} asset', other: '{count} assets' },
  },
  users: {
    field: 'Search people',
    placeholder: '@username',
    list: 'People',
    lately: 'Recent',
    emptyHeading: 'No one here yet',
    emptyText: 'Search by username. People you send to or receive from will appear here.',
    failedLately: 'We couldn’t load your recent people.',
    none: 'No one has a username that begins with “{typed}”',
    noneText: 'Ask the person for their exact @username.',
    failed: 'We couldn’t search for people.',
    offline: 'You’re offline. We’ll search when you’re back online.',
    count: { one: '{count} person', other: '{count} people' },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly walletLists: typeof walletLists;
  }
}
