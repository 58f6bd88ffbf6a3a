import { describe, expect, test } from 'vitest';
import { addressFormats, formatsOf } from '#contract/addresses/formats.ts';
import { checkAddress, detectFormats, networksOf, parseAddress } from '#contract/addresses/parse-address.ts';
import { networkIds } from '#contract/networks.ts';
import { invalidVectors } from './invalid-vectors.ts';
import { validVectors } from './valid-vectors.ts';

describe.each(addressFormats)('%s', (format) => {
  test.each(validVectors[format])(
    '$text ($source)',
    ({ text, normalized = text, checksum = 'full', tag }) => {
      expect(parseAddress(format, text)).toEqual({ ok: true, normalized, checksum, ...(tag && { tag }) });
      expect(detectFormats(text)).toContain(format);
    },
  );

  test('what is shown of an address is an address again', () => {
    for (const { text, normalized = text } of validVectors[format])
      expect(parseAddress(format, normalized)).toMatchObject({ ok: true, normalized });
  });

  test.each(invalidVectors[format])('$text is refused: $reason', ({ text, reason, at }) => {
    const expected = { ok: false, code: 'address_invalid', reason, ...(at !== undefined && { at }) };
    expect(parseAddress(format, text)).toEqual(expected);
  });
});

test('each format has three addresses that are right and three that are wrong, and a network', () => {
  for (const format of addressFormats) {
    expect(validVectors[format].length).toBeGreaterThanOrEqual(3);
    expect(invalidVectors[format].length).toBeGreaterThanOrEqual(3);
    expect(networkIds.filter((network) => formatsOf(network).includes(format))).not.toEqual([]);
  }
});

describe('pasted text', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const grouped = address.match(/.{1,4}/g)!.join(' ');
  test.each([
    ['a newline behind it', `${address}\n`],
    ['spaces and a tab around it', ` \t${address}  `],
    ['a no-break and an ideographic space around it', `\u00a0${address}\u3000`],
    ['groups of four', grouped],
    ['a line break inside', `${address.slice(0, 20)}\r\n${address.slice(20)}`],
    ['zero-width spaces and joiners', `\u200b${address.slice(0, 5)}\u200d${address.slice(5)}\ufeff`],
    ['direction marks of a chat', `\u202a\u200e${address}\u202c`],
    ['a soft hyphen', `${address.slice(0, 20)}\u00ad${address.slice(20)}`],
  ])('%s is ignored', (_, text) => {
    expect(parseAddress('bitcoin_bech32', text)).toMatchObject({ ok: true, normalized: address });
  });

  test.each([
    ['a Cyrillic letter', address.replace('a', 'а')],
    ['a superscript digit', address.replace('5', '⁵')],
    ['a mathematical letter', address.replace('w', '𝐰')],
    ['a direction override', `${address.slice(0, 8)}\u202e${address.slice(8)}`],
  ])('%s is refused, not converted', (_, text) => {
    const at = Math.floor(text.search(/[^ -~]/) / 4);
    expect(parseAddress('bitcoin_bech32', text)).toMatchObject({ ok: false, reason: 'character', at });
  });

  test('nothing, and far too much, are refused at once', () => {
    expect(parseAddress('evm', ' \u200b\n')).toMatchObject({ reason: 'empty' });
    expect(parseAddress('cardano', 'A'.repeat(100_000))).toMatchObject({ reason: 'length' });
  });

  test('a space in a name or a number is not ignored, but in hexadecimal digits it is', () => {
    const implicit = validVectors.near[0]!.text;
    expect(parseAddress('near', implicit.match(/.{4}/g)!.join(' '))).toMatchObject({ normalized: implicit });
    expect(parseAddress('near', 'alice .near')).toMatchObject({ reason: 'character' });
    expect(parseAddress('hedera', ' 0.0.123\n')).toMatchObject({ normalized: '0.0.123' });
    expect(parseAddress('hedera', '0.0.1 23')).toMatchObject({ reason: 'character' });
  });
});

describe('networks', () => {
  test.each([
    ['1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', ['bitcoin']],
    ['36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', ['bitcoin', 'litecoin']],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['trc20']],
    [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      ['erc20', 'bep20', 'polygon', 'avalanche', 'arbitrum', 'base', 'hedera', 'fantom', 'vechain'],
    ],
    ['d3e13d4777e22367532053190b6c6ccf57444a61337e996242b1abfb52cf92c8', ['near', 'icp']],
    ['0.0.123-vfmkw', ['hedera']],
    ['LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', ['litecoin']],
    ['DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', ['dogecoin']],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', ['solana']],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', ['xrpl']],
    ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', ['cardano']],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', ['polkadot']],
    ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', ['cosmos']],
    ['alice.near', ['near']],
    ['ada', []],
    ['@ada', []],
  ])('%s is of %j', (text, networks) => {
    expect(networksOf(text)).toEqual(networks);
  });

  test('each network takes the addresses of its formats', () => {
    for (const network of networkIds)
      for (const format of formatsOf(network))
        for (const { text } of validVectors[format])
          expect(checkAddress(network, text)).toMatchObject({ ok: true, format });
  });

  test('an address of another network is said to be one', () => {
    for (const network of networkIds)
      for (const format of addressFormats)
        for (const { text } of validVectors[format]) {
          const networks = networksOf(text);
          if (networks.includes(network)) continue;
          expect(checkAddress(network, text)).toEqual({ ok: false, code: 'address_wrong_network', networks });
        }
  });

  test('of a network with two formats, the fault is that of the one that was meant', () => {
    const mistyped = { code: 'address_invalid', reason: 'checksum', at: 10 };
    expect(checkAddress('bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toMatchObject(mistyped);
    expect(checkAddress('litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4nq')).toMatchObject(mistyped);
    expect(checkAddress('bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNO')).toMatchObject({
      reason: 'character',
    });
    expect(checkAddress('trc20', '')).toMatchObject({ reason: 'empty' });
  });
});
