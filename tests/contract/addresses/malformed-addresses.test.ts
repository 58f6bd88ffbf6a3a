import { base58, base58xrp, bech32, bech32m } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { crc32 } from '#contract/addresses/crc32.ts';
import { parseAddress } from '#contract/addresses/parse-address.ts';

// Addresses whose checksum is right and whose contents are not.

const account = new Uint8Array(20).fill(7);
const hash = new Uint8Array(28).fill(7);
const check = (payload: Uint8Array) => concatBytes(payload, sha256(sha256(payload)).subarray(0, 4));

/** An X-address with a flag and the eight bytes behind it. */
const xAddress = (flag: number, tag: string) =>
  base58xrp.encode(check(concatBytes(hexToBytes('0544'), account, Uint8Array.of(flag), hexToBytes(tag))));

test('an X-address has no tag, or one of 32 bits', () => {
  expect(parseAddress('xrp', xAddress(0, '0000000000000000'))).toMatchObject({ ok: true });
  expect(parseAddress('xrp', xAddress(1, 'ffffffff00000000'))).toMatchObject({ ok: true, tag: '4294967295' });
  expect(parseAddress('xrp', xAddress(1, '0000000001000000'))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('xrp', xAddress(2, '0100000000000000'))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('xrp', xAddress(0, '0100000000000000'))).toMatchObject({ reason: 'malformed' });
});

/** A Shelley address with the prefix of mainnet. */
const shelley = (header: number, ...parts: readonly Uint8Array[]) =>
  bech32.encode('addr', bech32.toWords(concatBytes(Uint8Array.of(header), ...parts)), 120);

test('a Shelley address is of mainnet and as long as its type says', () => {
  expect(parseAddress('cardano', shelley(0x61, hash))).toMatchObject({ ok: true });
  expect(parseAddress('cardano', shelley(0x01, hash, hash))).toMatchObject({ ok: true });
  expect(parseAddress('cardano', shelley(0x60, hash))).toMatchObject({ reason: 'testnet' });
  expect(parseAddress('cardano', shelley(0x61, hash, hash))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('cardano', shelley(0x01, hash))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('cardano', shelley(0x91, hash))).toMatchObject({ reason: 'malformed' });
});

/** A Byron address around a payload of less than 256 bytes. */
function byron(payload: string): string {
  const bytes = hexToBytes(payload);
  const checksum = new Uint8Array(4);
  new DataView(checksum.buffer).setUint32(0, crc32(bytes));
  return base58.encode(
    concatBytes(hexToBytes('82d81858'), Uint8Array.of(bytes.length), bytes, Uint8Array.of(0x1a), checksum),
  );
}
const root = `581c${'07'.repeat(28)}`;

test('a Byron address is of mainnet and pays to a key', () => {
  expect(parseAddress('cardano', byron(`83${root}a000`))).toMatchObject({ ok: true });
  expect(parseAddress('cardano', byron(`83${root}a10243010203` + '00'))).toMatchObject({ reason: 'testnet' });
  expect(parseAddress('cardano', byron(`83${root}a002`))).toMatchObject({ reason: 'unsupported' });
  expect(parseAddress('cardano', byron(`83581b${'07'.repeat(27)}a000`))).toMatchObject({
    reason: 'malformed',
  });
  expect(parseAddress('cardano', byron(`83${root}a00000`))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('cardano', byron(`83${root}a1`))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('cardano', byron(`83${root}`))).toMatchObject({ reason: 'malformed' });
});

test('a SegWit program has a length that its version knows', () => {
  const address = (version: number, length: number) =>
    (version === 0 ? bech32 : bech32m).encode('bc', [
      version,
      ...bech32.toWords(new Uint8Array(length).fill(7)),
    ]);
  expect(parseAddress('bitcoin_bech32', address(0, 20))).toMatchObject({ ok: true });
  expect(parseAddress('bitcoin_bech32', address(0, 24))).toMatchObject({ reason: 'malformed' });
  expect(parseAddress('bitcoin_bech32', address(1, 32))).toMatchObject({ ok: true });
  expect(parseAddress('bitcoin_bech32', address(1, 20))).toMatchObject({ reason: 'unsupported' });
  expect(parseAddress('bitcoin_bech32', address(2, 32))).toMatchObject({ reason: 'unsupported' });
  expect(parseAddress('bitcoin_bech32', address(17, 32))).toMatchObject({ reason: 'malformed' });
});

test('an account of Cosmos has 20 bytes or 32', () => {
  const address = (length: number) => bech32.encode('cosmos', bech32.toWords(new Uint8Array(length).fill(7)));
  expect(parseAddress('cosmos', address(20))).toMatchObject({ ok: true });
  expect(parseAddress('cosmos', address(32))).toMatchObject({ ok: true });
  expect(parseAddress('cosmos', address(21))).toMatchObject({ reason: 'malformed' });
});
