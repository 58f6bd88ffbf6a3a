import { assetIds, type AssetId } from '#contract/assets.ts';
import { assetNetworks, type NetworkId } from '#contract/networks.ts';
import type {
  RecognizedAddress,
  RecognizedRecipient,
} from '#src/stores/transfers/address-checks/recognize-recipient.ts';
import { payLinkParameters } from '#src/stores/transfers/pay-link-parameters.ts';

/** What is wrong with a code that is nearly a payment. */
export type ScanFault =
  | 'damagedAddress'
  | 'testnet'
  | 'unsupportedAddress'
  | 'malformed'
  | 'amount'
  | 'memo'
  | 'network'
  | 'unsupported';

/** What follows from a scanned text. */
export type ScanOutcome =
  /** `query` opens the screen for sending: `?to=%40ada`. */
  | { readonly kind: 'payment'; readonly query: string }
  /** It can't be paid with the coin that is being sent. `asset` is the only coin that it can be paid with, or null. */
  | {
      readonly kind: 'otherCoin';
      readonly chosen: AssetId;
      readonly asset: AssetId | null;
      readonly networks: readonly NetworkId[];
      readonly query: string;
    }
  | { readonly kind: 'invalid'; readonly fault: ScanFault }
  | { readonly kind: 'noPayment'; readonly text: string; readonly isLink: boolean };

const LINK = /^(?:https?:\/\/|www\.)/i;

/**
 * Decides what a scanned text leads to.
 * @param recognized what the text is.
 * @param chosen the coin that is being sent already; null for none.
 */
export function scanOutcome(
  text: string,
  recognized: RecognizedRecipient,
  chosen: AssetId | null,
): ScanOutcome {
  const scanned = text.trim();
  switch (recognized.kind) {
    case 'username':
      return payment({ to: `@${recognized.username}` });
    case 'account-number':
      return payment({ to: recognized.digits });
    case 'pay-link':
      return payment(payLinkParameters(recognized));
    case 'address':
      return addressOutcome(scanned, recognized, chosen);
    case 'invalid-address':
      return { kind: 'invalid', fault: addressFaults[recognized.reason] ?? 'damagedAddress' };
    case 'invalid-uri':
      return { kind: 'invalid', fault: uriFaults[recognized.reason] ?? 'malformed' };
    case 'empty':
    case 'unknown':
      return { kind: 'noPayment', text: scanned, isLink: LINK.test(scanned) };
  }
}

type Reason<Kind> =
  Extract<RecognizedRecipient, { kind: Kind }> extends { readonly reason: infer Code extends string }
    ? Code
    : never;
const addressFaults: Readonly<Partial<Record<Reason<'invalid-address'>, ScanFault>>> = {
  testnet: 'testnet',
  unsupported: 'unsupportedAddress',
};
const uriFaults: Readonly<Partial<Record<Reason<'invalid-uri'>, ScanFault>>> = {
  address: 'damagedAddress',
  amount: 'amount',
  memo: 'memo',
  network: 'network',
  unsupported: 'unsupported',
};

type Parameters = Readonly<Partial<Record<'to' | 'request' | 'asset' | 'amount', string>>>;

function payment(parameters: Parameters): ScanOutcome {
  return { kind: 'payment', query: queryOf(parameters) };
}

const queryOf = (parameters: Parameters) => `?${new URLSearchParams(parameters).toString()}`;

function addressOutcome(text: string, address: RecognizedAddress, chosen: AssetId | null): ScanOutcome {
  if (chosen === null || assetNetworks[chosen].length === 0) return payment({ to: text });
  const isAskedFor = address.asset === null || address.asset === chosen;
  // A wallet's code for an account names the network's own coin, and takes others on it: only an amount is of that coin alone.
  if (reaches(chosen, address) && (isAskedFor || address.amount === null))
    return payment(isAskedFor ? { to: text } : { to: text, asset: chosen });
  const payable = assetIds.filter((id) => reaches(id, address));
  const asset = address.asset ?? (payable.length === 1 ? (payable[0] ?? null) : null);
  return {
    kind: 'otherCoin',
    chosen,
    asset,
    networks: address.networks,
    query: queryOf({ to: text, ...(asset && { asset }) }),
  };
}

const reaches = (asset: AssetId, { networks }: RecognizedAddress) =>
  assetNetworks[asset].some((network) => networks.includes(network));
