/** The panel of an asset: its price, what is held of it, and what can be done with it. */
export const tokenPanel = {
  loading: 'Loading this asset',
  failed: 'We couldn’t load this asset.',
  notRefreshed: 'We couldn’t refresh this asset.',
  balanceLoading: 'Loading your balance',
  balanceFailed: 'We couldn’t load your balance.',
  noneHeading: 'No asset chosen',
  noneText: 'Choose one to see its price and your balance.',
  choose: 'Choose an asset',
  price: 'Price',
  high: '24 h high',
  low: '24 h low',
  balance: 'Your balance',
  nothing: 'You don’t have any {symbol}.',
  about: 'About {name}',
  details: 'See all details',
  send: 'Send',
  receive: 'Receive',
  convert: 'Convert',
  noMarket: 'This asset has no market price of its own.',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly tokenPanel: typeof tokenPanel;
  }
}
