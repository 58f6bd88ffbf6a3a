/**
 * Why a text is no address to send to. `unsupported` is valid on its chain but nothing that the wallet pays to, such as a stake
 * address; `malformed` has a right checksum around contents that the format does not know.
 */
export type AddressFault =
  | 'empty'
  | 'character'
  | 'length'
  | 'prefix'
  | 'mixed_case'
  | 'checksum'
  | 'malformed'
  | 'testnet'
  | 'unsupported';

export interface ValidAddress {
  readonly ok: true;
  /** How the address is shown and compared from here on. */
  readonly normalized: string;
  /** `none` where the text has no checksum: a mistyped character is not noticed. */
  readonly checksum: 'full' | 'none';
  /** The destination tag that an X-address of the XRP Ledger brings. */
  readonly tag?: string;
}

export interface InvalidAddress {
  readonly ok: false;
  readonly code: 'address_invalid';
  readonly reason: AddressFault;
  /** Which group of four characters is wrong, from 0, where that can be known. */
  readonly at?: number;
}

export type ParsedAddress = ValidAddress | InvalidAddress;

/** Addresses are shown in groups of four characters. */
const GROUP = 4;

export const valid = (normalized: string, checksum: ValidAddress['checksum']): ValidAddress => ({
  ok: true,
  normalized,
  checksum,
});

/** @param index where the wrong character is in the address without spaces; -1 where that is not known. */
export const invalid = (reason: AddressFault, index = -1): InvalidAddress => ({
  ok: false,
  code: 'address_invalid',
  reason,
  ...(index >= 0 && { at: Math.floor(index / GROUP) }),
});

/** The index of the first character that is not in the alphabet, or -1. */
export const indexOutside = (text: string, alphabet: string): number =>
  [...text].findIndex((character) => !alphabet.includes(character));
