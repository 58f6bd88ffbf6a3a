import { assets } from '#contract/assets.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { isFromChain, networkName, type TransactionSummary } from './transaction-title.ts';

/** What happened, where the title says with whom: "Withdrawal, ••4821", "USDT on Tron (TRC-20)", "Converted". */
export function kindText(
  transaction: TransactionSummary,
  { kinds, toAccount, onNetwork }: Messages['transactions'],
): string {
  const { type, asset, network, counterparty } = transaction;
  const { symbol } = assets[asset];
  // The title of each of these says the kind.
  if (type === 'reward' || type === 'adjustment') return symbol;
  const onChain = isFromChain(transaction) || (type === 'send' && counterparty?.kind === 'address');
  if (onChain && network)
    return removeHanSpaces(interpolate(onNetwork, { asset: symbol, network: networkName(network) }));
  if (type === 'payout' && counterparty?.kind === 'bank')
    return interpolate(toAccount, { last4: sanitizeText(counterparty.last4) });
  return kinds[type];
}
