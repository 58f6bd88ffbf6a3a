import type { AssetId } from '#contract/assets.ts';
import { bareUsername, normalizeAscii } from '#contract/text/ascii-field.ts';
import {
  $sendDraft,
  chooseAsset,
  clearSendDraft,
  emptySendDraft,
  onlyNetwork,
  sendNetworks,
  updateSendDraft,
  type Recipient,
  type SendDraft,
} from './send-draft.ts';

/** What was chosen before it is known whom to pay. */
export type PaymentPreset = NonNullable<SendDraft['preset']>;

/** Begins a payment. Nothing of a former one stays. @param preset what is chosen of it already; null for nothing. */
export function beginDraft(preset: PaymentPreset | null): void {
  clearSendDraft();
  if (preset) updateSendDraft({ preset });
}

/** What was chosen for whom a text names, before they are chosen; null for nothing. */
export function presetFor({ preset }: Pick<SendDraft, 'preset'>, text: string): PaymentPreset | null {
  return preset && (preset.to === null || preset.to.trim() === text.trim()) ? preset : null;
}

/** Chooses what is sent to the address that a text is, before that is the recipient: the address was there before the coin. */
export function presetForText(
  text: string,
  { asset, network }: Pick<PaymentPreset, 'asset' | 'network'>,
): void {
  updateSendDraft({ preset: { to: text, asset, network, amount: null } });
}

/** Whether a preset is for who was chosen. @param text what they were found by: a payment URI is no address itself. */
function isFor({ to }: PaymentPreset, chosen: Recipient, text: string): boolean {
  if (to === null) return true;
  const named = to.trim();
  switch (chosen.kind) {
    case 'user':
      return bareUsername(named) === bareUsername(chosen.username);
    case 'bank':
      return normalizeAscii(named).replace(/\s/g, '') === chosen.account_number;
    case 'address':
      // A payee may be chosen in place of the address that the text is: one that looks like theirs.
      return named === chosen.address || (chosen.payee === null && named === text.trim());
  }
}

const payeeOf = (one: Recipient) => (one.kind === 'user' ? null : (one.payee?.payee_id ?? null));

/** Whether it is the very same recipient: at an exchange another memo is another customer, and a saved address has its own network. */
function isSameRecipient(one: Recipient, other: Recipient): boolean {
  if (payeeOf(one) !== payeeOf(other)) return false;
  switch (one.kind) {
    case 'user':
      return other.kind === 'user' && one.username === other.username;
    case 'address':
      return other.kind === 'address' && one.address === other.address && one.memo === other.memo;
    case 'bank':
      return (
        other.kind === 'bank' &&
        one.bank_code === other.bank_code &&
        one.account_number === other.account_number
      );
  }
}

const modes = { user: 'people', address: 'address', bank: 'bank' } as const;

/** What is sent to somebody, as far as they or a preset decide it: a bank takes naira, a saved address its own asset and network. */
function broughtBy(chosen: Recipient, preset: PaymentPreset | null): Pick<SendDraft, 'asset' | 'network'> {
  if (chosen.kind === 'bank') return { asset: 'ngn', network: null };
  const wanted = preset?.asset ?? null;
  if (chosen.kind === 'user') return { asset: wanted, network: null };
  if (chosen.payee) return { asset: chosen.payee.asset, network: chosen.payee.network };
  if (wanted === null) return { asset: null, network: null };
  const possible = sendNetworks(wanted, chosen);
  const network = possible.find((one) => one === preset?.network) ?? onlyNetwork(wanted, chosen);
  return possible.length > 0 ? { asset: wanted, network } : { asset: null, network: null };
}

/**
 * Chooses who is paid: the one rule of what a draft may hold. Of another recipient than before nothing stays but what they or a
 * link brought; the very same one keeps all that was typed.
 * @param text what they were found by.
 */
export function chooseRecipient(chosen: Recipient, text = ''): void {
  const { recipient: former, preset } = $sendDraft.get();
  const meant = preset && isFor(preset, chosen, text) ? preset : null;
  const change = {
    mode: modes[chosen.kind],
    recipient: chosen,
    // What names no recipient holds for the next one too, but for its amount: nobody has seen that beside them.
    preset: preset?.to === null ? { ...preset, amount: null } : null,
  };
  if (former && isSameRecipient(former, chosen)) {
    updateSendDraft(change);
    if (meant?.to != null && meant.asset !== null) chooseAsset(meant.asset, meant.network);
    return;
  }
  const brought = broughtBy(chosen, meant);
  const memo = chosen.kind === 'address' ? chosen.memo : null;
  updateSendDraft({
    ...emptySendDraft,
    ...change,
    ...brought,
    // Another asset would make another sum of it.
    amount: (meant?.asset === brought.asset ? meant.amount : null) ?? emptySendDraft.amount,
    memo: memo === null ? emptySendDraft.memo : { choice: 'given', text: memo },
  });
}

const takes = (chosen: Recipient, asset: AssetId) =>
  chosen.kind === 'user' ||
  (chosen.kind === 'bank' ? asset === 'ngn' : sendNetworks(asset, chosen).length > 0);

/** Sends the market's coin to who is chosen. Does nothing where they don't take it. */
export function sendFixedAsset(asset: AssetId): void {
  const { recipient, asset: former } = $sendDraft.get();
  if (recipient && former !== asset && takes(recipient, asset)) chooseAsset(asset);
}

/** The market has chosen what is sent. Who can't take it is chosen anew: a bank takes no coin, an address none of other networks. */
export function fixAsset(asset: AssetId): void {
  const { recipient } = $sendDraft.get();
  if (recipient && !takes(recipient, asset)) beginDraft(null);
  else sendFixedAsset(asset);
}
