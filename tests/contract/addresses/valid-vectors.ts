import type { AddressFormat } from '#contract/addresses/formats.ts';

interface ValidVector {
  readonly text: string;
  readonly source: string;
  /** Where it is not the text. */
  readonly normalized?: string;
  readonly checksum?: 'none';
  readonly tag?: string;
}
const bitcoinCore = 'bitcoin/bitcoin, src/test/data/key_io_valid.json';
const litecoinCore = 'litecoin-project/litecoin, src/test/data/key_io_valid.json';
const dogecoinCore = 'dogecoin/dogecoin, src/test/data/base58_keys_valid.json';
const walletCore = 'trustwallet/wallet-core, TWLitecoinTests.cpp';
const eip55 = 'EIP-55, test cases';
const addressCodec = 'XRPLF/xrpl.js, ripple-address-codec, xrp-codec tests';
const cip19 = 'CIP-19, test vectors, mainnet';
const hip15 = 'HIP-15, test vectors';

export const validVectors: Readonly<Record<AddressFormat, readonly ValidVector[]>> = {
  bitcoin_base58: [
    { text: '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', source: bitcoinCore },
    { text: '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', source: bitcoinCore },
    { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', source: "the output of Bitcoin's genesis block" },
  ],
  bitcoin_bech32: [
    {
      text: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      normalized: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      source: 'BIP 173, examples',
    },
    { text: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', source: 'BIP 173, examples' },
    {
      text: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      source: 'BIP 350, test vectors',
    },
  ],
  litecoin_base58: [
    { text: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', source: litecoinCore },
    { text: 'MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2', source: litecoinCore },
    { text: '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', source: `the old script version; ${bitcoinCore}` },
  ],
  litecoin_bech32: [
    { text: 'ltc1qytnqzjknvv03jwfgrsmzt0ycmwqgl0asjnaxwu', source: walletCore },
    { text: 'ltc1qs32zgdhe2tpzcnz55r7d9jvhce33063sfht3q0', source: walletCore },
    {
      text: 'ltc1qzvcgmntglcuv4smv3lzj6k8szcvsrmvk0phrr9wfq8w493r096ssm2fgsw',
      source: 'dymensionxyz/dymension, x/dymns keeper tests',
    },
  ],
  dogecoin: [
    { text: 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', source: dogecoinCore },
    { text: 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs', source: dogecoinCore },
    { text: '9zYnVRaekPtdKBYuPw5QiBtv3NNrzD2LLW', source: dogecoinCore },
  ],
  evm: [
    { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', source: eip55 },
    { text: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', source: eip55 },
    { text: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', source: eip55 },
    { text: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', source: eip55 },
    { text: '0x52908400098527886E0F7030069857D2E4169EE7', checksum: 'none', source: eip55 },
    { text: '0xde709f2102306220921060314715629080e2fb77', checksum: 'none', source: eip55 },
    {
      text: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      normalized: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      checksum: 'none',
      source: eip55,
    },
  ],
  solana: [
    { text: '11111111111111111111111111111111', checksum: 'none', source: "Solana's system program" },
    {
      text: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      checksum: 'none',
      source: "Solana's token program",
    },
    { text: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN', checksum: 'none', source: 'Solana Pay, examples' },
  ],
  tron: [
    { text: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', source: "Tether's contract on Tron" },
    { text: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL', source: 'developers.tron.network, TronWeb examples' },
    {
      text: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
      source: 'tronprotocol/documentation, the witness of a private network',
    },
  ],
  xrp: [
    { text: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', source: 'xrpl.org, the genesis account' },
    { text: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', source: 'xrpl.org, ACCOUNT_ZERO' },
    { text: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', source: addressCodec },
    {
      text: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
      normalized: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
      source: addressCodec,
    },
    {
      text: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
      normalized: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
      tag: '1',
      source: addressCodec,
    },
  ],
  cardano: [
    {
      text: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      source: cip19,
    },
    {
      text: 'addr1x8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shskhj42g',
      source: cip19,
    },
    { text: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', source: cip19 },
    {
      text: 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
      source: 'IntersectMBO/cardano-addresses, golden tests',
    },
    {
      text: 'DdzFFzCqrhsrcTVhLygT24QwTnNqQqQ8mZrq5jykUzMveU26sxaH529kMpo7VhPrt5pwW3dXeB2k3EEvKcNBRmzCfcQ7dTkyGzTs658C',
      source: 'input-output-hk/rust-cardano, legacy_address tests',
    },
  ],
  polkadot: [
    { text: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', source: 'polkadot-js, the account Alice' },
    { text: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3', source: 'polkadot-js, the account Bob' },
    { text: '1qnJN7FViy3HZaxZK9tGAA71zxHSBeUweirKqCaox4t8GT7', source: 'docs.dune.com, from_ss58' },
  ],
  cosmos: [
    { text: 'cosmos1vx8knpllrj7n963p9ttd80w47kpacrhuts497x', source: 'CosmWasm/wasmd, tests' },
    { text: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', source: "the Hub's bonded_tokens_pool" },
    { text: 'cosmos17xpfvakm2amg962yls6f84z3kell8c5lserqta', source: "the Hub's fee_collector" },
  ],
  near: [
    {
      text: '998765b2120bf0ca10a9242343fdbda6612a48b279d69c9e4d99dbf5adda7d93',
      checksum: 'none',
      source: 'Sliman4/slimebook, account ids',
    },
    { text: 'alice.near', checksum: 'none', source: 'docs.rs, near-account-id' },
    { text: '1_4m_n0t-al1c3.near', checksum: 'none', source: 'docs.rs, near-account-id' },
  ],
  icp: [
    {
      text: 'd3e13d4777e22367532053190b6c6ccf57444a61337e996242b1abfb52cf92c8',
      source: '@dfinity/ledger-icp, AccountIdentifier',
    },
    {
      text: 'd0654c53339c85e0e5fff46a2d800101bc3d896caef34e1a0597426792ff9f32',
      source: '@dfinity/ledger-icp, tests',
    },
    {
      text: '1C7A48BA6A562AA9EAA2481A9049CDF0433B9738C992D698C31D8ABF89CADC79',
      normalized: '1c7a48ba6a562aa9eaa2481a9049cdf0433b9738c992d698c31d8abf89cadc79',
      source: 'the account of the anonymous principal 2vxsx-fae',
    },
  ],
  hedera: [
    { text: '0.0.123-vfmkw', normalized: '0.0.123', source: hip15 },
    { text: '0.0.4-cjcuq', normalized: '0.0.4', source: hip15 },
    { text: '0.0.1234567890-zbhlt', normalized: '0.0.1234567890', source: hip15 },
    { text: '0.0.123', checksum: 'none', source: hip15 },
    { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', source: `HIP-583; ${eip55}` },
  ],
};
