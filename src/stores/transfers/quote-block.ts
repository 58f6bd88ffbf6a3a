import type * as z from 'zod/mini';
import { paymentErrorDetails } from '#contract/payment-error-details.ts';
import type { blockCodes, Quote } from '#contract/quotes.ts';

type BlockCode = (typeof blockCodes)[number];
type DetailsOf<Code extends BlockCode> = Code extends keyof typeof paymentErrorDetails
  ? z.output<(typeof paymentErrorDetails)[Code]>
  : null;

/** What keeps a payment from being made now; its details are null where the API sent none that can be read. */
export type QuoteBlock = {
  [Code in BlockCode]: { readonly code: Code; readonly details: DetailsOf<Code> | null };
}[BlockCode];

/** The block of a quote, with its details by the schema of its code; null where it can be paid. */
export function blockOf({ limits: { blocked_by } }: Quote): QuoteBlock | null {
  if (!blocked_by) return null;
  const { code, details } = blocked_by;
  if (code === 'sending_frozen') return { code, details: null };
  const parsed = paymentErrorDetails[code].safeParse(details);
  // The schema is that of the code.
  return { code, details: parsed.success ? parsed.data : null } as QuoteBlock;
}
