import type { CoinId } from '#contract/assets.ts';
import type { CoinDetails } from '#contract/market.ts';
import { assetNetworks, networks } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import { translate, type Language } from '../../server/translate.ts';
import { availabilityOf } from '../networks/availability.ts';
import { coinTexts } from './coin-texts.ts';
import { supplies } from './coin-supplies.ts';
import { listedCoin } from './list-assets.ts';
import { isSilent, marketTime } from './market-settings.ts';
import { coinPeriod } from './reference-prices.ts';

const DAY = 86_400_000;
/** This market began on 1 January 2022. */
const BEGAN = Date.UTC(2022, 0, 1);

/** What a coin's page shows besides its chart. */
export function describeCoin(state: SandboxState, coin: CoinId, language: Language): CoinDetails {
  return {
    ...listedCoin(state, coin),
    ...extremesOf(state, coin),
    about: translate(language, coinTexts[coin]),
    supply: supplies[coin],
    networks: assetNetworks[coin].map((id) => ({
      id,
      name: networks[id].name,
      status: availabilityOf(state, id).status,
    })),
    // Invented sites, so that no link of the mock leads out of it.
    links: [
      { kind: 'website', url: `https://coins.example/${coin}` },
      { kind: 'explorer', url: `https://explorer.example/${assetNetworks[coin][0] ?? coin}` },
    ],
  };
}

function extremesOf(
  state: SandboxState,
  coin: CoinId,
): Pick<CoinDetails, 'high_24h' | 'low_24h' | 'all_time_high'> {
  if (isSilent(state, coin)) return { high_24h: null, low_24h: null, all_time_high: null };
  const time = marketTime(state);
  const day = coinPeriod(state.seed, coin, time - DAY, time);
  const all = coinPeriod(state.seed, coin, Math.min(BEGAN, time - DAY), time);
  return { high_24h: day.high, low_24h: day.low, all_time_high: all.high };
}
