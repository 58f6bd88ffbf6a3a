import { isNetworkId } from '#contract/networks.ts';
import type { Payee } from '#contract/payees.ts';

/**
 * Begins a payment to a payee.
 * @returns the path at which it goes on: its amount, or the payment that is still open, which is not disturbed.
 */
export async function sendToPayee(payee: Payee): Promise<string> {
  const [{ clearSendDraft }, { choosePayee }, { isPaymentOpen }] = await Promise.all([
    import('#src/stores/transfers/send-draft.ts'),
    import('#src/stores/transfers/recipient-choice.ts'),
    import('#src/stores/transfers/payment.ts'),
  ]);
  if (isPaymentOpen()) return '/w/send?step=status';
  clearSendDraft();
  // This version of the site may not know its network yet.
  if (payee.kind === 'address' && !isNetworkId(payee.network)) return '/w/send';
  choosePayee(payee);
  return '/w/send?step=amount';
}
