import { assetIds, type AssetId } from '#contract/assets.ts';
import { assetNetworks, isNetworkId, type NetworkId } from '#contract/networks.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { beginDraft } from './choose-recipient.ts';
import { askedAmount } from './recipient-choice.ts';
import { putRecipientText } from './recipient-input.ts';
import { updateSendDraft, type SendDraft } from './send-draft.ts';

/** What a link to a screen for sending can fill in. */
export const linkParameters = ['to', 'asset', 'network', 'amount', 'bank', 'last4'] as const;

/** What a link asks for, as far as there is such an asset, network or amount. */
export interface LinkedPayment {
  /** Whom it names, as the link has it; empty for nobody. */
  readonly to: string;
  readonly asset: AssetId | null;
  readonly network: NetworkId | null;
  readonly amount: SendDraft['amount'] | null;
  /** It leads to the saved bank accounts. */
  readonly isToBank: boolean;
}

/** Reads what a link asks for. */
export function linkedPayment(link: URLSearchParams, numberLocale: NumberLocale): LinkedPayment {
  const to = (link.get('to') ?? '').trim();
  const network = link.get('network') ?? '';
  const amount = link.get('amount') ?? '';
  // Without one an amount is not filled in: it could be of anything, and what the payer usually sends is not what the other one meant.
  const asset = assetIds.find((id) => id === link.get('asset')) ?? null;
  return {
    to,
    asset,
    network: asset && isNetworkId(network) && assetNetworks[asset].includes(network) ? network : null,
    amount: asset && askedAmount(asset, amount, numberLocale),
    isToBank: link.has('bank'),
  };
}

/**
 * Begins the payment that a link asks for. Nothing of a former one stays, and what the link asks for holds for whom it names alone.
 * They stand in the field then, and are not chosen yet.
 */
export function beginLinkedPayment(link: URLSearchParams, numberLocale: NumberLocale): void {
  const { to, asset, network, amount, isToBank } = linkedPayment(link, numberLocale);
  beginDraft(asset && { to: to === '' ? null : to, asset, network, amount });
  // A payout is repeated to a saved account, which is chosen out of those: its whole number is in no history.
  if (isToBank) updateSendDraft({ mode: 'bank' });
  putRecipientText(to);
}
