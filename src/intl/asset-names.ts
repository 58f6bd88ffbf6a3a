import { assets, type AssetId } from '#contract/assets.ts';
import type { Locale } from './locale.ts';

/** Names in use among Chinese speakers; coins without one keep their own. */
const chinese: Partial<Record<AssetId, string>> = {
  btc: '比特币',
  eth: '以太坊',
  bnb: '币安币',
  xrp: '瑞波币',
  doge: '狗狗币',
  dot: '波卡',
  ltc: '莱特币',
  avax: '雪崩',
  trx: '波场',
  vet: '唯链',
  icp: '互联网计算机',
  usdt: '泰达币',
  ngn: '尼日利亚奈拉',
  usd: '美元',
};

/** What an asset is called in a language: `Bitcoin`, `比特币`. */
export function assetName(id: AssetId, locale: Locale): string {
  return (locale === 'cn' ? chinese[id] : undefined) ?? assets[id].name;
}
