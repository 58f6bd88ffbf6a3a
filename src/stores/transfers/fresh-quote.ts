import { quote, type Quote } from '#contract/quotes.ts';
import { paymentErrorDetailsOf } from './payment-error-details.ts';

/** The quote at the prices of now that came with a refusal (`quote_expired`); null for none. */
export function freshQuoteOf(error: unknown): Quote | null {
  const parsed = quote.safeParse(paymentErrorDetailsOf(error, 'quote_expired')?.quote);
  return parsed.success ? parsed.data : null;
}
