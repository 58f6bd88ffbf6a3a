const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * A random UUID (RFC 9562, version 4). Browsers have `crypto.randomUUID` in secure contexts only, and a phone that opens the
 * development server over plain HTTP is in none.
 */
export function randomUuid(): string {
  // The types promise it everywhere.
  const { randomUUID } = crypto as Partial<Crypto>;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) =>
    hex(index === VERSION_BYTE ? (byte & 0x0f) | 0x40 : index === VARIANT_BYTE ? (byte & 0x3f) | 0x80 : byte),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
