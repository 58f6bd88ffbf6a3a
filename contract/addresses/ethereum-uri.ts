import { formatAmount } from '../money.ts';
import { networkIds, type NetworkId } from '../networks.ts';
import { parseAddress } from './parse-address.ts';
import {
  formatQuery,
  invalidUri,
  readUnits,
  type ParsedPaymentUri,
  type PaymentUri,
  type UriQuery,
} from './uri-parts.ts';

/** The chain ids of EIP-155, from the list at ethereum-lists/chains. */
const chainIds: Readonly<Partial<Record<NetworkId, string>>> = {
  erc20: '1',
  bep20: '56',
  polygon: '137',
  avalanche: '43114',
  fantom: '250',
  vechain: '100009',
  arbitrum: '42161',
  base: '8453',
};
/** Every one of these networks counts its coin in units of 10 ** -18. */
const SCALE = 18;
const target = /^(?:pay-)?([^@/-]+)(?:@(\d+))?(?:\/([^/]+))?$/;

const networkOfChain = (chainId: string) => networkIds.find((network) => chainIds[network] === chainId);

/** EIP-681's number, a whole one that may be in scientific notation: `2.014e18`. */
const readInteger = (text: string) => readUnits(text.replace(/^\+/, ''), 0, true);

/** A call of ERC-20's `transfer`: the path is the token's contract, and the recipient a parameter. */
function parseTransfer(network: NetworkId | null, contract: string, { values }: UriQuery): ParsedPaymentUri {
  const token = parseAddress('evm', contract);
  const address = parseAddress('evm', values.get('address') ?? '');
  if (!token.ok || !address.ok) return invalidUri('address');
  const units = readInteger(values.get('uint256') ?? '0');
  if (units === null || readInteger(values.get('value') ?? '0') !== 0n) return invalidUri('amount');
  const payment = { network, address: address.normalized, token: token.normalized };
  return { ok: true, payment: units === 0n ? payment : { ...payment, tokenUnits: units.toString() } };
}

/**
 * The payment that an `ethereum:` URI asks for (EIP-681): of the chain's coin, or of a token by `transfer`. Names of ENS are refused,
 * as are calls of other functions; suggestions for gas are ignored.
 */
export function parseEthereumUri(path: string, query: UriQuery): ParsedPaymentUri {
  const [, address, chainId, call] = target.exec(path) ?? [];
  if (address === undefined) return invalidUri('address');
  const network = chainId === undefined ? null : networkOfChain(chainId);
  if (network === undefined) return invalidUri('network');
  if (call === 'transfer') return parseTransfer(network, address, query);
  if (call !== undefined) return invalidUri('unsupported');
  const parsed = parseAddress('evm', address);
  if (!parsed.ok) return invalidUri('address');
  const wei = readInteger(query.values.get('value') ?? '0');
  if (wei === null) return invalidUri('amount');
  const payment = { network, address: parsed.normalized };
  return { ok: true, payment: wei === 0n ? payment : { ...payment, amount: formatAmount(wei, SCALE) } };
}

/** The URI of a payment on an EVM network, with its chain id; null for another network, and for what a URI can't say. */
export function formatEthereumUri(payment: PaymentUri & { readonly network: NetworkId }): string | null {
  const chainId = chainIds[payment.network];
  if (chainId === undefined || payment.memo !== undefined) return null;
  if (payment.token === undefined) {
    const value = payment.amount === undefined ? undefined : `${payment.amount}e${SCALE}`;
    return `ethereum:${payment.address}@${chainId}${formatQuery([['value', value]])}`;
  }
  if (payment.amount !== undefined) return null;
  const query = formatQuery([
    ['address', payment.address],
    ['uint256', payment.tokenUnits],
  ]);
  return `ethereum:${payment.token}@${chainId}/transfer${query}`;
}
