import { createLiveQuote } from './live-quote.ts';

/** The price of the conversion in the sheet. */
export const convertQuote = createLiveQuote();
