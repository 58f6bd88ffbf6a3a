import { parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';

/** In naira: a deposit of less from an unknown address is no money that anybody meant to send. */
const SMALL_BELOW = '50';
const NAIRA_SCALE = 2;

/** What came from a chain's address that the person has not saved. */
export const isFromStranger = ({ direction, channel, counterparty }: Transaction): boolean =>
  direction === 'in' &&
  channel === 'chain' &&
  (counterparty === null || (counterparty.kind === 'address' && counterparty.label === null));

/** A tiny deposit of a stranger: lists fold it, because people copy addresses from lists. */
export const isSmallUnknownDeposit = (transaction: Transaction): boolean =>
  isFromStranger(transaction) &&
  transaction.fiat?.currency === 'ngn' &&
  parseAmount(transaction.fiat.amount, NAIRA_SCALE) < parseAmount(SMALL_BELOW, NAIRA_SCALE);
