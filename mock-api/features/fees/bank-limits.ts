/** The smallest payout to a bank and deposit from one, in naira. */
export const MIN_BANK_PAYOUT = '100';
export const MIN_BANK_DEPOSIT = '100';
/** The largest deposit from one, in naira: what Nigerian banks let through in one transfer. */
export const MAX_BANK_DEPOSIT = '10000000';
