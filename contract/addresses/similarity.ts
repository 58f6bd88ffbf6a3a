import { fixedPrefixes, type AddressFormat } from './formats.ts';

/** How many characters people compare at each end. */
const COMPARED = 4;
/** The name of a NEAR account's parent: `.near` is at the end of most. */
const nearParent = /\.[^.]+$/;
/** Letters of an EVM address differ in case by their checksum alone. */
const caseless: ReadonlySet<AddressFormat> = new Set<AddressFormat>(['evm', 'hedera']);

export type Similarity = 'warn' | 'critical';

function distinctPart(address: string, format: AddressFormat): string {
  const prefix = fixedPrefixes[format];
  const part = prefix ? address.replace(prefix, '') : address;
  return format === 'near' ? part.replace(nearParent, '') : part;
}

/**
 * How easily an address is taken for another, trusted one: scammers send dust from look-alikes, to be copied from a history. The rule
 * is Safe{Wallet}'s (`addressSimilarity.ts`): the same four characters at the front or at the back are a warning, at both ends
 * critical. What all addresses of the format begin with does not count.
 * @param a @param b normalized addresses of one format.
 * @returns null for addresses that are equal, or not alike.
 */
export function similarity(a: string, b: string, format: AddressFormat): Similarity | null {
  const [one, other] = caseless.has(format) ? [a.toLowerCase(), b.toLowerCase()] : [a, b];
  if (one === other) return null;
  const [first, second] = [distinctPart(one, format), distinctPart(other, format)];
  const front = first.slice(0, COMPARED) === second.slice(0, COMPARED);
  const back = first.slice(-COMPARED) === second.slice(-COMPARED);
  if (front && back) return 'critical';
  return front || back ? 'warn' : null;
}
