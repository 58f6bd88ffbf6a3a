import * as z from 'zod/mini';
import { isAmount } from './money.ts';

/** A canonical decimal string; see money.ts. */
export const amount = z.string().check(z.refine(isAmount, 'amount_format'));
/** As an amount, but may be negative: differences and ledger lines. */
export const signedAmount = z
  .string()
  .check(z.refine((text) => isAmount(text.startsWith('-') ? text.slice(1) : text), 'amount_format'));
