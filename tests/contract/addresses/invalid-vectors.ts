import type { AddressFormat } from '#contract/addresses/formats.ts';
import type { AddressFault } from '#contract/addresses/parsed-address.ts';

interface InvalidVector {
  readonly text: string;
  readonly reason: AddressFault;
  readonly at?: number;
}

export const invalidVectors: Readonly<Record<AddressFormat, readonly InvalidVector[]>> = {
  bitcoin_base58: [
    { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', reason: 'checksum' },
    { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div', reason: 'length' },
    { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNO', reason: 'character', at: 8 },
    { text: 'mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', reason: 'testnet' }, // Bitcoin Core
    { text: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', reason: 'prefix' },
  ],
  bitcoin_bech32: [
    // BIP 173 and BIP 350, invalid addresses.
    { text: 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', reason: 'prefix' },
    { text: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', reason: 'checksum' },
    { text: 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', reason: 'malformed' },
    {
      text: 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
      reason: 'character',
      at: 14,
    },
    { text: 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', reason: 'malformed' },
    { text: 'bc1pw5dgrnzv', reason: 'malformed' },
    { text: 'bc1gmk9yu', reason: 'length' },
    { text: 'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', reason: 'testnet' }, // Bitcoin Core
    // BIP 350, valid ones of versions and lengths that nothing defines yet.
    {
      text: 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      reason: 'unsupported',
    },
    { text: 'BC1SW50QGDZ25J', reason: 'unsupported' },
    { text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xW7kv8f3t4', reason: 'mixed_case', at: 8 },
    { text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', reason: 'checksum', at: 10 },
    { text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3', reason: 'checksum' },
  ],
  litecoin_base58: [
    { text: '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', reason: 'prefix' },
    { text: 'QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z', reason: 'testnet' }, // Litecoin Core
    { text: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7Rib', reason: 'length' },
  ],
  litecoin_bech32: [
    { text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', reason: 'prefix' },
    { text: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4nq', reason: 'checksum', at: 10 },
    { text: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4b9', reason: 'character', at: 10 },
  ],
  dogecoin: [
    { text: 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', reason: 'testnet' }, // Dogecoin Core
    { text: 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkF', reason: 'checksum' },
    { text: '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', reason: 'prefix' },
  ],
  evm: [
    { text: '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', reason: 'prefix' },
    { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', reason: 'checksum', at: 10 },
    { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee', reason: 'checksum' },
    { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', reason: 'length' },
    { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', reason: 'character', at: 10 },
  ],
  solana: [
    { text: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5', reason: 'length' },
    { text: '0okenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', reason: 'character', at: 0 },
    { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', reason: 'length' },
  ],
  tron: [
    { text: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', reason: 'checksum' },
    { text: '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', reason: 'prefix' },
    { text: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c', reason: 'character', at: 2 },
  ],
  xrp: [
    { text: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', reason: 'checksum' },
    { text: 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', reason: 'testnet' }, // ripple-address-codec
    { text: 'rHb9CJAWyB4rj91VRWn96DkukG4bwd', reason: 'length' },
  ],
  cardano: [
    // CIP-19: a pointer address, a stake address, test networks.
    { text: 'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k', reason: 'unsupported' },
    { text: 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', reason: 'unsupported' },
    { text: 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', reason: 'testnet' },
    {
      text: '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
      reason: 'testnet',
    },
    { text: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9', reason: 'checksum', at: 14 },
    { text: 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAj', reason: 'checksum' },
    { text: '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', reason: 'prefix' },
  ],
  polkadot: [
    { text: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', reason: 'prefix' }, // Alice, generic Substrate
    { text: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', reason: 'prefix' }, // Alice, Kusama
    { text: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6', reason: 'checksum' },
  ],
  cosmos: [
    { text: 'cosmosvaloper1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3rkzsu9', reason: 'prefix' },
    { text: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0ex', reason: 'checksum', at: 11 },
    { text: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eH', reason: 'mixed_case', at: 11 },
  ],
  near: [
    // docs.rs, near-account-id.
    { text: 'alice..near', reason: 'malformed' },
    { text: 'not-_alice.near', reason: 'malformed' },
    { text: '_alice.', reason: 'malformed' },
    { text: 'ƒelicia.near', reason: 'character', at: 0 },
    { text: 'Alice.near', reason: 'character', at: 0 },
    { text: 'app.stage.testnet', reason: 'testnet' },
    { text: 'aurora', reason: 'unsupported' },
    { text: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', reason: 'unsupported' },
    { text: '0.0.123', reason: 'unsupported' },
    { text: 'alice near', reason: 'character', at: 1 },
    { text: `${'a'.repeat(60)}.near`, reason: 'length' },
  ],
  icp: [
    { text: 'd3e13d4777e22367532053190b6c6ccf57444a61337e996242b1abfb52cf92c9', reason: 'checksum' },
    { text: 'd3e13d4777e22367532053190b6c6ccf57444a61337e996242b1abfb52cf92c', reason: 'length' },
    { text: 'rrkah-fqaaa-aaaaa-aaaaq-cai', reason: 'unsupported' },
    { text: 'g3e13d4777e22367532053190b6c6ccf57444a61337e996242b1abfb52cf92c8', reason: 'character', at: 0 },
  ],
  hedera: [
    { text: '0.0.123-esxsf', reason: 'checksum' }, // HIP-15's test network
    { text: '0.0.124-vfmkw', reason: 'checksum' },
    { text: '0.0.0123', reason: 'malformed' },
    { text: '0.0.12 3', reason: 'character', at: 1 },
    { text: '1.0.123', reason: 'prefix' },
    { text: '0.0.9223372036854775808', reason: 'length' },
  ],
};
