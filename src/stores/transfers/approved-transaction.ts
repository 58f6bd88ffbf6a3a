import type { Counterparty, Transaction } from '#contract/transactions.ts';
import { failedChecks, isSameAddress, isSameMemo, isSameMoney, isTotalOf } from './quote-match.ts';
import type { MoneyKey } from './money-key.ts';

/** What was approved, as this tab keeps it from before the request left until its end is known. */
export type ApprovedPayment = Pick<MoneyKey, 'quote_id' | 'kind' | 'shown'>;

const directions = { send: 'out', payout: 'out', convert: 'convert', deposit: 'in' } as const;
const channels = { user: 'user', address: 'chain', bank: 'bank', platform: 'platform' } as const;

/**
 * What a transaction is otherwise than the payment that was approved: by which quote, to whom, what, how much, and what it costs.
 * Empty where all of it is as approved. What nobody knows to have been approved was not.
 */
export function differencesFromApproval(
  { quote_id, type, channel, direction, asset, amount, fees, total_debit, received, ...made }: Transaction,
  { quote_id: approvedQuote, kind, shown }: ApprovedPayment,
): readonly string[] {
  if (!shown) return ['quote_id'];
  const { to, network, receive } = shown;
  const isConversion = kind === 'convert';
  return failedChecks([
    ['quote_id', () => quote_id === approvedQuote],
    ['type', () => type === kind],
    ['channel', () => channel === channels[to?.kind ?? 'platform']],
    ['direction', () => direction === directions[kind]],
    ['total_debit', () => total_debit !== null && isSameMoney(total_debit, shown.total_debit)],
    [
      'fees',
      () =>
        fees.length === shown.fees.length &&
        shown.fees.every((fee, at) => {
          const taken = fees[at];
          return taken?.kind === fee.kind && isSameMoney(taken, fee);
        }),
    ],
    [
      'amount',
      () =>
        isConversion
          ? isTotalOf(shown.total_debit, { asset, amount }, fees)
          : isSameMoney({ asset, amount }, receive),
    ],
    [
      'received',
      () => (isConversion ? received !== null && isSameMoney(received, receive) : received === null),
    ],
    ['counterparty', () => isSameParty(made.counterparty, to, network)],
    ['network', () => made.network === network],
  ]);
}

/** Whether it is the same receiver. How an address is called does not matter: its owner may have labelled it meanwhile. */
function isSameParty(
  made: Counterparty | null,
  approved: Counterparty | null,
  network: string | null,
): boolean {
  if (made === null || approved === null) return made === approved;
  if (made.kind === 'address')
    return (
      approved.kind === 'address' &&
      isSameAddress(made.address, approved.address) &&
      isSameMemo(made.memo, approved.memo, network)
    );
  if (made.name !== approved.name) return false;
  switch (made.kind) {
    case 'user':
      return approved.kind === 'user' && made.username === approved.username;
    case 'bank':
      return (
        approved.kind === 'bank' && made.bank_name === approved.bank_name && made.last4 === approved.last4
      );
    case 'platform':
      return approved.kind === 'platform';
  }
}
