import { describe, expect, test } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import { scanOutcome } from '#src/islands/wallet/features/send/scan/scan-outcome.ts';
import { recognizeRecipient } from '#src/stores/transfers/address-checks/recognize-recipient.ts';

const SITE = 'https://cowrie.example';
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const outcomeOf = (text: string, chosen: AssetId | null = null) =>
  scanOutcome(text, recognizeRecipient(text, SITE), chosen);
/** The parameters of the address that it opens. */
const opens = (text: string, chosen: AssetId | null = null) => {
  const outcome = outcomeOf(text, chosen);
  return outcome.kind === 'payment' ? Object.fromEntries(new URLSearchParams(outcome.query)) : outcome;
};

describe('opens the screen for sending with', () => {
  test.each([
    ['an address', BITCOIN, { to: BITCOIN }],
    ['an address with white space round it', ` ${TRON}\n`, { to: TRON }],
    [
      'a payment URI, whole',
      `bitcoin:${BITCOIN}?amount=0.01&label=Ada+%26%20Tobi`,
      { to: `bitcoin:${BITCOIN}?amount=0.01&label=Ada+%26%20Tobi` },
    ],
    ['a username', '@Tobi', { to: '@tobi' }],
    ['an account number', '0123456789', { to: '0123456789' }],
    ['a pay link of this site', `${SITE}/w/send?to=@tobi`, { to: '@tobi' }],
    [
      'what a pay link asks for, and nothing else',
      `${SITE}/w/send?to=%40tobi&asset=usdt&amount=5&step=review&panel=chat`,
      { to: '@tobi', asset: 'usdt', amount: '5' },
    ],
    ['a payment request', `${SITE}/w/send?request=req_1`, { request: 'req_1' }],
  ])('%s', (_name, text, parameters) => {
    expect(opens(text)).toEqual(parameters);
  });
});

describe('another coin than the chosen one', () => {
  test('is named, where it is the only one', () => {
    expect(outcomeOf(BITCOIN, 'usdt')).toEqual({
      kind: 'otherCoin',
      chosen: 'usdt',
      asset: 'btc',
      networks: ['bitcoin'],
      query: `?to=${BITCOIN}&asset=btc`,
    });
  });

  test('is left open, where it could be several', () => {
    expect(outcomeOf(TRON, 'btc')).toMatchObject({ asset: null, networks: ['trc20'], query: `?to=${TRON}` });
    expect(outcomeOf(EVM, 'btc')).toMatchObject({ asset: null });
  });

  test('is one that the code asks an amount of', () => {
    expect(outcomeOf(`ethereum:${EVM}@1?value=5e17`, 'usdt')).toMatchObject({
      kind: 'otherCoin',
      asset: 'eth',
    });
  });

  test('is not, where the address takes the chosen one too', () => {
    expect(opens(TRON, 'usdt')).toEqual({ to: TRON });
    expect(opens(EVM, 'usdt')).toEqual({ to: EVM });
    // A wallet's code for its account: the coin in it is the network's.
    expect(opens(`ethereum:${EVM}@1`, 'usdt')).toEqual({ to: `ethereum:${EVM}@1`, asset: 'usdt' });
    expect(opens(`ethereum:${EVM}@1?value=5e17`, 'eth')).toEqual({ to: `ethereum:${EVM}@1?value=5e17` });
  });

  test('is not asked about for a person, nor while cash is sent', () => {
    expect(opens('@tobi', 'btc')).toEqual({ to: '@tobi' });
    expect(opens(BITCOIN, 'ngn')).toEqual({ to: BITCOIN });
  });
});

describe('a code that is no payment', () => {
  test.each([
    ['text', 'Table 12: the menu of today', false],
    ['a website', 'https://example.com/menu', true],
    ['a pay link of another site', 'https://evil.example/w/send?to=@tobi', true],
    ['another page of this site', `${SITE}/w/account`, true],
    ['a script', 'javascript:alert(1)', false],
    ['nothing', '', false],
  ])('%s', (_name, text, isLink) => {
    expect(outcomeOf(text)).toEqual({ kind: 'noPayment', text, isLink });
  });
});

describe('says what is wrong with', () => {
  test.each([
    ['an address with a mistyped character', BITCOIN.replace('q', 'p'), 'damagedAddress'],
    ['an address that ends early', EVM.slice(0, -3), 'damagedAddress'],
    ['an address in a payment URI', 'bitcoin:bc1qwrong', 'damagedAddress'],
    ['an amount', `bitcoin:${BITCOIN}?amount=much`, 'amount'],
    ['a payment that needs more', `bitcoin:${BITCOIN}?req-something=1`, 'unsupported'],
  ])('%s', (_name, text, fault) => {
    expect(outcomeOf(text)).toEqual({ kind: 'invalid', fault });
  });
});
