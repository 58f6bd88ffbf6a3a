import { encode } from 'uqr';

/** Light modules around the code, without which scanners do not find it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

export interface QrModules {
  /** Modules of one side, quiet zone included. */
  readonly size: number;
  /** Rows from the top, true for a dark module. */
  readonly rows: readonly (readonly boolean[])[];
}

/**
 * Encodes a text as a QR code with error correction M (15 %), enough for a screen.
 * @throws for more than about 2,300 bytes, which no address or payment URI has.
 */
export function qrModules(text: string): QrModules {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, rows: data };
}
