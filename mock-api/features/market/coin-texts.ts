import type { AssetId } from '#contract/assets.ts';
import type { TranslatedText } from '../../server/translate.ts';

const text = (en: string, cn: string): TranslatedText => ({ en, 'zh-CN': cn });

/** What each asset is, in two sentences. */
export const coinTexts: Readonly<Record<AssetId, TranslatedText>> = {
  btc: text(
    'Bitcoin is the first cryptocurrency, in use since 2009. There will never be more than 21 million coins, and new ones come about every ten minutes to those who secure its network.',
    '比特币是首个加密货币，自 2009 年起运行。总量上限为 2100 万枚，约每十分钟向维护网络的矿工发放新币。',
  ),
  eth: text(
    'Ether pays for payments and programs on Ethereum, the network that most tokens and apps live on. Part of each fee is destroyed, which limits how fast its supply grows.',
    '以太币用于支付以太坊上的转账和程序费用，多数代币和应用都运行在以太坊上。每笔手续费会销毁一部分，从而限制供应增长。',
  ),
  bnb: text(
    'BNB pays the fees of BNB Chain, a network that works like Ethereum with shorter waiting times. Some coins are destroyed at regular intervals.',
    'BNB 用于支付 BNB 链的手续费，该网络与以太坊类似，确认更快。项目方定期销毁部分代币。',
  ),
  sol: text(
    'SOL pays the fees of Solana, a network made for many small payments a second. A payment there costs a fraction of a cent.',
    'SOL 用于支付 Solana 网络的手续费，该网络每秒可处理大量小额交易。单笔费用不到一美分。',
  ),
  ada: text(
    'ADA is the coin of Cardano, a network whose changes are reviewed by researchers before they are built. Its owners can delegate their coins and earn rewards, which isn’t available in Cowrie.',
    'ADA 是 Cardano 的代币，该网络的改动在开发前都经过学术评审。持有人可委托代币赚取奖励，贝币不提供此功能。',
  ),
  xrp: text(
    'XRP moves value between currencies on the XRP Ledger, in a few seconds and for a very small fee. All of its coins were created when the ledger began.',
    'XRP 在 XRP 账本上用于不同货币之间的价值转移，数秒到账，费用极低。全部代币在账本启动时已发行。',
  ),
  doge: text(
    'Dogecoin began as a joke in 2013 and became a coin for tips and small payments. Five billion new coins are made each year, without an end.',
    '狗狗币诞生于 2013 年，起初是一个玩笑，后来常用于打赏和小额支付。每年新增 50 亿枚，没有上限。',
  ),
  matic: text(
    'MATIC pays the fees of Polygon, a network beside Ethereum that makes its payments cheaper and faster. Apps made for Ethereum run on it without changes.',
    'MATIC 用于支付 Polygon 网络的手续费，该网络与以太坊并行，转账更快更便宜。以太坊应用无需修改即可运行。',
  ),
  dot: text(
    'DOT is the coin of Polkadot, which connects separate networks so that they share one security. Its owners vote on how it develops.',
    'DOT 是 Polkadot 的代币，该网络连接多条独立的链并共享安全性。持有人可投票决定其发展。',
  ),
  ltc: text(
    'Litecoin was made from Bitcoin’s code in 2011, with payments that are confirmed four times as fast. There will never be more than 84 million coins.',
    '莱特币于 2011 年基于比特币代码创建，确认速度约为四倍。总量上限为 8400 万枚。',
  ),
  avax: text(
    'AVAX pays the fees of Avalanche, where payments are final within seconds. Fees are destroyed, and the number of coins is limited.',
    'AVAX 用于支付 Avalanche 网络的手续费，交易数秒内即最终确认。手续费会被销毁，总量有上限。',
  ),
  link: text(
    'LINK pays those who bring facts from outside, such as prices, to programs on a chain. It is a token on Ethereum.',
    'LINK 用于奖励将价格等外部数据带到链上的服务方。它是以太坊上的代币。',
  ),
  atom: text(
    'ATOM secures the Cosmos Hub, which connects networks that exchange coins with one another. Its owners can earn rewards for securing it, which isn’t available in Cowrie.',
    'ATOM 用于保障 Cosmos Hub 的安全，该网络连接多条可互相转账的链。持有人参与维护可获得奖励，贝币不提供此功能。',
  ),
  near: text(
    'NEAR pays the fees of a network whose addresses can be names that people can read. It splits its work into parts so that it stays fast with many users.',
    'NEAR 用于支付 NEAR 网络的手续费，其地址可以是易读的名称。网络采用分片，用户再多也能保持快速。',
  ),
  uni: text(
    'UNI lets its owners vote on Uniswap, where people exchange tokens with one another without an intermediary. It is a token on Ethereum.',
    'UNI 持有人可对 Uniswap 投票，用户在该平台上无需中介即可互换代币。它是以太坊上的代币。',
  ),
  ftm: text(
    'FTM pays the fees of Fantom, a network that works like Ethereum and confirms payments in about a second. The number of coins is limited.',
    'FTM 用于支付 Fantom 网络的手续费，该网络与以太坊类似，约一秒确认。总量有上限。',
  ),
  trx: text(
    'TRX pays the fees of Tron, the network that most dollar coins are sent on. Each account can send a little every day for free.',
    'TRX 用于支付波场网络的手续费，多数美元稳定币都在该网络上转账。每个账户每天有少量免费额度。',
  ),
  vet: text(
    'VET is the coin of VeChain, with which firms follow goods from where they are made to where they are sold. Its owners earn a second coin that pays the fees, but not in Cowrie.',
    'VET 是唯链的代币，企业用它追踪商品从生产到销售的全过程。持有人会获得另一种用于支付手续费的代币，贝币不提供。',
  ),
  icp: text(
    'ICP runs programs and whole websites on the Internet Computer, a network of independent data centers. It is exchanged for the computing time that they use.',
    'ICP 用于在互联网计算机上运行程序和网站，该网络由独立数据中心组成。代币可兑换所需的计算资源。',
  ),
  hbar: text(
    'HBAR pays the fees of Hedera, a network run by a council of known organizations. Payments are final within seconds and cost a fixed fraction of a cent.',
    'HBAR 用于支付 Hedera 网络的手续费，该网络由多家知名机构组成的委员会运营。交易数秒确认，费用固定，不到一美分。',
  ),
  usdt: text(
    'Tether (USDT) is designed to stay at one dollar. Its issuer says that it holds reserves for it, but the price can differ. Prices of the market are in USDT.',
    '泰达币（USDT）的价格设计为与一美元挂钩。发行方称持有相应储备，但实际价格可能偏离。市场中的价格均以 USDT 计价。',
  ),
  ngn: text(
    'The naira is the currency of Nigeria. What it costs here is its rate against the dollar, which changes through the day.',
    '奈拉是尼日利亚的法定货币。这里显示的价格是它对美元的汇率，全天都会变动。',
  ),
  usd: text(
    'The dollar is the currency of the United States. Prices of the market are in USDT, shown as US dollars: one USDT can cost a little more or less.',
    '美元是美国的法定货币。市场价格以 USDT 计价，并以美元显示，两者可能略有偏差。',
  ),
};
