import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';

export const bank = z.object({
  /** Three digits, as the Central Bank of Nigeria numbers banks. */
  code: z.string(),
  name: z.string(),
});
export type Bank = z.output<typeof bank>;

export const listBanks = endpoint({
  name: 'listBanks',
  method: 'GET',
  path: '/wallet/banks',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ items: z.array(bank) })) },
});

/** Whose account it is, as the bank has it. `none`: it is in another name, so that nothing can be paid to it. */
export const nameMatches = ['full', 'partial', 'none'] as const;

export const resolveBankAccount = endpoint({
  name: 'resolveBankAccount',
  method: 'POST',
  path: '/wallet/banks/resolve',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        bank_code: z.string(),
        account_number: z.string(),
        account_name: z.string(),
        name_match: z.enum(nameMatches),
      }),
    ),
  },
});
