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

test('an amount that no line of a phone has room for may take more of them, and no other', async () => {
  await openPage('/w', async () => {
    const { Money } = await import('#src/ui/display/Money.tsx');
    return (
      <>
        <Money amount="12345678901234567890123456.78" asset="ngn" locale="en" signed />
        <Money amount="1234567.12345678" asset="btc" locale="en" />
      </>
    );
  });
  await expect.poll(() => document.querySelectorAll('data')).toHaveLength(2);
  const wrapped = [...document.querySelectorAll('.wrapped')].map(({ textContent }) => textContent);
  expect(wrapped).toEqual(['+₦12,345,678,901,234,567,890,123,456.78']);
});
