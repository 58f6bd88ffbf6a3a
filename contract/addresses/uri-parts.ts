import type { NetworkId } from '../networks.ts';

export interface PaymentUri {
  /** Null for an Ethereum URI without a chain id: any EVM network, which the person chooses. */
  readonly network: NetworkId | null;
  /** Normalized. */
  readonly address: string;
  /** In whole coins, or tokens where `token` is there; none if it was 0. */
  readonly amount?: string;
  /** The contract or mint of the token that is asked for; without it the network's own coin is. */
  readonly token?: string;
  /** What an Ethereum URI has instead of `amount` for a token: a whole number of its smallest units. */
  readonly tokenUnits?: string;
  readonly memo?: string;
  /** By which a merchant recognises a Solana Pay payment: it is not found without them. */
  readonly references?: readonly string[];
  readonly label?: string;
  readonly message?: string;
}

export interface InvalidUri {
  readonly ok: false;
  readonly code: 'uri_invalid';
  /** `unsupported` is a valid URI that asks for more than a payment, or requires what the wallet does not know. */
  readonly reason: 'scheme' | 'malformed' | 'address' | 'amount' | 'memo' | 'network' | 'unsupported';
}
export type ParsedPaymentUri = { readonly ok: true; readonly payment: PaymentUri } | InvalidUri;

export const invalidUri = (reason: InvalidUri['reason']): InvalidUri => ({
  ok: false,
  code: 'uri_invalid',
  reason,
});

/** The one key that may be repeated (Solana Pay). */
const REFERENCE = 'reference';

export interface UriQuery {
  readonly values: ReadonlyMap<string, string>;
  readonly references: readonly string[];
}

/**
 * The parameters of a query (RFC 3986), where `+` is a plus sign, unlike in a form. Null where the encoding is broken or a key comes
 * twice: two readers could then take different amounts from one QR code.
 */
export function parseQuery(query: string): UriQuery | null {
  const values = new Map<string, string>();
  const references: string[] = [];
  for (const parameter of query.split('&').filter((text) => text !== '')) {
    const [name = '', ...rest] = parameter.split('=');
    const [key, value] = [decode(name), decode(rest.join('='))];
    if (key === null || value === null || values.has(key)) return null;
    if (key === REFERENCE) references.push(value);
    else values.set(key, value);
  }
  return { values, references };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** `?a=1&b=2` of the parameters that have a value, or nothing. */
export function formatQuery(
  parameters: readonly (readonly [key: string, value: string | undefined])[],
): string {
  const pairs = parameters.flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Most digits of an amount before the point (contract/money.ts). */
const LONGEST_WHOLE = 30;
const decimal = /^(\d*)(?:\.(\d*))?(?:e(\d{0,2}))?$/i;

/**
 * A decimal number, with `exponents` one in scientific notation too, as whole units of `10 ** -scale`: exact, never rounded. Null where
 * it is no such number, or has more decimals than there are units.
 */
export function readUnits(text: string, scale: number, exponents = false): bigint | null {
  const [, whole = '', decimals = '', exponent] = decimal.exec(text) ?? [];
  if (whole + decimals === '' || (exponent !== undefined && !exponents)) return null;
  const shift = BigInt(exponent || '0') + BigInt(scale) - BigInt(decimals.replace(/0+$/, '').length);
  if (shift < 0n || whole.length + decimals.length > 2 * LONGEST_WHOLE) return null;
  const units = BigInt(whole + decimals.replace(/0+$/, '')) * 10n ** shift;
  return units < 10n ** BigInt(LONGEST_WHOLE + scale) ? units : null;
}
