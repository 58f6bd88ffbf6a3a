import type { CoinId } from '#contract/assets.ts';
import type { CoinDetails } from '#contract/market.ts';

const supply = (circulating: string, max: string | null = null) => ({ circulating, max });

/** About how many coins there are, in whole coins; `max` is null where there is no limit. */
export const supplies: Readonly<Record<CoinId, CoinDetails['supply']>> = {
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
};
