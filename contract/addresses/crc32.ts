const POLYNOMIAL = 0xedb88320;

/** CRC-32 as in ISO 3309 and zlib (RFC 1952, section 8), as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  }
  return ~remainder >>> 0;
}
