import type { Transaction } from '#contract/transactions.ts';

/**
 * The address that begins the same transfer again: its recipient and its asset, and no amount. The step To looks the recipient
 * up anew, so that nothing old is trusted. Null for what can't be sent again, such as a conversion.
 */
export function repeatPath({
  type,
  asset,
  network,
  counterparty,
}: Pick<Transaction, 'type' | 'asset' | 'network' | 'counterparty'>): string | null {
  if (type === 'payout' && counterparty?.kind === 'bank')
    // The account number is not in the history: the saved account is found by what is.
    return `/w/send?${new URLSearchParams({ bank: counterparty.bank_name, last4: counterparty.last4 }).toString()}`;
  if (type !== 'send') return null;
  if (counterparty?.kind === 'user')
    return `/w/send?${new URLSearchParams({ to: `@${counterparty.username}`, asset }).toString()}`;
  if (counterparty?.kind === 'address' && network !== null)
    return `/w/send?${new URLSearchParams({ to: counterparty.address, asset, network }).toString()}`;
  return null;
}
