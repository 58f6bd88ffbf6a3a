import { crc32 } from './crc32.ts';
import type { AddressFault } from './parsed-address.ts';

/** CBOR (RFC 8949): major types in the upper three bits of an item's first byte. */
const UNSIGNED = 0;
const BYTE_STRING = 2;
const ARRAY = 4;
const MAP = 5;
const TAG = 6;

const ENCODED_CBOR = 24;
const HASH_BYTES = 28;
const NETWORK_MAGIC = 2;
const KEY_TYPE = 0;

/** Reads the few kinds of CBOR items that an address has, each of the length that is expected; null where there is another. */
class CborReader {
  #offset = 0;
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#offset === this.#bytes.length;
  }

  /** The number in an item's head: a value, a length, or a tag. */
  head(majorType: number): number | null {
    const first = this.#bytes[this.#offset] ?? 0xff;
    const short = first & 31;
    const size = short < 24 ? 0 : 2 ** (short - 24);
    if (first >>> 5 !== majorType || size > 4 || this.#offset + 1 + size > this.#bytes.length) return null;
    const value = this.#bytes.subarray(this.#offset + 1, this.#offset + 1 + size);
    this.#offset += 1 + size;
    return size === 0 ? short : value.reduce((sum, byte) => sum * 256 + byte, 0);
  }

  byteString(): Uint8Array | null {
    const length = this.head(BYTE_STRING);
    if (length === null || this.#offset + length > this.#bytes.length) return null;
    this.#offset += length;
    return this.#bytes.subarray(this.#offset - length, this.#offset);
  }
}

/** The payload of an address: a hash, attributes, and a type. The network is named on test networks alone (CIP-19). */
function faultOfPayload(payload: Uint8Array): AddressFault | null {
  const cbor = new CborReader(payload);
  if (cbor.head(ARRAY) !== 3 || cbor.byteString()?.length !== HASH_BYTES) return 'malformed';
  const attributes = cbor.head(MAP) ?? -1;
  if (attributes < 0 || attributes > 2) return 'malformed';
  let testnet = false;
  for (let read = 0; read < attributes; read++) {
    if (cbor.head(UNSIGNED) === NETWORK_MAGIC) testnet = true;
    if (!cbor.byteString()) return 'malformed';
  }
  const type = cbor.head(UNSIGNED);
  if (type === null || !cbor.atEnd) return 'malformed';
  if (testnet) return 'testnet';
  return type === KEY_TYPE ? null : 'unsupported';
}

/** What is wrong with the bytes of a Byron address, CBOR inside of CBOR with a CRC-32 (CIP-19, "Byron addresses"), or null. */
export function readByronAddress(bytes: Uint8Array): AddressFault | null {
  const cbor = new CborReader(bytes);
  if (cbor.head(ARRAY) !== 2 || cbor.head(TAG) !== ENCODED_CBOR) return 'prefix';
  const payload = cbor.byteString();
  const checksum = cbor.head(UNSIGNED);
  if (!payload || checksum === null || !cbor.atEnd) return 'checksum';
  return checksum === crc32(payload) ? faultOfPayload(payload) : 'checksum';
}
