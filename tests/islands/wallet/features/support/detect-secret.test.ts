import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectSecret } from '#src/islands/wallet/features/support/chat/detect-secret.ts';
import { sized } from '../../../../tier.ts';

const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

describe('recovery phrases and keys', () => {
  test.each([
    phrase,
    `Here it is: ${phrase}`,
    phrase.toUpperCase(),
    phrase.split(' ').join('\n'),
    phrase
      .split(' ')
      .map((word, index) => `${index + 1}. ${word}`)
      .join('\n'),
    phrase.split(' ').join(', '),
    '的 一 是 在 不 了 有 和 人 这 中 大',
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNK',
    `my private key: 0x${'4f'.repeat(32)}`,
    `私钥：${'4f'.repeat(32)}`,
  ])('%s', (text) => expect(detectSecret(text)).toBe('phrase'));
});

describe('PINs, passwords and codes', () => {
  test.each([
    'My PIN is 4829',
    'pin: 482910',
    'the code 483920 does not work',
    'OTP 483 920',
    'verification code = 483920',
    '483920 is my code',
    '483920',
    ' 48-39-20 ',
    'my password is Sesame123!',
    'Password: hunter2x',
    '验证码 483920',
    '验证码是483920',
    '我的验证码是 482910',
    '482910是我的验证码，收到了',
    '我的密码：Sesame123!',
    '交易密码483920',
    'PIN码1234',
    '口令是 998877',
  ])('%s', (text) => expect(detectSecret(text)).toBe('code'));
});

describe('what people write to support', () => {
  test.each([
    '',
    'Hello, I sent 100 USDT an hour ago and it is still not in my wallet. Can you please help me find it?',
    'I forgot my PIN',
    'My password is not working since yesterday',
    'The code never came, I waited for 10 minutes',
    'I did not get a verification code on 12 November 2026',
    'Please cancel 250000 naira, transfer 8812',
    'Send ₦50,000 to @ada5',
    `My transaction is 0x${'4f'.repeat(32)}`,
    'My reference is TX-2026-000482',
    'order 48392011',
    'Where do I find my recovery phrase in this wallet and how many words does it have',
    '我忘记密码了，怎么办？',
    '一直没有收到验证码，已经等了 10 分钟',
    '我转了 100 USDT，一小时了还没到账',
  ])('%s', (text) => expect(detectSecret(text)).toBeNull());
});

describe('no text throws, nor is read again and again', () => {
  const parts = [
    'pin',
    'code ',
    '4829',
    '密码',
    ' is ',
    '\n',
    'abandon ',
    '1. ',
    '私',
    '-',
    '.',
    'password:',
  ];
  const known = [null, 'phrase', 'code'];

  test('whatever is put together', () => {
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 400 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (whole) => {
        expect(known).toContain(detectSecret(whole));
      }),
      { numRuns: sized(100, 500) },
    );
  });

  // Ten times as long as a message may be: an expression with a power in it would take minutes, and this test ends long before.
  test.each(parts)('nothing but %j', (part) => {
    expect(known).toContain(detectSecret(part.repeat(20_000 / part.length)));
  });
});
