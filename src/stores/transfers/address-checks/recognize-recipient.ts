import { assetNetworks, type NetworkId } from '#contract/networks.ts';
import { coinIds, type AssetId } from '#contract/assets.ts';
import type { AddressFault } from '#contract/addresses/parsed-address.ts';
import { addressFormats, formatsOf } from '#contract/addresses/formats.ts';
import { networksOf, parseAddress, parseNetworkAddress } from '#contract/addresses/parse-address.ts';
import { parsePaymentUri } from '#contract/addresses/payment-uri.ts';
import { bareUsername, normalizeAscii, withoutInvisible } from '#contract/text/ascii-field.ts';
import type { InvalidUri, PaymentUri } from '#contract/addresses/uri-parts.ts';
import { parseUrl } from '#src/intl/text/parse-url.ts';

export interface RecognizedAddress {
  readonly kind: 'address';
  /** Normalized: how it is shown, compared and sent. */
  readonly address: string;
  readonly networks: readonly NetworkId[];
  /** `none` where a mistyped character can't be noticed. */
  readonly checksum: 'full' | 'none';
  /** A destination tag or memo that came with it. */
  readonly memo: string | null;
  /** What a payment URI asks for; null for an address alone, and for a token that the URI names by its contract. */
  readonly asset: AssetId | null;
  /** Decimal string, in `asset`. */
  readonly amount: string | null;
}

/** What a typed, pasted or scanned text is, as far as that can be known without the API. */
export type RecognizedRecipient =
  | { readonly kind: 'empty' }
  /** A username, or the beginning of one, without the sign before it. */
  | { readonly kind: 'username'; readonly username: string }
  | RecognizedAddress
  /** Ten digits: an account number (NUBAN), whose bank has to be chosen. */
  | { readonly kind: 'account-number'; readonly digits: string }
  | PayLink
  /** Nearly an address. `at` is the group of four characters that is wrong, from 0, where that can be known. */
  | {
      readonly kind: 'invalid-address';
      readonly reason: AddressFault;
      readonly at: number | null;
      /** What its beginning looks like; null for nothing in particular. */
      readonly network: NetworkId | null;
    }
  | { readonly kind: 'invalid-uri'; readonly reason: InvalidUri['reason'] }
  /** Nothing that can be paid. `link`: what its links are that can't be followed; null for a text without one. */
  | { readonly kind: 'unknown'; readonly link: 'other' | 'several' | null };

/** A link of this site to pay somebody, or to pay a request, with what it asks for; null for what it does not name. */
export interface PayLink {
  readonly kind: 'pay-link';
  readonly to: string | null;
  readonly request: string | null;
  readonly asset: string | null;
  readonly amount: string | null;
}

const USERNAME = /^@?[a-z0-9]{1,10}$/i;
const ACCOUNT_NUMBER = /^\d{10}$/;
const SCHEME = /^(?:bitcoin|litecoin|dogecoin|ethereum|solana|tron|ripple):/i;
/**
 * The links in a text: they have no characters but ASCII's, and end before the mark that ends a sentence, and before the next one.
 */
