import * as z from 'zod/mini';
import type { RequestSchemas } from './request.ts';
import { asciiText } from './text/ascii-field.ts';

/** An account at a bank, as it is typed: what is wrong with it is said with `account_number_invalid`. */
export const bankAccount = {
  bank_code: z.string().check(z.minLength(1), z.maxLength(10)),
  account_number: asciiText(20),
};

export const banksRequests = {
  listBanks: { query: z.object({ country: z._default(z.literal('NG'), 'NG') }) },
  resolveBankAccount: { body: z.object(bankAccount) },
} satisfies RequestSchemas;
