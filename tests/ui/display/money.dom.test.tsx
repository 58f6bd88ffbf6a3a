import { expect, test } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import { openPage } from '../../dom-page.ts';

/** The parts of a total that are set smaller than the rest. */
async function smallParts(amount: string, asset: AssetId) {
  await openPage('/w', async () => {
    const { Money } = await import('#src/ui/display/Money.tsx');
    return <Money amount={amount} asset={asset} locale="en" size="hero" />;
  });
  await expect.poll(() => document.querySelector('data')?.value).toBe(amount);
  return [...document.querySelectorAll('.minor, .unit')].map(({ textContent }) => textContent);
}

test('a total in cash has its unit and its decimals small', async () => {
  expect(await smallParts('12591419.48', 'ngn')).toEqual(['₦', '.48']);
});

test('a total in a coin has its unit small alone: all of its worth may be in its decimals', async () => {
  expect(await smallParts('0.18534211', 'btc')).toEqual(['BTC']);
});
