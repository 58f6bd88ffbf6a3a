import type { AssetId } from '#contract/assets.ts';
import { foldedWords, foldText } from '#contract/text/fold-text.ts';
import { marketRows, type MarketRow, type MarketRowId } from './market-rows.ts';

/** What the wallet calls its assets in Chinese, where that is another word: readers search for what they see. */
const chineseNames: Readonly<Partial<Record<AssetId, string>>> = {
  btc: '比特币',
  eth: '以太坊',
  bnb: '币安币',
  ada: '艾达币',
  xrp: '瑞波币',
  doge: '狗狗币',
  dot: '波卡',
  ltc: '莱特币',
  avax: '雪崩协议',
  trx: '波场币',
  vet: '唯链',
  icp: '互联网计算机',
  usdt: '泰达币',
  ngn: '尼日利亚奈拉',
  usd: '美元',
};

const otherNames: Readonly<Partial<Record<MarketRowId, string>>> = chineseNames;
const folded = new Map<MarketRowId, string>(
  marketRows.map(({ id, symbol, name }) => [id, foldText(`${symbol} ${name} ${otherNames[id] ?? ''}`)]),
);

/** Whether a row has each word of a search in its symbol or its names. One of marks alone finds nothing. */
export function createRowSearch(search: string): (row: MarketRow) => boolean {
  if (search === '') return () => true;
  const words = foldedWords(search);
  return ({ id }) => words.length > 0 && words.every((word) => folded.get(id)?.includes(word));
}
