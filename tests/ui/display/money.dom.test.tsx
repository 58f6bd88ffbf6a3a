import { expect, test } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import { openPage } from '../../dom-page.ts';

/** The texts of a total that are set in a smaller size. */
async function smallTexts(amount: string, asset: AssetId) {
  await openPage('/w', async () => {
    const { Money } = await import('#src/ui/display/Money.tsx');
    return <Money amount={amount} asset={asset} locale="en" size="hero" />;
  });
  await expect.poll(() => document.querySelector('data')?.value).toBe(amount);
  return [...document.querySelectorAll('.minor, .unit')].map(({ textContent }) => textContent);
}

test('a total in cash has a small unit and small decimals', async () => {
  expect(await smallTexts('12591419.48', 'ngn')).toEqual(['₦', '.48']);
});

test('a total in a coin has only a small unit, since all its value may be in the decimals', async () => {
  expect(await smallTexts('0.18534211', 'btc')).toEqual(['BTC']);
});
