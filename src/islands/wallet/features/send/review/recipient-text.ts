import { sanitizeText } from '#src/api/sanitize-text.ts';
import { networks, type NetworkId } from '#contract/networks.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { networkName } from '../../../transaction/transaction-title.ts';

/** What a recipient is called in a sentence; null for an address without a label. */
export function recipientName(recipient: Recipient): string | null {
  if (recipient.kind === 'user') return sanitizeText(recipient.name);
  if (recipient.kind === 'bank') return sanitizeText(recipient.account_name);
  return recipient.payee ? sanitizeText(recipient.payee.label) : null;
}

/** What a network is called in a sentence: `Tron`, `XRP Ledger`, `波场`. */
export function chainName(network: NetworkId, names: Messages['wallet']['names']): string {
  const name = networkName(network, names);
  return name === network ? networks[network].name : name;
}
