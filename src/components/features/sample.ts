import { sample as home } from '#src/components/home/sample.ts';

/** What this page's drawings and tables show beside home's: sample data, illustrative only (spec sections 3 and 9). */
export const sample = {
  /** A reward for each of the last weeks, as heights; no rate can be read from them. */
  weeks: [18, 30, 26, 40, 36, 52, 46, 58, 70, 62, 78, 72, 88, 98],
  earned: '0.184',
  thisWeek: '0.016',
  held: '120',
  moved: '320',
  /** Heights of the money that came and went, week by week. */
  came: [34, 50, 28, 42, 62, 36, 44, 56, 30, 48, 38, 66],
  went: [20, 32, 40, 18, 24, 46, 34, 30, 42, 22, 36, 28],
  in: '310000',
  out: '182500',
  networks: [
    { id: 'sol', fee: '0' },
    { id: 'matic', fee: '0' },
    { id: 'avax', fee: '1' },
    { id: 'eth', fee: '1' },
  ],
  coins: [
    { id: 'btc', ...home.prices.btc },
    { id: 'eth', ...home.prices.eth },
    { id: 'sol', price: '176.42', change: '2.37' },
    { id: 'xrp', price: '2.184', change: '-0.41' },
  ],
  /** In the order of the words for them. */
  fees: ['0', '0', '0', '1'],
} as const;

/** The fee of a sample: `1 USDT`. */
export const feeOf = (fee: '0' | '1') => `${fee} USDT`;
