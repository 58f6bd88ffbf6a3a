import type { NetworkId } from '../networks.ts';
import { formatCoinUri, parseCoinUri, schemeOf } from './coin-uri.ts';
import { formatEthereumUri, parseEthereumUri } from './ethereum-uri.ts';
import { normalizeAscii } from '../text/ascii-field.ts';
import { invalidUri, parseQuery, type ParsedPaymentUri, type PaymentUri } from './uri-parts.ts';

const uri = /^([a-z]+):([^?]*)(?:\?(.*))?$/is;
const LONGEST = 2000;

/**
 * What a payment URI asks for: `bitcoin:`, `litecoin:`, `dogecoin:` (BIP 21), `ethereum:` (EIP-681), `solana:` (Solana Pay), `tron:`
 * and `ripple:`. It only suggests: the person still sees and confirms each part. Its label and message are the sender's own words.
 */
export function parsePaymentUri(text: string): ParsedPaymentUri {
  const cleaned = normalizeAscii(text);
  if (cleaned.length > LONGEST) return invalidUri('malformed');
  const [, scheme, path, query] = uri.exec(cleaned) ?? [];
  if (scheme === undefined || path === undefined) return invalidUri('scheme');
  const parameters = parseQuery(query ?? '');
  if (!parameters) return invalidUri('malformed');
  const name = scheme.toLowerCase();
  if (name === 'ethereum') return parseEthereumUri(path, parameters);
  return parseCoinUri(name, path, parameters);
}

/** The URI of a payment, to be shown as a QR code; null for a network without one. */
export function formatPaymentUri(payment: PaymentUri & { readonly network: NetworkId }): string | null {
  return schemeOf(payment.network) ? formatCoinUri(payment) : formatEthereumUri(payment);
}
