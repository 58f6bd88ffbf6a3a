import { createLiveQuote } from './live-quote.ts';

/** The price of what is being sent. */
export const sendQuote = createLiveQuote();

export const {
  $state: $sendQuote,
  request: requestQuote,
  renew: renewQuote,
  receive: receiveQuote,
  accept: acceptQuote,
  drop: dropQuote,
} = sendQuote;

/** The review begins with the quote that is there: nothing is compared with what was seen while the amount was typed. */
export const beginReview = acceptQuote;
