import { isAsset, type AssetId } from '#contract/assets.ts';
import { listedCoins } from './listed-coins.ts';
import type { MarketRowId } from './market-rows.ts';

/** In whole coins. */
interface Supply {
  readonly circulating: string;
  /** Null where there is no limit. */
  readonly max: string | null;
}

const supply = (circulating: string, max: string | null = null): Supply => ({ circulating, max });

const supplies: Readonly<Record<AssetId, Supply | null>> = {
  btc: supply('19900000', '21000000'),
  eth: supply('120600000'),
  bnb: supply('139000000'),
  sol: supply('540000000'),
  ada: supply('35800000000', '45000000000'),
  xrp: supply('59900000000', '100000000000'),
  doge: supply('151000000000'),
  matic: supply('10500000000'),
  dot: supply('1600000000', '2100000000'),
  ltc: supply('76500000', '84000000'),
  avax: supply('427000000', '720000000'),
  link: supply('697000000', '1000000000'),
  atom: supply('473000000'),
  near: supply('1270000000'),
  uni: supply('600000000', '1000000000'),
  ftm: supply('2800000000', '3175000000'),
  trx: supply('94600000000'),
  vet: supply('85900000000', '86700000000'),
  icp: supply('540000000'),
  hbar: supply('42400000000', '50000000000'),
  usdt: supply('139000000000'),
  ngn: null,
  usd: null,
};

/** Of each third coin that only the market lists, a fifth is not in circulation yet. The others have no limit. */
const listedSupplies = new Map(
  listedCoins.map(({ id, base, capitalization }, place) => {
    const circulating = wholeCoins(capitalization / base);
    return [id, supply(circulating, place % 3 === 0 ? wholeCoins(Number(circulating) * 1.25) : null)];
  }),
);

/** Three digits, as such numbers are known. */
function wholeCoins(count: number): string {
  return BigInt(Number(count.toPrecision(3))).toString();
}

/** About how many coins there are; null for cash. */
export const supplyOf = (id: MarketRowId): Supply | null =>
  isAsset(id) ? supplies[id] : (listedSupplies.get(id) ?? null);
