import { parseEvmAddress } from './evm.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

/** Mainnet has one shard and one realm, both 0. */
const account = /^(0\.0\.[1-9]\d*)(?:-([a-z]{5}))?$/;
const LARGEST = 2n ** 63n - 1n;
const MAINNET_LEDGER_ID = 0;
const P3 = 26 ** 3;
const P5 = 26 ** 5;

/** The checksum of an account of mainnet, five letters (HIP-15; the names are those of its pseudo-code). */
function checksumOf(address: string): string {
  const digits = Array.from(address, (character) =>
    character === '.' ? 10 : '0123456789'.indexOf(character),
  );
  const ledger = [MAINNET_LEDGER_ID, 0, 0, 0, 0, 0, 0];
  const weighted = (values: readonly number[], modulus: number) =>
    values.reduce((sum, value) => (sum * 31 + value) % modulus, 0);
  const sumOf = (parity: number) =>
    digits.reduce((sum, digit, index) => (index % 2 === parity ? (sum + digit) % 11 : sum), 0);
  const c =
    ((((digits.length % 5) * 11 + sumOf(0)) * 11 + sumOf(1)) * P3 +
      weighted(digits, P3) +
      weighted(ledger, P5)) %
    P5;
  let checksum = (c * 1_000_003) % P5;
  let letters = '';
  for (let place = 0; place < 5; place++) {
    letters = String.fromCharCode(97 + (checksum % 26)) + letters;
    checksum = Math.floor(checksum / 26);
  }
  return letters;
}

/**
 * An account of Hedera: `0.0.123`, with or without HIP-15's checksum, or an EVM address, which a transfer accepts as the alias of an
 * account and which it creates where there is none yet (HIP-583, HIP-32).
 */
export function parseHederaAddress(text: string): ParsedAddress {
  if (/^0x/i.test(text)) return parseEvmAddress(text.replace(/\s/g, ''));
  const index = text.search(/[^0-9a-z.-]/);
  if (index >= 0) return invalid('character', index);
  const [, address, checksum] = account.exec(text) ?? [];
  if (address === undefined) return invalid(text.startsWith('0.0.') ? 'malformed' : 'prefix');
  if (BigInt(address.slice('0.0.'.length)) > LARGEST) return invalid('length');
  if (checksum === undefined) return valid(address, 'none');
  return checksum === checksumOf(address) ? valid(address, 'full') : invalid('checksum');
}
