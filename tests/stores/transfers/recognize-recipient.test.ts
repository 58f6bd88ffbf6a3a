import { describe, expect, test } from 'vitest';
import { addressFormats, formatsOf } from '#contract/addresses/formats.ts';
import { recognizeRecipient } from '#src/stores/transfers/address-checks/recognize-recipient.ts';
import { payLinkParameters } from '#src/stores/transfers/pay-link-parameters.ts';
import { validVectors } from '../../contract/addresses/valid-vectors.ts';

const ORIGIN = 'https://cowrie.example';
const recognize = (text: string) => recognizeRecipient(text, ORIGIN);

const BITCOIN = '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const SOLANA = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
const LITECOIN = 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA';
const DOGECOIN = 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE';

describe('addresses of all 15 formats', () => {
  for (const format of addressFormats)
    test.each(validVectors[format])(
      `${format}: $text`,
      ({ text, normalized = text, checksum = 'full', tag }) => {
        const recognized = recognize(text);
        expect(recognized).toMatchObject({
          kind: 'address',
          address: normalized,
          // 64 hexadecimal digits are an account of NEAR too, which has no checksum.
          checksum: /^[\da-f]{64}$/.test(text) ? 'none' : checksum,
          memo: tag ?? null,
          asset: null,
          amount: null,
        });
        if (recognized.kind !== 'address') return;
        expect(recognized.networks.some((network) => formatsOf(network).includes(format))).toBe(true);
      },
    );
});

test.each<[string, Record<string, unknown>]>([
  ['', { kind: 'empty' }],
  [' \n\u200b ', { kind: 'empty' }],
  ['@Ada', { kind: 'username', username: 'ada' }],
  ['chinedu', { kind: 'username', username: 'chinedu' }],
  ['  @chinedu\n', { kind: 'username', username: 'chinedu' }],
  ['0123456784', { kind: 'account-number', digits: '0123456784' }],
  ['012 345 6784', { kind: 'account-number', digits: '0123456784' }],
  ['012345678', { kind: 'username', username: '012345678' }],
  ['Ada Okafor', { kind: 'unknown' }],
  ['@ada okafor', { kind: 'unknown' }],
  ['a'.repeat(11), { kind: 'unknown' }],
])('%j is %o', (text, expected) => {
  expect(recognize(text)).toMatchObject(expected);
});

test.each([
  ['spaces in groups of four', '0x5a Aeb6 053F 3E94 C9b9 A09f 3366 9435 E7Ef 1BeA ed', EVM],
  ['a line break', `${TRON.slice(0, 17)}\n${TRON.slice(17)}`, TRON],
  ['invisible characters', `\u200b${BITCOIN}\u200e`, BITCOIN],
  ['spaces around it', `\t ${SOLANA} `, SOLANA],
])('an address that was pasted with %s', (_, text, address) => {
  expect(recognize(text)).toMatchObject({ kind: 'address', address });
});

