import { assets } from '#contract/assets.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import type { Payee } from '#contract/payees.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';

/** `Harbour Bank ••4821`. */
export const accountText = (bankName: string, accountNumber: string): string =>
  `${sanitizeText(bankName)} ••${accountNumber.slice(-4)}`;

/** Where a payee is paid: its parts in the order in which they are read. */
export function payeeParts(payee: Payee): readonly string[] {
  if (payee.kind === 'bank') {
    const account = accountText(payee.bank_name, payee.account_number);
    const holder = sanitizeText(payee.account_name);
    return payee.label === payee.bank_name ? [holder, account.replace(/^.* /u, '')] : [account, holder];
  }
  const { asset, network, address } = payee;
  return [
    assets[asset].symbol,
    isNetworkId(network) ? networks[network].name : sanitizeText(network),
    shortAddress(address),
  ];
}
