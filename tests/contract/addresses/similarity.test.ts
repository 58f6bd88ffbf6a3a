import { expect, test } from 'vitest';
import { similarity } from '#contract/addresses/similarity.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const zeros = '0'.repeat(36);

test.each([
  ['the same front after 0x', 'evm', evm, `0x5AaE${zeros}`, 'warn'],
  ['the same back', 'evm', evm, `0x${zeros}EaeD`, 'warn'],
  ['both ends', 'evm', evm, `0x5aae${zeros.slice(4)}eaed`, 'critical'],
  ['three characters only', 'evm', evm, `0x5aaf${zeros.slice(4)}faed`, null],
  ['the same address, all lower-case', 'evm', evm, evm.toLowerCase(), null],
  ['a prefix that all have', 'evm', evm, `0x${zeros}0001`, null],
  [
    'the prefix and the witness version of Bitcoin',
    'bitcoin_bech32',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv',
    null,
  ],
  [
    'the front after them',
    'bitcoin_bech32',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qw508cc6rahyvsazfdje0twl7ez82ndmuac2lhv',
    'warn',
  ],
  ['the T of Tron', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NPeeaaFB7K9cmo4uQpcU32zGK8G1NYq', null],
  [
    'four characters after the T of Tron',
    'tron',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'TR7NHPeaaFB7K9cmo4uQpcU32zGK8G1Nj6t',
    'warn',
  ],
  [
    'the case of Base58, which counts',
    'tron',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'Tr7nhPeaaFB7K9cmo4uQpcU32zGK8G1NYq',
    null,
  ],
  [
    'the first bytes of all older addresses of Cardano',
    'cardano',
    'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
    'Ae2tdPwUPEZ3DdaWu8jn553npu6jwEPAJiahruj3xQjPXxgoxfYDWusJz7x',
    null,
  ],
  ['the parent of NEAR accounts', 'near', 'alice.near', 'robert.near', null],
  ['two parents of one name', 'near', 'alice.near', 'alice.tg', 'critical'],
  ['the front of a name', 'near', 'alice.near', 'alicia.near', 'warn'],
  ['the shard and realm of Hedera', 'hedera', '0.0.123', '0.0.456', null],
  [
    'Solana, which has no prefix',
    'solana',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokezzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzVQ5DA',
    'critical',
  ],
] as const)('%s', (_, format, a, b, expected) => {
  expect(similarity(a, b, format)).toBe(expected);
  expect(similarity(b, a, format)).toBe(expected);
  expect(similarity(a, a, format)).toBeNull();
});