test.each<[string, string, number | null, string | null]>([
  ['a letter that Tron never uses, in the fourth group', 'TNPeeaaFB7K9cm04uQpcU32zGK8G1NYqeL', 3, 'trc20'],
  ['a letter changed, which only the checksum tells', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeM', null, 'trc20'],
  [
    'an Ethereum address with a letter of no hexadecimal digit',
    `${EVM.slice(0, 10)}g${EVM.slice(11)}`,
    2,
    'erc20',
  ],
  ['a Bitcoin address cut short', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t', null, 'bitcoin'],
])('%s is an address that is wrong', (_, text, at, network) => {
  expect(recognize(text)).toMatchObject({ kind: 'invalid-address', at, network });
});

test.each<[string, Record<string, unknown>]>([
  [`bitcoin:${BITCOIN}?amount=0.5`, { address: BITCOIN, networks: ['bitcoin'], asset: 'btc', amount: '0.5' }],
  [`litecoin:${LITECOIN}?amount=2`, { networks: ['litecoin'], asset: 'ltc', amount: '2' }],
  [`dogecoin:${DOGECOIN}`, { networks: ['dogecoin'], asset: 'doge', amount: null }],
  [`ethereum:${EVM}@1?value=1e18`, { address: EVM, networks: ['erc20'], asset: 'eth', amount: '1' }],
  [`ethereum:${EVM}@56`, { networks: ['bep20'], asset: 'bnb' }],
  [`solana:${SOLANA}?amount=1.5`, { networks: ['solana'], asset: 'sol', amount: '1.5' }],
  [`tron:${TRON}?amount=10`, { networks: ['trc20'], asset: 'trx', amount: '10' }],
  [`ripple:${XRP}?dt=42&amount=3`, { networks: ['xrpl'], asset: 'xrp', memo: '42', amount: '3' }],
])('the payment URI %s', (text, expected) => {
  expect(recognize(text)).toMatchObject({ kind: 'address', ...expected });
});

test.each([
  'pj=https://pay.example/x',
  'message=https://pay.example/a https://pay.example/b',
  `message=${ORIGIN}/w/send?to=@evil&asset=btc`,
  `label=${ORIGIN}/w/send?request=req_1`,
])('a payment URI is what it says, whatever link it carries: %s', (more) => {
  for (const [uri, address] of [
    [`bitcoin:${BITCOIN}?amount=0.01&`, BITCOIN],
    [`litecoin:${LITECOIN}?amount=0.01&`, LITECOIN],
    [`tron:${TRON}?amount=0.01&`, TRON],
    [`ripple:${XRP}?amount=0.01&`, XRP],
  ] as const)
    expect(recognize(uri + more)).toMatchObject({ kind: 'address', address, amount: '0.01' });
});

test('a token’s payment URI leaves open what is sent, since its contract could be anything', () => {
  const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
  expect(recognize(`ethereum:${token}@1/transfer?address=${EVM}&uint256=1000000`)).toMatchObject({
    kind: 'address',
    address: EVM,
    asset: null,
    amount: null,
  });
});

test.each([
  ['bitcoin:nonsense', 'address'],
  [`bitcoin:${BITCOIN}?amount=1,5`, 'amount'],
  [`bitcoin:${BITCOIN}?req-something=1`, 'unsupported'],
])('the payment URI %s is refused for its %s', (text, reason) => {
  expect(recognize(text)).toEqual({ kind: 'invalid-uri', reason });
});

test.each<[string, Record<string, unknown>]>([
  [`${ORIGIN}/w/send?to=@ada`, { kind: 'pay-link', to: '@ada', request: null, asset: null, amount: null }],
  [
    `${ORIGIN}/w/send?request=req_1`,
    { kind: 'pay-link', to: null, request: 'req_1', asset: null, amount: null },
  ],
  ['https://cowrie.example.evil.com/w/send?to=@ada', { kind: 'unknown', link: 'other' }],
  ['http://cowrie.example/w/send?to=@ada', { kind: 'unknown', link: 'other' }],
  [`${ORIGIN}/w/send`, { kind: 'unknown', link: 'other' }],
  [`${ORIGIN}/w/receive?to=@ada`, { kind: 'unknown', link: 'other' }],
])('the link %s', (text, expected) => {
  expect(recognize(text)).toEqual(expected);
});

const LINK = `${ORIGIN}/w/send?to=@ada&asset=usdt&amount=5`;

test.each([
  ['alone', LINK],
  ['before a full stop', `Pay me on Cowrie: ${LINK}. Thanks`],
  ['in brackets', `Pay me (${LINK}).`],
  ['before a Chinese full stop', `请付款：${LINK}。谢谢`],
  ['before a Chinese comma and what a link could go on with', `请付款：${LINK}，5 USDT`],
  ['twice', `${LINK}\n${LINK}`],
  ['with marks that nobody sees', `\u2068${LINK}\u2069\u200b`],
  ['in full width', LINK.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))],
])('a link asks for the same, whatever text it stands in: %s', (_where, text) => {
  expect(recognize(text)).toEqual({
    kind: 'pay-link',
    to: '@ada',
    request: null,
    asset: 'usdt',
    amount: '5',
  });
});

test('of a pay link its asset and amount are taken over, and nothing else of its address', () => {
  const parametersIn = (link: string) => {
    const recognized = recognize(link);
    return recognized.kind === 'pay-link' ? payLinkParameters(recognized) : null;
  };
  expect(parametersIn(LINK)).toEqual({
    to: '@ada',
    asset: 'usdt',
    amount: '5',
  });
  expect(parametersIn(`${ORIGIN}/w/send?request=req_1&network=trc20&bank=x&step=review`)).toEqual({
    request: 'req_1',
  });
});

test.each([
  ['two people', `${LINK} or ${ORIGIN}/w/send?to=@tobi`],
  ['two people, without a blank', `${LINK},${ORIGIN}/w/send?to=@tobi`],
  ['two amounts', `${LINK} ${ORIGIN}/w/send?to=@ada&asset=usdt&amount=50`],
  ['another site', `${LINK} https://evil.example/w/send?to=@tobi`],
  ['another site around ours', `https://evil.example/?${LINK}`],
])('of several links none is followed: %s', (_what, text) => {
  expect(recognize(text)).toEqual({ kind: 'unknown', link: 'several' });
});

test('an address inside a sentence is not taken out of it: what surrounds it may say what to do with it', () => {
  for (const address of [BITCOIN, EVM, TRON])
    expect(recognize(`Don’t use ${address} any more`).kind).not.toBe('address');
});
