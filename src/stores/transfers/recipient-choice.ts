import { assets, type AssetId } from '#contract/assets.ts';
import { isAmount, parseAmount } from '#contract/money.ts';
import { assetNetworks, isNetworkId } from '#contract/networks.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import type { Payee } from '#contract/payees.ts';
import type { Person } from '#contract/search.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { $preferences } from '../preferences/preferences.ts';
import type { RecognizedAddress } from './address-checks/recognize-recipient.ts';
import { loadRecognizer, setRecipientText } from './recipient-input.ts';
import {
  $sendDraft,
  chooseAsset,
  chooseRecipient,
  emptySendDraft,
  updateSendDraft,
  type SendDraft,
} from './send-draft.ts';

/** What people are sent whose payer has chosen nothing else. */
export const usualAsset = (): AssetId => $preferences.get().pay_with ?? 'ngn';

type BankRecipient = Extract<SendDraft['recipient'], { kind: 'bank' }>;

/** Pays somebody who was looked up by their exact username. */
export function choosePerson({ username, name, avatar_url, sent_count }: Omit<Person, 'last_sent_at'>): void {
  chooseRecipient({ kind: 'user', username, name, avatar_url, sent_count });
  if ($sendDraft.get().asset === null) chooseAsset(usualAsset());
  setRecipientText('');
}

/** Pays an address that was typed, pasted or scanned, with what its payment URI asks for. */
export function chooseAddress(recognized: RecognizedAddress, numberLocale: NumberLocale): void {
  const { address, networks, checksum, memo, asset, amount } = recognized;
  const only = networks.length === 1 ? networks[0] : undefined;
  if (asset !== null) chooseAsset(asset, only ?? null);
  chooseRecipient({ kind: 'address', address, networks: [...networks], checksum, memo, payee: null });
  if (amount !== null && asset !== null) presetAmount(asset, amount, numberLocale);
  setRecipientText('');
}

/** Pays somebody out of the book of payees. */
export async function choosePayee(payee: Payee): Promise<void> {
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
  const recognized = (await loadRecognizer())(address, location.origin);
  chooseRecipient({
    kind: 'address',
    address,
    networks: [network],
    checksum: recognized.kind === 'address' ? recognized.checksum : 'none',
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

/** Pays somebody what they ask for. */
export function acceptPaymentRequest(
  person: Omit<Person, 'last_sent_at'>,
  { request_id, asset, amount }: Pick<PaymentRequest, 'request_id' | 'asset' | 'amount'>,
  numberLocale: NumberLocale,
): void {
  choosePerson(person);
  chooseAsset(asset);
  presetAmount(asset, amount, numberLocale);
  updateSendDraft({ request_id });
}

/** Fills in an amount that a link or a request asks for; one that the asset can't have is left out. */
export function presetAmount(asset: AssetId, amount: string, numberLocale: NumberLocale): void {
  if (!isAmount(amount)) return;
  try {
    if (parseAmount(amount, assets[asset].scale) === 0n) return;
  } catch {
    return;
  }
  const typed = formatTypedAmount(amount, numberLocale, assets[asset].kind === 'fiat');
  updateSendDraft({ amount: { ...emptySendDraft.amount, typed, value: amount } });
}

/** Fills in what a link asks for, besides whom. */
export function presetAsset(
  { asset, network, amount }: { asset: AssetId; network: string | null; amount: string | null },
  numberLocale: NumberLocale,
): void {
  const known = network !== null && isNetworkId(network) ? network : null;
  chooseAsset(asset, known !== null && assetNetworks[asset].includes(known) ? known : null);
  if (amount !== null) presetAmount(asset, amount, numberLocale);
}
