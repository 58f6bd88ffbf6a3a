import type { assetWords as en } from '../en/asset-words.ts';
import type { Translation } from '../translation.ts';

/** With the name in pinyin, whole and by its initials: who types it needs no input method. */
export const assetWords = {
  btc: 'bitebi btb 大饼',
  eth: 'yitaifang ytf 以太币 姨太',
  bnb: 'bianbi bab',
  sol: '索拉纳 suolana sln',
  ada: 'aidabi adb 卡尔达诺',
  xrp: 'ruibobi rbb',
  doge: 'gougoubi ggb',
  matic: '马蹄 mati mt',
  dot: 'boka bk',
  ltc: 'laitebi ltb',
  avax: 'xuebengxieyi xbxy',
  link: '链克 lianke lk',
  atom: '阿童木 atongmu atm',
  near: '近协议 jinxieyi jxy',
  uni: '独角兽 dujiaoshou djs',
  ftm: '幻影 huanying hy',
  trx: 'bochangbi bcb',
  vet: 'weilian wl',
  icp: 'hulianwangjisuanji hlwjsj',
  hbar: '海德拉 haidela hdl',
  usdt: 'taidabi tdb 稳定币 wendingbi wdb',
  ngn: 'niriliyanaila nrlynl 奈拉 naila nl 现金 xianjin xj',
  usd: 'meiyuan my 美金 meijin mj 现金 xianjin xj',
} as const satisfies Translation<typeof en>;
