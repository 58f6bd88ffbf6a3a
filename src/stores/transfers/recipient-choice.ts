import { assets, type AssetId } from '#contract/assets.ts';
import { isAmount, parseAmount } from '#contract/money.ts';
import { isNetworkId } from '#contract/networks.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import type { Payee } from '#contract/payees.ts';
import type { Person } from '#contract/search.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { $preferences } from '../preferences/preferences.ts';
import type { RecognizedAddress } from './address-checks/recognize-recipient.ts';
import { beginDraft, chooseRecipient } from './choose-recipient.ts';
import { $recipientInput, setRecipientText } from './recipient-input.ts';
import { rememberedAsset } from './remembered-assets.ts';
import {
  $sendDraft,
  chooseAsset,
  emptySendDraft,
  updateSendDraft,
  type Recipient,
  type SendDraft,
} from './send-draft.ts';

/** What people are sent whose payer has chosen nothing else. */
const usualAsset = (): AssetId => $preferences.get().pay_with ?? 'ngn';

type BankRecipient = Extract<Recipient, { kind: 'bank' }>;

/** Pays somebody who was looked up by their exact username. */
export function choosePerson({ username, name, avatar_url, sent_count }: Omit<Person, 'last_sent_at'>): void {
  chooseRecipient({ kind: 'user', username, name, avatar_url, sent_count });
  if ($sendDraft.get().asset === null) chooseAsset(rememberedAsset(username) ?? usualAsset());
  setRecipientText('');
}

/** Pays an address that was typed, pasted or scanned, with what its payment URI asks for. */
export function chooseAddress(recognized: RecognizedAddress, numberLocale: NumberLocale): void {
  const { address, networks, memo, asset, amount } = recognized;
  const only = networks.length === 1 ? networks[0] : undefined;
  chooseRecipient(
    { kind: 'address', address, networks: [...networks], memo, payee: null },
    $recipientInput.get().text,
  );
  if (asset !== null) {
    chooseAsset(asset, only ?? null);
    if (amount !== null) presetAmount(asset, amount, numberLocale);
  }
  setRecipientText('');
}

/** Pays somebody out of the book of payees. */
export function choosePayee(payee: Payee): void {
  const { payee_id, label } = payee;
  if (payee.kind === 'bank') {
    const { bank_code, bank_name, account_number, account_name } = payee;
    chooseBankAccount({
      bank_code,
      bank_name,
      account_number,
      account_name,
      // It was judged when it was saved; the price judges it again.
      name_match: 'full',
      payee: { payee_id, label },
    });
    return;
  }
  const { asset, network, address, memo } = payee;
  if (!isNetworkId(network)) throw new TypeError(`A payee on an unknown network: ${network}`);
  chooseRecipient({
    kind: 'address',
    address,
    networks: [network],
    memo,
    payee: { payee_id, label, asset, network },
  });
  setRecipientText('');
}

/** Pays an account whose name the bank has given. */
export function chooseBankAccount(account: Omit<BankRecipient, 'kind'>): void {
  chooseRecipient({ kind: 'bank', ...account });
  setRecipientText('');
}

/** Pays somebody what they ask for: a payment of its own, unless it is the one that was begun. */
export function acceptPaymentRequest(
  person: Omit<Person, 'last_sent_at'>,
  { request_id, asset, amount }: Pick<PaymentRequest, 'request_id' | 'asset' | 'amount'>,
  numberLocale: NumberLocale,
): void {
  if ($sendDraft.get().request_id !== request_id) beginDraft(null);
  choosePerson(person);
  chooseAsset(asset);
  presetAmount(asset, amount, numberLocale);
  updateSendDraft({ request_id });
}

/** Fills in an amount that a payment URI or a request asks for; one that the asset can't have is left out. */
function presetAmount(asset: AssetId, amount: string, numberLocale: NumberLocale): void {
  const asked = askedAmount(asset, amount, numberLocale);
  if (asked) updateSendDraft({ amount: asked });
}

/** An amount of an asset that was asked for, as a draft has it; null for one that the asset can't have. */
export function askedAmount(
  asset: AssetId,
  amount: string,
  numberLocale: NumberLocale,
): SendDraft['amount'] | null {
  if (!isAmount(amount)) return null;
  try {
    if (parseAmount(amount, assets[asset].scale) === 0n) return null;
  } catch {
    return null;
  }
  const typed = formatTypedAmount(amount, numberLocale, assets[asset].kind === 'fiat');
  return { ...emptySendDraft.amount, typed, value: amount };
}
