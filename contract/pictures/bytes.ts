/** What the reader of one format finds. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly isBare: boolean;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The four letters that name a part of a file; fewer at its end. */
export const tagAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
