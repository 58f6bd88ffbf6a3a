import { bech32, bech32m } from '@scure/base';
import { toAsciiLowerCase, toAsciiUpperCase } from '../text/ascii-field.ts';
import { indexOutside, invalid, type InvalidAddress } from './parsed-address.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CHECKSUM_CHARACTERS = 6;
const coders = { bech32, bech32m };
export type Bech32Encoding = keyof typeof coders;

/** The remainder that a text with a right checksum leaves (BIP 173, BIP 350). */
const remainders: Readonly<Record<Bech32Encoding, number>> = { bech32: 1, bech32m: 0x2bc830a3 };
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Shifts a 5-bit word into the remainder: one step of BIP 173's `bech32_polymod`. */
function shift(remainder: number, word: number): number {
  const top = remainder >>> 25;
  return generator.reduce(
    (sum, polynomial, bit) => ((top >>> bit) & 1 ? sum ^ polynomial : sum),
    ((remainder & 0x1ffffff) << 5) ^ word,
  );
}

/**
 * Where the one wrong character of a text is, or -1 if several are wrong. The checksum is linear: a wrong word changes the
 * remainder by an amount that depends on its place and on nothing else in the text. Only the place is told, since BIP 173 warns
 * against suggesting a correction.
 */
function indexOfError(text: string, prefix: string, encoding: Bech32Encoding): number {
  const codes = Array.from(prefix, (character) => character.charCodeAt(0));
  const words = Array.from(text.slice(prefix.length + 1), (character) => ALPHABET.indexOf(character));
  const input = [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31), ...words];
  const change = input.reduce(shift, 1) ^ remainders[encoding];
  for (let error = 1; error < 32; error++) {
    let expected = error;
    for (let index = text.length - 1; index > prefix.length; index--) {
      if (expected === change) return index;
      expected = shift(expected, 0);
    }
  }
  return -1;
}

/** The index of the first letter in the rarer case. */
function indexOfRarerCase(text: string): number {
  const upper = text.match(/[A-Z]/g) ?? [];
  const lower = text.match(/[a-z]/g) ?? [];
  return text.search(upper.length < lower.length ? /[A-Z]/ : /[a-z]/);
}

interface Bech32Rules {
  /** The human-readable part. */
  readonly prefix: string;
  /** The prefixes of the same chain's test networks. */
  readonly testnets: readonly string[];
  /** Which checksum the text has: SegWit's depends on the first word, its witness version. */
  readonly encodingOf?: (firstWord: number) => Bech32Encoding;
  readonly longest?: number;
}

/** The 5-bit words of a Bech32 (BIP 173) or Bech32m (BIP 350) text of one chain. */
export function decodeBech32(
  text: string,
  { prefix, testnets, encodingOf = () => 'bech32', longest = 90 }: Bech32Rules,
): readonly number[] | InvalidAddress {
  const lower = toAsciiLowerCase(text);
  if (text !== lower && text !== toAsciiUpperCase(text)) return invalid('mixed_case', indexOfRarerCase(text));
  if (!lower.startsWith(`${prefix}1`))
    return invalid(testnets.some((testnet) => lower.startsWith(`${testnet}1`)) ? 'testnet' : 'prefix');
  const data = lower.slice(prefix.length + 1);
  const outside = indexOutside(data, ALPHABET);
  if (outside >= 0) return invalid('character', prefix.length + 1 + outside);
  if (lower.length > longest || data.length <= CHECKSUM_CHARACTERS) return invalid('length');
  const encoding = encodingOf(ALPHABET.indexOf(data.charAt(0)));
  const decoded = coders[encoding].decodeUnsafe(lower, longest);
  return decoded ? decoded.words : invalid('checksum', indexOfError(lower, prefix, encoding));
}

/** 5-bit words as bytes; null where bits are left over (BIP 173, "Bech32 decoders"). */
export const toBytes = (words: readonly number[]): Uint8Array | null =>
  bech32.fromWordsUnsafe([...words]) ?? null;

/** The bytes of a Bech32 text that is nothing but bytes, unlike SegWit's. */
export function decodeBech32Bytes(text: string, rules: Bech32Rules): Uint8Array | InvalidAddress {
  const words = decodeBech32(text, rules);
  if ('ok' in words) return words;
  return toBytes(words) ?? invalid('malformed');
}
