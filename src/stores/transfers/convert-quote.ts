import { createLiveQuote } from './live-quote.ts';

/** The price of the conversion in the sheet. */
export const {
  $state: $convertQuote,
  request: requestConvertQuote,
  renew: renewConvertQuote,
  receive: receiveConvertQuote,
  accept: acceptConvertQuote,
  drop: dropConvertQuote,
} = createLiveQuote();
