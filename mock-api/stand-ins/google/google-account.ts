import { createHash } from 'node:crypto';

/** Who has approved, as an ID token says it (OpenID Connect Core 1.0, section 5.1). */
export interface GoogleIdentity {
  /** Which account it is: the address can change, and be given to somebody else. */
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** The `sub` of the stand-in's account of an address: 21 digits, the same in every sandbox. */
export const googleSubOf = (account: string): string =>
  BigInt(`0x1${createHash('sha256').update(account.toLowerCase()).digest('hex').slice(0, 24)}`)
    .toString()
    .padEnd(21, '0')
    .slice(0, 21);
