import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assetIds, type AssetId } from '#contract/assets.ts';
import { isCash, topUpPath } from '#src/islands/wallet/paths.ts';

test('each asset has a place of its own where more of it is received', () => {
  const paths = assetIds.map((asset) => topUpPath(asset));
  expect(new Set(paths).size).toBe(assetIds.length);
  expect(paths.filter((path) => path.includes('tab=cash'))).toEqual(
    assetIds.filter(isCash).map((id) => topUpPath(id)),
  );
});

test.each<[asset: AssetId, path: string, inMarket: string]>([
  ['ngn', '/w/receive?tab=cash&asset=ngn', '/w/receive?tab=cash&asset=ngn'],
  // Says that they can't be received yet.
  ['usd', '/w/receive?tab=cash&asset=usd', '/w/receive?tab=cash&asset=usd'],
  ['btc', '/w/receive?asset=btc', '/w/marketplace/receive?asset=btc'],
  ['usdt', '/w/receive?asset=usdt', '/w/marketplace/receive?asset=usdt'],
])('more %s is received at %s', (asset, path, inMarket) => {
  expect(topUpPath(asset)).toBe(path);
  expect(topUpPath(asset, '/w/marketplace/receive')).toBe(inMarket);
});

test('where an asset is received is said in one place', () => {
  const files = globSync('src/islands/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const written = files.filter((file) => /\/receive\?[^'"`]*asset=/.test(readFileSync(file, 'utf8')));
  expect(written).toEqual(['src/islands/wallet/paths.ts']);
});
