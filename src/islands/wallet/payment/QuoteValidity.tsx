import type { Quote } from '#contract/quotes.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** Seconds before the end in which the countdown warns. */
const LATE = 10;

interface QuoteValidityProps {
  quote: Pick<Quote, 'expires_at' | 'server_time'>;
  /** Milliseconds since 1970, by this browser's clock. */
  expiresAt: number;
  /** `Rate valid for {time}` */
  text: string;
  expired: string;
}

/** How long the price holds. */
export function QuoteValidity({ quote, expiresAt, text, expired }: QuoteValidityProps) {
  return (
    <TimeLeft
      endsAt={expiresAt}
      lifeSeconds={(Date.parse(quote.expires_at) - Date.parse(quote.server_time)) / 1000}
      lateSeconds={LATE}
      text={text}
      ended={expired}
    />
  );
}
