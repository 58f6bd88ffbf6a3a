import { assets, type CoinId } from '../assets.ts';
import { formatAmount } from '../money.ts';
import type { NetworkId } from '../networks.ts';
import { checkMemo } from './memos.ts';
import { parseNetworkAddress } from './parse-address.ts';
import {
  formatQuery,
  invalidUri,
  readUnits,
  type ParsedPaymentUri,
  type PaymentUri,
  type UriQuery,
} from './uri-parts.ts';

interface CoinScheme {
  readonly scheme: string;
  readonly network: NetworkId;
  readonly coin: CoinId;
  /** The keys of what not every scheme has. */
  readonly memo?: string;
  readonly token?: string;
  readonly reference?: string;
}

/**
 * BIP 21 and what was modelled on it. Solana Pay: docs.solanapay.com/spec. The XRP Ledger has no standard: `dt` is from Ripple's
 * retired "Ripple URIs", which XLS-2 kept. Nor has Tron: `amount` is what wallets and shops write, some of them without the token
 * that they mean, so that the asset has to be confirmed.
 */
const schemes: readonly CoinScheme[] = [
  { scheme: 'bitcoin', network: 'bitcoin', coin: 'btc' },
  { scheme: 'litecoin', network: 'litecoin', coin: 'ltc' },
  { scheme: 'dogecoin', network: 'dogecoin', coin: 'doge' },
  {
    scheme: 'solana',
    network: 'solana',
    coin: 'sol',
    memo: 'memo',
    token: 'spl-token',
    reference: 'reference',
  },
  { scheme: 'tron', network: 'trc20', coin: 'trx', token: 'token' },
  { scheme: 'ripple', network: 'xrpl', coin: 'xrp', memo: 'dt' },
];
/** BIP 21: who does not know a parameter with this prefix must not pay. */
const REQUIRED = 'req-';
/** A token's decimals are not in the URI: as many as any amount may have (contract/money.ts). */
const TOKEN_SCALE = 24;

export const schemeOf = (network: NetworkId): CoinScheme | undefined =>
  schemes.find((scheme) => scheme.network === network);

/** The tag of a URI and the one inside of an X-address: null where they are at odds. */
function memoOf(
  network: NetworkId,
  given: string | undefined,
  tag: string | undefined,
): { memo?: string } | null {
  if (network !== 'xrpl') return given ? { memo: given } : {};
  const checked = checkMemo(network, given ?? '');
  if (!checked.ok) return null;
  const memo = checked.normalized ?? tag;
  if (tag !== undefined && memo !== tag) return null;
  return memo === undefined ? {} : { memo };
}

function amountOf(text: string | undefined, scale: number): { amount?: string } | null {
  if (text === undefined) return {};
  const units = readUnits(text, scale);
  if (units === null) return null;
  return units === 0n ? {} : { amount: formatAmount(units, scale) };
}

/** The payment that a URI of one of these schemes asks for. */
export function parseCoinUri(name: string, path: string, { values, references }: UriQuery): ParsedPaymentUri {
  const scheme = schemes.find((candidate) => candidate.scheme === name);
  if (!scheme) return invalidUri('scheme');
  const { network, coin } = scheme;
  // Solana Pay's other kind of URI names a server that composes a transaction.
  if (/^https(?::|%3a)/i.test(path)) return invalidUri('unsupported');
  if ([...values.keys()].some((key) => key.startsWith(REQUIRED))) return invalidUri('unsupported');
  const address = parseNetworkAddress(network, path);
  if (!address.ok) return invalidUri('address');
  const tokenText = scheme.token && values.get(scheme.token);
  const token = tokenText ? parseNetworkAddress(network, tokenText) : null;
  if (token && !token.ok) return invalidUri('address');
  const accounts = scheme.reference ? references : [];
  if (accounts.some((account) => !parseNetworkAddress(network, account).ok)) return invalidUri('malformed');
  const amount = amountOf(values.get('amount'), token ? TOKEN_SCALE : assets[coin].scale);
  if (!amount) return invalidUri('amount');
  const memo = memoOf(network, scheme.memo && values.get(scheme.memo), address.tag);
  if (!memo) return invalidUri('memo');
  const [label, message] = [values.get('label'), values.get('message')];
  const payment: PaymentUri = {
    network,
    address: address.normalized,
    ...amount,
    ...(token && { token: token.normalized }),
    ...memo,
    ...(accounts.length > 0 && { references: accounts }),
    ...(label && { label }),
    ...(message && { message }),
  };
  return { ok: true, payment };
}

/** The URI of a payment on one of these networks; null where it can't say all of it. */
export function formatCoinUri(payment: PaymentUri & { readonly network: NetworkId }): string | null {
  const scheme = schemeOf(payment.network);
  if (!scheme) return null;
  const { token, memo, reference } = scheme;
  const parameters = [
    ['amount', payment.amount],
    [token, payment.token],
    ...(payment.references ?? []).map((account) => [reference, account] as const),
    ['label', payment.label],
    ['message', payment.message],
    [memo, payment.memo],
  ] as const;
  const known = parameters.flatMap(([key, value]) => (key === undefined ? [] : [[key, value] as const]));
  if (parameters.some(([key, value]) => key === undefined && value !== undefined)) return null;
  const query = formatQuery(known);
  return `${scheme.scheme}:${payment.address}${query}`;
}
