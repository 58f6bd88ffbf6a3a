import { createContext } from 'react';
import type { Quote } from '#contract/quotes.ts';
import type { PaymentApproval } from '../../payment/use-payment-approval.ts';

/** What the PIN is asked for. */
export interface ConvertRequest {
  readonly quote: Quote;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly expiresAt: number;
  readonly approval: PaymentApproval;
}

export const ConvertRequestContext = createContext<ConvertRequest | null>(null);
