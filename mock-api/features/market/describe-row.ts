import { isAsset, isCoin, type AssetId } from '#contract/assets.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { assetNetworks, networks } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import { translate, type Language } from '../../server/translate.ts';
import { availabilityOf } from '../networks/availability.ts';
import { coinTexts } from './coin-texts.ts';
import { supplyOf } from './coin-supplies.ts';
import { describeListedCoin } from './listed-coin-texts.ts';
import { isSilent, marketTime } from './market-settings.ts';
import type { MarketRow, MarketRowId } from './market-rows.ts';
import { presentRow } from './present-row.ts';
import { MARKET_BEGAN } from './row-candles.ts';
import { pricedAt, rowPeriod } from './row-prices.ts';

const DAY = 86_400_000;

/** What the page of a row shows besides its chart. */
export function describeRow(state: SandboxState, row: MarketRow, language: Language): MarketAssetDetails {
  const { id, kind } = row;
  return {
    ...presentRow(state, row),
    ...extremesOf(state, id),
    about: isAsset(id) ? translate(language, coinTexts[id]) : describeListedCoin(id, language),
    supply: supplyOf(id),
    networks: isAsset(id) ? networksOf(state, id) : [],
    links: kind === 'cash' ? [] : linksOf(id),
  };
}

const networksOf = (state: SandboxState, id: AssetId) =>
  assetNetworks[id].map((network) => ({
    id: network,
    name: networks[network].name,
    status: availabilityOf(state, network).status,
  }));

/** Invented sites, so that no link of the mock leads out of it. */
function linksOf(id: MarketRowId): MarketAssetDetails['links'] {
  const explorer = (isAsset(id) && assetNetworks[id][0]) || id;
  return [
    { kind: 'website', url: `https://coins.example/${id}` },
    { kind: 'explorer', url: `https://explorer.example/${explorer}` },
  ];
}

function extremesOf(
  state: SandboxState,
  id: MarketRowId,
): Pick<MarketAssetDetails, 'high_24h' | 'low_24h' | 'all_time_high'> {
  if (isCoin(id) && isSilent(state, id)) return { high_24h: null, low_24h: null, all_time_high: null };
  const time = pricedAt(id, marketTime(state));
  const day = rowPeriod(state.seed, id, time - DAY, time);
  const all = rowPeriod(state.seed, id, Math.min(MARKET_BEGAN, time - DAY), time);
  return { high_24h: day.high, low_24h: day.low, all_time_high: all.high };
}
