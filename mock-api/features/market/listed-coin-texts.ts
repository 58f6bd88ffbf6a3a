import { translate, type Language, type TranslatedText } from '../../server/translate.ts';
import { listedCoins, type ListedCoinId, type Purpose } from './listed-coins.ts';

const text = (en: string, cn: string): TranslatedText => ({ en, 'zh-CN': cn });

const purposes: Readonly<Record<Purpose, TranslatedText>> = {
  payment: text(
    '{name} ({symbol}) is a coin for small payments between people.',
    '{name}（{symbol}）是用于个人之间小额付款的代币。',
  ),
  network: text(
    '{name} ({symbol}) pays the fees of a network of the same name.',
    '{name}（{symbol}）用于支付同名网络的手续费。',
  ),
  exchange: text(
    '{name} ({symbol}) lets its owners vote on a place where people exchange tokens with one another.',
    '{name}（{symbol}）的持有人可对一个代币互换平台投票。',
  ),
  storage: text(
    '{name} ({symbol}) pays for files that are kept on many computers at once.',
    '{name}（{symbol}）用于支付分布在多台计算机上的文件存储费用。',
  ),
  game: text(
    '{name} ({symbol}) buys what players use in a game of the same name.',
    '{name}（{symbol}）用于购买同名游戏中的道具。',
  ),
  data: text(
    '{name} ({symbol}) pays those who bring facts from outside to programs on a chain.',
    '{name}（{symbol}）用于奖励将外部数据带到链上的服务方。',
  ),
  lending: text(
    '{name} ({symbol}) lets its owners vote on a pool that people lend coins to and borrow from.',
    '{name}（{symbol}）的持有人可对一个代币借贷池投票。',
  ),
  community: text(
    '{name} ({symbol}) is a coin of a community, made for fun and without any other use.',
    '{name}（{symbol}）是一个社区发行的代币，仅供娱乐，没有其他用途。',
  ),
};
const notHeld = text(
  'Cowrie shows its price only: you can’t buy, send or receive it here.',
  'Cowrie 仅显示它的价格，暂不支持买入、转账或收款。',
);

const purposeOf = new Map(listedCoins.map((coin) => [coin.id, coin]));

/** What a coin that only the market lists is for, and that the wallet can't hold it. */
export function describeListedCoin(id: ListedCoinId, language: Language): string {
  const coin = purposeOf.get(id);
  if (!coin) throw new RangeError(`${id} is not listed`);
  const { name, symbol, purpose } = coin;
  const gap = language === 'en' ? ' ' : '';
  return translate(language, purposes[purpose], { name, symbol }) + gap + translate(language, notHeld);
}
