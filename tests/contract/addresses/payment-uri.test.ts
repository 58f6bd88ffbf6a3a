import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPaymentUri, parsePaymentUri } from '#contract/addresses/payment-uri.ts';
import type { PaymentUri } from '#contract/addresses/uri-parts.ts';
import { networkIds, type NetworkId } from '#contract/networks.ts';
import { sized } from '../../tier.ts';

const bitcoin = '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const solana = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const tron = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const xrp = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
const xAddress = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
const reference = '82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny';

test.each<[string, PaymentUri]>([
  // BIP 21, its examples with an address whose checksum is right.
  [`bitcoin:${bitcoin}`, { network: 'bitcoin', address: bitcoin }],
  [`bitcoin:${bitcoin}?label=Luke-Jr`, { network: 'bitcoin', address: bitcoin, label: 'Luke-Jr' }],
  [
    `bitcoin:${bitcoin}?amount=20.3&label=Luke-Jr`,
    { network: 'bitcoin', address: bitcoin, amount: '20.3', label: 'Luke-Jr' },
  ],
  [
    `bitcoin:${bitcoin}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    {
      network: 'bitcoin',
      address: bitcoin,
      amount: '50',
      label: 'Luke-Jr',
      message: 'Donation for project xyz',
    },
  ],
  [
    `bitcoin:${bitcoin}?somethingyoudontunderstand=50&somethingelseyoudontget=999`,
    { network: 'bitcoin', address: bitcoin },
  ],
  [
    `BITCOIN:${segwit.toUpperCase()}?amount=0.00000001`,
    { network: 'bitcoin', address: segwit, amount: '0.00000001' },
  ],
  [
    `bitcoin:${bitcoin}?amount=050.500&label=1+1`,
    { network: 'bitcoin', address: bitcoin, amount: '50.5', label: '1+1' },
  ],
  [`bitcoin:${bitcoin}?amount=0`, { network: 'bitcoin', address: bitcoin }],
  [` bitcoin:${bitcoin}?amount=1\n`, { network: 'bitcoin', address: bitcoin, amount: '1' }],
  [`bitcoin:${bitcoin}?reference=1`, { network: 'bitcoin', address: bitcoin }],
  [
    'litecoin:LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA?amount=1.5',
    { network: 'litecoin', address: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', amount: '1.5' },
  ],
  [
    'dogecoin:DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE?amount=100',
    { network: 'dogecoin', address: 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', amount: '100' },
  ],
  // EIP-681.
  [`ethereum:${evm}?value=2.014e18`, { network: null, address: evm, amount: '2.014' }],
  [`ethereum:pay-${evm}@1?value=1`, { network: 'erc20', address: evm, amount: '0.000000000000000001' }],
  [`ethereum:${evm}@137?value=1e18&gas=21000`, { network: 'polygon', address: evm, amount: '1' }],
  [
    'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
    {
      network: null,
      address: '0x8e23Ee67d1332aD560396262C48ffbB01F93D052',
      token: '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7',
      tokenUnits: '1',
    },
  ],
  [
    `ethereum:${usdt}@1/transfer?address=${evm}&uint256=12.5e6`,
    { network: 'erc20', address: evm, token: usdt, tokenUnits: '12500000' },
  ],
  // Solana Pay, its examples.
  [
    `solana:${solana}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`,
    {
      network: 'solana',
      address: solana,
      amount: '1',
      memo: 'OrderId12345',
      label: 'Michael',
      message: 'Thanks for all the fish',
    },
  ],
  [
    `solana:${solana}?amount=0.01&spl-token=${usdc}`,
    { network: 'solana', address: solana, amount: '0.01', token: usdc },
  ],
  [
    `solana:${solana}?amount=1&reference=${reference}&reference=${usdc}`,
    { network: 'solana', address: solana, amount: '1', references: [reference, usdc] },
  ],
  [`tron:${tron}?amount=100.00`, { network: 'trc20', address: tron, amount: '100' }],
  [`ripple:${xrp}?amount=30&dt=123`, { network: 'xrpl', address: xrp, amount: '30', memo: '123' }],
  [`ripple:${xAddress}`, { network: 'xrpl', address: xrp, memo: '1' }],
  [`ripple:${xAddress}?dt=1`, { network: 'xrpl', address: xrp, memo: '1' }],
])('%s', (uri, payment) => {
  expect(parsePaymentUri(uri)).toEqual({ ok: true, payment });
});

test.each([
  // BIP 21: parameters that are required and not known.
  [`bitcoin:${bitcoin}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`, 'unsupported'],
  [`bitcoin:${bitcoin}?amount=50,000.00`, 'amount'],
  [`bitcoin:${bitcoin}?amount=0.000000001`, 'amount'],
  [`bitcoin:${bitcoin}?amount=-1`, 'amount'],
  [`bitcoin:${bitcoin}?amount=1e3`, 'amount'],
  [`bitcoin:${bitcoin}?amount=`, 'amount'],
  [`bitcoin:${bitcoin}?amount=.`, 'amount'],
  [`bitcoin:${bitcoin}?amount=${'9'.repeat(31)}`, 'amount'],
  [`bitcoin:${bitcoin}?amount=1&amount=2`, 'malformed'],
  [`bitcoin:${bitcoin}?label=%E0%A4%A`, 'malformed'],
  ['bitcoin:LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', 'address'],
  ['bitcoin:', 'address'],
  [`ethereum:${evm}@5`, 'network'],
  [`ethereum:${evm}@1/approve?address=${evm}&uint256=1`, 'unsupported'],
  ['ethereum:vitalik.eth?value=1e18', 'address'],
  [`ethereum:foo-${evm}`, 'address'],
  [`ethereum:${evm}?value=1.5`, 'amount'],
  [`ethereum:${evm}?value=-1`, 'amount'],
  [`ethereum:${evm}?value=1e99`, 'amount'],
  [`ethereum:${evm}?value=0x10`, 'amount'],
  // EIP-681's own example, whose capital letters are no checksum.
  ['ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18', 'address'],
  [`ethereum:${usdt}/transfer?uint256=1`, 'address'],
  [`ethereum:${usdt}/transfer?address=${evm}&uint256=1&value=1e18`, 'amount'],
  ['solana:https%3A%2F%2Fexample.com%2Fsolana-pay', 'unsupported'],
  [`solana:${solana}?amount=0.0000000001`, 'amount'],
  [`solana:${solana}?spl-token=nothing`, 'address'],
  [`solana:${solana}?reference=nothing`, 'malformed'],
  [`ripple:${xrp}?dt=4294967296`, 'memo'],
  [`ripple:${xAddress}?dt=2`, 'memo'],
  [`monero:${evm}`, 'scheme'],
  [`constructor:${evm}`, 'scheme'],
  [bitcoin, 'scheme'],
  ['', 'scheme'],
  [`bitcoin:${bitcoin}?label=${'a'.repeat(3000)}`, 'malformed'],
])('%s is refused: %s', (uri, reason) => {
  expect(parsePaymentUri(uri)).toEqual({ ok: false, code: 'uri_invalid', reason });
});

const words = fc.string({
  unit: fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 20,
});
const amount = (decimals: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.stringMatching(new RegExp(`^\\d{0,${decimals - 1}}[1-9]$`)),
    )
    .map(([whole, fraction]) => `${whole}.${fraction}`);
/** What each network's URI can say. */
const payments: Partial<Record<NetworkId, fc.Arbitrary<Omit<PaymentUri, 'network' | 'address'>>>> = {
  bitcoin: fc.record({ amount: amount(8), label: words, message: words }, { requiredKeys: [] }),
  litecoin: fc.record({ amount: amount(8), label: words }, { requiredKeys: [] }),
  dogecoin: fc.record({ amount: amount(8), message: words }, { requiredKeys: [] }),
  erc20: fc.record({ amount: amount(18) }, { requiredKeys: [] }),
  base: fc.record({
    token: fc.constant(usdt),
    tokenUnits: fc.bigInt({ min: 1n, max: 10n ** 29n }).map(String),
  }),
  solana: fc.record(
    {
      amount: amount(9),
      token: fc.constant(usdc),
      memo: words,
      references: fc.constant([reference, usdc]),
      label: words,
      message: words,
    },
    { requiredKeys: [] },
  ),
  trc20: fc.record({ amount: amount(6), token: fc.constant('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') }),
  xrpl: fc.record(
    { amount: amount(6), memo: fc.nat(2 ** 32 - 1).map(String), label: words },
    { requiredKeys: [] },
  ),
};
const addresses: Partial<Record<NetworkId, string>> = {
  bitcoin: segwit,
  litecoin: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
  dogecoin: 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE',
  erc20: evm,
  base: evm,
  solana,
  trc20: tron,
  xrpl: xrp,
};

describe('a payment as a URI and back', () => {
  test.each(Object.keys(payments) as (keyof typeof payments)[])('on %s', (network) => {
    fc.assert(
      fc.property(payments[network]!, (parts) => {
        const payment = { network, address: addresses[network]!, ...parts };
        const uri = formatPaymentUri(payment)!;
        expect(parsePaymentUri(uri)).toEqual({ ok: true, payment });
      }),
      { numRuns: sized(200, 5000) },
    );
  });

  test('every EVM network has its chain id, and the networks without URIs none', () => {
    const uris = networkIds.map((network) => [network, formatPaymentUri({ network, address: evm })] as const);
    const evmUris = uris.filter(([, uri]) => uri?.startsWith('ethereum:'));
    expect(evmUris).toHaveLength(8);
    for (const [network, uri] of evmUris)
      expect(parsePaymentUri(uri!)).toEqual({ ok: true, payment: { network, address: evm } });
    expect(uris.filter(([, uri]) => uri === null).map(([network]) => network)).toEqual([
      'cardano',
      'polkadot',
      'cosmos',
      'near',
      'icp',
      'hedera',
    ]);
  });

  test('what a URI cannot say is not left out of it', () => {
    const memo = '1';
    expect(formatPaymentUri({ network: 'bitcoin', address: segwit, memo })).toBeNull();
    expect(formatPaymentUri({ network: 'bitcoin', address: segwit, token: usdt })).toBeNull();
    expect(formatPaymentUri({ network: 'erc20', address: evm, memo })).toBeNull();
    expect(formatPaymentUri({ network: 'erc20', address: evm, token: usdt, amount: '1' })).toBeNull();
  });
});

test('no text makes it throw', () => {
  const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  const scheme = fc.constantFrom('bitcoin:', 'ethereum:', 'solana:', 'ripple:', 'tron:', 'ETHEREUM:pay-', '');
  const path = fc.constantFrom(bitcoin, evm, `${evm}@1/transfer`, solana, xAddress, tron, '', '%', '@@//');
  const key = fc.constantFrom(
    'amount',
    'value',
    'uint256',
    'address',
    'dt',
    'reference',
    'spl-token',
    '__proto__',
  );
  const value = fc.oneof(
    fc.string({ unit: anyUnit }),
    fc.constantFrom('1e77', '-0', '.', '%', evm, '9'.repeat(90)),
  );
  fc.assert(
    fc.property(
      scheme,
      path,
      fc.array(fc.tuple(key, value), { maxLength: 4 }),
      (start, target, parameters) => {
        const uri = `${start}${target}?${parameters.map((pair) => pair.join('=')).join('&')}`;
        expect(typeof parsePaymentUri(uri).ok).toBe('boolean');
      },
    ),
    { seed: 20_261_123, numRuns: sized(5000, 100_000) },
  );
});
