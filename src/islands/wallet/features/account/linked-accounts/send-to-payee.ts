import { isNetworkId } from '#contract/networks.ts';
import type { Payee } from '#contract/payees.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';

/**
 * Begins a payment to a payee.
 * @returns the path at which it goes on: its amount, or the payment that is still open, which is not disturbed.
 */
export async function sendToPayee(payee: Payee): Promise<string> {
  const [draft, { isPaymentOpen }] = await Promise.all([
    import('#src/stores/transfers/send-draft.ts'),
    import('#src/stores/transfers/payment.ts'),
  ]);
  if (isPaymentOpen()) return '/w/send?step=status';
  const recipient = recipientOf(payee);
  draft.clearSendDraft();
  if (recipient) draft.chooseRecipient(recipient);
  return recipient ? '/w/send?step=amount' : '/w/send';
}

/** Null for an address on a network that this version of the site does not know. */
function recipientOf(payee: Payee): Recipient | null {
  const { payee_id, label } = payee;
  if (payee.kind === 'bank') {
    const { bank_code, bank_name, account_number, account_name } = payee;
    // It was confirmed when it was saved.
    const name_match = 'full';
    return {
      kind: 'bank',
      bank_code,
      bank_name,
      account_number,
      account_name,
      name_match,
      payee: { payee_id, label },
    };
  }
  const { asset, network, address, memo } = payee;
  if (!isNetworkId(network)) return null;
  return {
    kind: 'address',
    address,
    networks: [network],
    checksum: 'full',
    memo,
    payee: { payee_id, label, asset, network },
  };
}
