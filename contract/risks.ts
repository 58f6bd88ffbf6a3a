import * as z from 'zod/mini';

export const riskCodes = [
  /**
   * The user or the address is new: no payment to it has been complete for 24 hours, whatever it is saved as. `sent_count`: how many
   * payments to it have arrived or are on their way.
   */
  'first_time_recipient',
  'first_time_address',
  /** The saved payee got another label within the last 24 hours: `from`, `to`, and when, `at`. */
  'payee_renamed',
  /** The payment will be in review for some minutes: `minutes`. */
  'held_for_review',
  /** Like a payee, at the front, at the back or at both: `payee`, `address`. */
  'similar_address',
  /** A slip in an address of this network can't be found out. */
  'no_checksum',
  'contract_address',
  'exchange_address',
  /** The same receiver, asset and amount a short time ago: `minutes`. */
  'duplicate_payment',
  /** `percent` of the balance, more than the `limit` percent from which the preferences ask. */
  'large_share',
  /** The bank knows the account under a name that is only like the one given: `account_name`. */
  'partial_name_match',
] as const;
export type RiskCode = (typeof riskCodes)[number];

/** Something that the sender should know. One of the level `warn` or `critical` has to be acknowledged. */
export const risk = z.object({
  code: z.enum(riskCodes),
  level: z.enum(['info', 'warn', 'critical']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Risk = z.output<typeof risk>;
