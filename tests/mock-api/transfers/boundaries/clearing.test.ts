import { expect, test } from 'vitest';
import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { Payer, TRON } from '../payer.ts';

const to = {
  usdt: { network: 'trc20', address: TRON },
  eth: { network: 'erc20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  btc: { network: 'bitcoin', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
} as const;
type Coin = keyof typeof to;
const KOBO = assets.ngn.scale;

/** The least that can be typed of an asset, in its minor units. */
const step = (asset: AssetId) => 10n ** BigInt(assets[asset].scale - inputDecimals(asset));
const minorOf = (asset: AssetId, amount: string) => parseAmount(amount, assets[asset].scale);
const written = (asset: AssetId, minor: bigint) =>
  formatAmount((minor / step(asset)) * step(asset), assets[asset].scale);

/** What is available of everything, in kobo. */
async function worth(who: Payer): Promise<bigint> {
  const { items } = (await who.get('/wallet/balances?currency=ngn')).body.data as Balances;
  return items.reduce((sum, { asset, available, price }) => {
    const { scale } = assets[asset];
    const minor = parseAmount(available, scale);
    return sum + multiplyByRate(minor, scale, price?.amount ?? '0', KOBO, 'half-even');
  }, 0n);
}

const cases = (Object.keys(to) as Coin[]).flatMap((asset) =>
  (['balance', 'amount'] as const).flatMap((feeFrom) =>
    ['1000000', '876543.21', '2345678.9'].map((naira) => [asset, feeFrom, naira] as const),
  ),
);

test.each(cases)(
  'while a bank deposit clears, what is offered goes through exactly, and not one unit more, and what is left covers the deposit: %s, the fee from the %s, ₦%s',
  async (asset, fee_from, naira) => {
    const nneka = await Payer.create('payer');
    await nneka.control('POST', '/deposits', { email: 'payer@example.com', asset: 'ngn', amount: naira });
    const amount = String(Math.floor(Number(naira) * 0.97));
    await nneka.paid({ kind: 'convert', from: 'ngn', to: asset, amount });
    const request = (how: object) => ({ kind: 'send', asset, to: to[asset], fee_from, ...how });
    const blockOf = async (how: object) => (await nneka.quote(request(how))).limits.blocked_by;
    expect(await blockOf({ max: true })).toMatchObject({ code: 'funds_clearing' });

    const balance = minorOf(asset, (await nneka.has(asset)).split(' / ')[0]!);
    const tooMuch = written(asset, (balance * 9n) / 10n);
    const offered = String((await blockOf({ amount: tooMuch }))?.details.available);
    const oneMore = written(asset, minorOf(asset, offered) + step(asset));
    expect(await blockOf({ amount: oneMore })).toMatchObject({
      code: 'funds_clearing',
      details: { available: offered },
    });
    expect(await blockOf({ amount: offered })).toBeNull();
    await nneka.paid(request({ amount: offered, beneficiary: { kind: 'self' } }));
    // Each value is rounded to a kobo.
    expect(Number((await worth(nneka)) - parseAmount(naira, KOBO))).toBeGreaterThanOrEqual(-3);
    expect(nneka.brokenInvariants()).toEqual([]);
  },
);