const LINKS = /https?:\/\/(?:(?!https?:\/\/)[!-~])*(?!https?:\/\/)[\w/=&%@#~+-]/gi;
/** Shorter texts are words that are still being typed. */
const SHORTEST_ADDRESS = 20;
const PAY_LINK_PATH = '/w/send';

/**
 * The network whose addresses begin as a text does, and are as long, where only one family of addresses does and is. Letters that no
 * such address has are let through: they are what is wrong with it.
 */
const beginnings: readonly (readonly [RegExp, NetworkId])[] = [
  [/^0x/i, 'erc20'],
  [/^bc1/i, 'bitcoin'],
  [/^ltc1/i, 'litecoin'],
  [/^addr1/i, 'cardano'],
  [/^cosmos1/i, 'cosmos'],
  [/^0\.0\./, 'hedera'],
  [/^T[0-9A-Za-z]{25,37}$/, 'trc20'],
  [/^r[0-9A-Za-z]{23,37}$/, 'xrpl'],
  [/^D[0-9A-Za-z]{25,37}$/, 'dogecoin'],
  [/^1[0-9A-Za-z]{44,}$/, 'polkadot'],
  [/^[13][0-9A-Za-z]{23,37}$/, 'bitcoin'],
];

/**
 * Tells what somebody typed, pasted or scanned. It suggests only: nothing is paid to what it finds before the person has seen it.
 * @param origin of this site: a link to another one is no way to pay.
 */
export function recognizeRecipient(text: string, origin: string): RecognizedRecipient {
  const cleaned = normalizeAscii(text);
  if (cleaned === '') return { kind: 'empty' };
  // Before its links: a payment URI may carry some (BIP 78), or a text of whoever pays.
  if (SCHEME.test(cleaned)) {
    const parsed = parsePaymentUri(cleaned);
    return parsed.ok ? ofPayment(parsed.payment) : { kind: 'invalid-uri', reason: parsed.reason };
  }
  // A link in full width is one, too; in another text a full-width comma ends the link before it.
  const links = new Set(withoutInvisible(text).match(LINKS) ?? cleaned.match(LINKS));
  if (links.size > 0) return ofLinks(links, origin);
  if (ACCOUNT_NUMBER.test(cleaned.replace(/\s/g, '')))
    return { kind: 'account-number', digits: cleaned.replace(/\s/g, '') };
  if (USERNAME.test(cleaned)) return { kind: 'username', username: bareUsername(cleaned) };
  const address = addressIn(cleaned);
  if (address) return address;
  const compact = cleaned.replace(/\s/g, '');
  const likely = beginnings.find(([beginning]) => beginning.test(compact))?.[1] ?? null;
  if (likely === null && cleaned.length < SHORTEST_ADDRESS) return { kind: 'unknown', link: null };
  const fault = likely === null ? null : parseNetworkAddress(likely, cleaned);
  return fault && !fault.ok
    ? { kind: 'invalid-address', reason: fault.reason, at: fault.at ?? null, network: likely }
    : { kind: 'unknown', link: null };
}

/** The one link of a text, which may stand in a sentence as people share it; of several nobody knows which is meant. */
function ofLinks(links: ReadonlySet<string>, origin: string): RecognizedRecipient {
  if (links.size > 1) return { kind: 'unknown', link: 'several' };
  const [link = ''] = links;
  const url = parseUrl(link);
  if (url?.origin !== origin || url.pathname !== PAY_LINK_PATH) return { kind: 'unknown', link: 'other' };
  const [to = null, request = null, asset = null, amount = null] = ['to', 'request', 'asset', 'amount'].map(
    (name) => url.searchParams.get(name),
  );
  return to === null && request === null
    ? { kind: 'unknown', link: 'other' }
    : { kind: 'pay-link', to, request, asset, amount };
}

/** Every network that takes it, and what all their formats agree on. */
function addressIn(text: string): RecognizedAddress | null {
  const networks = networksOf(text);
  const [first] = networks;
  if (first === undefined) return null;
  const parsed = addressFormats
    .filter((format) => formatsOf(first).includes(format))
    .map((format) => parseAddress(format, text))
    .find(({ ok }) => ok);
  if (!parsed?.ok) return null;
  return {
    kind: 'address',
    address: parsed.normalized,
    networks,
    checksum: parsed.checksum,
    memo: parsed.tag ?? null,
    asset: null,
    amount: null,
  };
}

function ofPayment(payment: PaymentUri): RecognizedRecipient {
  const address = addressIn(payment.address);
  // A Solana Pay payment without its references is not found by who asks for it.
  if (!address || payment.references) return { kind: 'invalid-uri', reason: 'unsupported' };
  const networks = payment.network === null ? address.networks : [payment.network];
  const isToken = payment.token !== undefined;
  return {
    ...address,
    networks,
    memo: payment.memo ?? address.memo,
    asset: isToken || payment.network === null ? null : coinOf(payment.network),
    // What a token's URI asks for is an amount of something that we don't know.
    amount: isToken ? null : (payment.amount ?? null),
  };
}

/** The coin that a network's fees are paid in. */
const chainCoins: Readonly<Partial<Record<NetworkId, AssetId>>> = { arbitrum: 'eth', base: 'eth' };
const coinOf = (network: NetworkId): AssetId | null =>
  chainCoins[network] ?? coinIds.find((id) => assetNetworks[id][0] === network) ?? null;
