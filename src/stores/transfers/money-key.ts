import * as z from 'zod/mini';
import { quote as quoteSchema, quoteKinds } from '#contract/quotes.ts';
import { riskCodes } from '#contract/risks.ts';
import { session } from '#src/api/storage.ts';

/** Everything of a transaction's request but the approval, which is never stored. */
const intent = z.object({
  quote_id: z.string(),
  note: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
  acknowledged_risks: z.array(z.enum(riskCodes)),
  save_payee: z.optional(z.nullable(z.string())),
});
export type PaymentIntent = z.output<typeof intent>;

/**
 * What was approved: who is paid, what is given and got, and how much. A screen says it after a reload, and what was made is compared
 * with it. It is never sent.
 */
const shownQuote = z.extend(
  z.pick(quoteSchema, {
    to: true,
    network: true,
    receive: true,
    fees: true,
    total_debit: true,
    fiat: true,
    requires: true,
  }),
  // A payment that an earlier version of the site has sent was kept without it, and still has to be looked up.
  { account: z.optional(quoteSchema.def.shape.account) },
);
export type ShownQuote = z.output<typeof shownQuote>;

/** The one Idempotency-Key of a quote, with what was or will be sent under it. */
const moneyKey = z.object({
  key: z.string(),
  quote_id: z.string(),
  customer_id: z.string(),
  /** Says which screen shows it. */
  kind: z._default(z.enum(quoteKinds), 'send'),
  /** Of the quote, by the server's clock. */
  expires_at: z.iso.datetime(),
  body: intent,
  shown: z._default(z.nullable(shownQuote), null),
  /** When the request left this browser, by its own clock; null before. Written before the request leaves. */
  sent_at: z.nullable(z.string()),
});
export type MoneyKey = z.output<typeof moneyKey>;

/** This tab's payment; null for none, and for what is no longer readable. */
export function readMoneyKey(): MoneyKey | null {
  try {
    const parsed = moneyKey.safeParse(JSON.parse(session.read('moneyKey') ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What of a quote is kept to be shown; null of one that is not given whole. */
export function shownOf(quote: object): ShownQuote | null {
  return shownQuote.safeParse(quote).data ?? null;
}

export const writeMoneyKey = (value: MoneyKey): void => session.write('moneyKey', JSON.stringify(value));

export const removeMoneyKey = (): void => session.remove('moneyKey');
