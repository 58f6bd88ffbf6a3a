/** What a total can be shown in. */
export const displayCurrencies = ['ngn', 'usd', 'usdt', 'btc'] as const;
export type DisplayCurrency = (typeof displayCurrencies)[number];
