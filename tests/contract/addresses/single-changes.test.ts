import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFormats, type AddressFormat } from '#contract/addresses/formats.ts';
import { detectFormats, parseAddress } from '#contract/addresses/parse-address.ts';
import { sized } from '../../tier.ts';
import { validVectors } from './valid-vectors.ts';

const SEED = 20_261_123;
const CHANGES = sized(1000, 20_000);
const TEXTS = sized(5000, 100_000);

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
/** The characters of each format: a wrong one among these is not noticed by the alphabet. */
const alphabets: Readonly<Record<AddressFormat, string>> = {
  bitcoin_base58: base58,
  bitcoin_bech32: bech32,
  litecoin_base58: base58,
  litecoin_bech32: bech32,
  dogecoin: base58,
  evm: '0123456789abcdefABCDEF',
  solana: base58,
  tron: base58,
  xrp: base58,
  cardano: base58 + bech32,
  polkadot: base58,
  cosmos: bech32,
  near: '0123456789abcdef',
  icp: '0123456789abcdef',
  hedera: '0123456789abcdefghijklmnopqrstuvwxyz',
};

const characterOf = (alphabet: string) => fc.constantFrom(...alphabet);

/** One character of the text exchanged for another of the alphabet. */
const changeOf = (text: string, alphabet: string) =>
  fc
    .tuple(fc.nat(text.length - 1), characterOf(alphabet))
    .filter(([index, character]) => text[index] !== character)
    .map(([index, character]) => text.slice(0, index) + character + text.slice(index + 1));

/** The share of single-character changes that are not read as some other address. */
function caughtShare(format: AddressFormat, checksum: 'full' | 'none'): number | null {
  const texts = validVectors[format].filter((vector) => (vector.checksum ?? 'full') === checksum);
  if (texts.length === 0) return null;
  let caught = 0;
  let total = 0;
  for (const { text, normalized = text } of texts)
    for (const changed of fc.sample(changeOf(text, alphabets[format]), {
      seed: SEED,
      numRuns: Math.ceil(CHANGES / texts.length),
    })) {
      const parsed = parseAddress(format, changed);
      total++;
      if (!parsed.ok || parsed.normalized === normalized) caught++;
    }
  return (caught / total) * 100;
}

describe('a mistyped character', () => {
  test('is caught wherever an address has a checksum', () => {
    const shares = addressFormats.map((format) => ({
      format,
      'with a checksum': caughtShare(format, 'full'),
      without: caughtShare(format, 'none'),
    }));
    console.table(shares);
    for (const { format, 'with a checksum': share, without } of shares) {
      if (share !== null) expect(share, format).toBeGreaterThanOrEqual(99.9);
      // Nothing to expect of a format without a checksum, but that it was measured.
      expect(share ?? without, format).not.toBeNull();
    }
  });

  test('is always caught in Bech32, and its place is told', () => {
    for (const format of ['bitcoin_bech32', 'litecoin_bech32', 'cosmos'] as const)
      for (const { normalized, text } of validVectors[format].slice(0, sized(1, 10))) {
        const address = normalized ?? text;
        const first = address.indexOf('1') + 1;
        for (let index = first; index < address.length; index++)
          for (const character of bech32) {
            if (character === address[index]) continue;
            const parsed = parseAddress(
              format,
              address.slice(0, index) + character + address.slice(index + 1),
            );
            expect(parsed.ok).toBe(false);
            // The first character of SegWit is its version, which says which checksum to expect.
            if (!parsed.ok && index > first)
              expect(parsed).toMatchObject({ reason: 'checksum', at: Math.floor(index / 4) });
          }
      }
  });
});

test('no text makes it throw', () => {
  const known = Object.values(validVectors).flatMap((vectors) => vectors.map(({ text }) => text));
  const text = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 130 }),
    fc.string({ unit: characterOf(base58), minLength: 20, maxLength: 120 }),
    fc.string({ unit: characterOf(bech32), minLength: 10, maxLength: 100 }).map((data) => `bc1${data}`),
    fc.string({ unit: characterOf('0123456789abcdef.-'), maxLength: 70 }),
    fc.constantFrom(...known).chain((address) => changeOf(address, base58 + '. 01\u0000é')),
    fc.tuple(fc.constantFrom(...known), fc.nat(60)).map(([address, length]) => address.slice(0, length)),
  );
  fc.assert(
    fc.property(text, (input) => {
      expect(Array.isArray(detectFormats(input))).toBe(true);
    }),
    { seed: SEED, numRuns: TEXTS },
  );
});
