import * as z from 'zod/mini';
import { isAmount } from './money.ts';

/** A canonical decimal string; see money.ts. */
export const amount = z.string().check(z.refine(isAmount, 'amount_format'));
/** As an amount, but may be negative: differences and ledger lines. */
export const signedAmount = z
  .string()
  .check(z.refine((text) => isAmount(text.startsWith('-') ? text.slice(1) : text), 'amount_format'));

/** As an amount, with no more decimals than its asset has: what a handler reads with `parseAmount`, which throws on more. */
export const amountOf = (decimals: number) =>
  amount.check(
    z.refine((text) => (text.split('.')[1]?.length ?? 0) <= decimals, { error: 'amount_precision' }),
  );
