import { indexOutside, invalid, valid, type ParsedAddress } from './parsed-address.ts';

const implicit = /^[0-9a-f]{64}$/;
/** NEAR's rule for account ids, without the length (nomicon.io, "Account"). */
const accountId = /^(?:(?:[a-z\d]+[-_])*[a-z\d]+\.)*(?:[a-z\d]+[-_])*[a-z\d]+$/;
/** By NEAR's rule a name too, under a parent that nobody has. */
const hederaAccount = /^0\.0\.\d/;
const SHORTEST = 2;
const LONGEST = 64;

/**
 * An account of NEAR: 64 hexadecimal digits, or a name such as `ada.near` (docs.near.org, "Account ID"). Neither has a checksum.
 * A name without a dot is refused: people can't create one, while usernames and other chains' lower-case addresses look like it.
 * @param text with the spaces that are in it: those in a name would join two names into a third.
 */
export function parseNearAddress(text: string): ParsedAddress {
  const compact = text.replace(/\s/g, '');
  if (implicit.test(compact)) return valid(compact, 'none');
  const outside = indexOutside(text, 'abcdefghijklmnopqrstuvwxyz0123456789-_.');
  if (outside >= 0) return invalid('character', outside);
  if (text.length < SHORTEST || text.length > LONGEST) return invalid('length');
  if (!accountId.test(text)) return invalid('malformed');
  if (text.endsWith('.testnet')) return invalid('testnet');
  return text.includes('.') && !hederaAccount.test(text) ? valid(text, 'none') : invalid('unsupported');
}
