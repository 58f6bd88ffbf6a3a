import type { AssetId } from '#contract/assets.ts';
import type { NetworkId } from '#contract/networks.ts';

/** What it costs to use a network, in whole units of the asset that is sent. */
export interface NetworkFees {
  /** Smaller deposits are not credited. */
  readonly minDeposit: string;
  readonly minSend: string;
  /** Charged for each payment. */
  readonly fee: string;
  /** What the network takes of it. */
  readonly cost: string;
}

const row = (minDeposit: string, minSend: string, fee: string, cost: string): NetworkFees => ({
  minDeposit,
  minSend,
  fee,
  cost,
});

const fees: Readonly<Partial<Record<AssetId, Readonly<Partial<Record<NetworkId, NetworkFees>>>>>> = {
  btc: { bitcoin: row('0.0001', '0.0002', '0.00004', '0.000018') },
  eth: {
    erc20: row('0.005', '0.01', '0.0009', '0.00062'),
    arbitrum: row('0.001', '0.002', '0.00005', '0.00002'),
    base: row('0.001', '0.002', '0.00004', '0.00001'),
  },
  bnb: { bep20: row('0.005', '0.01', '0.0005', '0.0002') },
  sol: { solana: row('0.01', '0.02', '0.002', '0.000005') },
  ada: { cardano: row('1', '2', '0.5', '0.17') },
  xrp: { xrpl: row('1', '2', '0.2', '0.00001') },
  doge: { dogecoin: row('5', '10', '2', '0.6') },
  matic: { polygon: row('1', '2', '0.1', '0.004') },
  dot: { polkadot: row('1', '1', '0.05', '0.016') },
  ltc: { litecoin: row('0.01', '0.02', '0.001', '0.00003') },
  avax: { avalanche: row('0.02', '0.05', '0.005', '0.0006') },
  link: { erc20: row('0.5', '1', '0.2', '0.11') },
  atom: { cosmos: row('0.1', '0.2', '0.01', '0.002') },
  near: { near: row('0.1', '0.2', '0.01', '0.0008') },
  uni: { erc20: row('1', '2', '0.4', '0.21') },
  ftm: { fantom: row('5', '10', '0.5', '0.02') },
  trx: { trc20: row('5', '10', '1', '0.27') },
  vet: { vechain: row('50', '100', '5', '1.4') },
  icp: { icp: row('0.1', '0.2', '0.01', '0.0001') },
  hbar: { hedera: row('5', '10', '1', '0.001') },
  usdt: {
    trc20: row('1', '2', '1', '0.45'),
    erc20: row('5', '10', '1', '0.8'),
    bep20: row('1', '2', '1', '0.06'),
    polygon: row('1', '2', '1', '0.02'),
    solana: row('1', '2', '1', '0.001'),
    avalanche: row('1', '2', '1', '0.03'),
  },
};

/** Undefined for a network that the asset is not on. */
export const networkFees = (asset: AssetId, network: string): NetworkFees | undefined =>
  fees[asset]?.[network as NetworkId];
