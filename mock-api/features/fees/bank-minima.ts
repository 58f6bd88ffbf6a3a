/** The smallest payout to a bank and deposit from one, in naira. */
export const MIN_BANK_PAYOUT = '100';
export const MIN_BANK_DEPOSIT = '100';
