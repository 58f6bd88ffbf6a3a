import type { press as en } from '../en/press.ts';
import type { Translation } from '../translation.ts';

export const press = {
  title: '媒体资料',
  description: '下载贝币的图形标志和字标，查看基本事实，取用可以直接引用的介绍文字。',
  heading: '媒体资料',
  lead: '写到贝币时可以用的标志、事实和文字，不必事先征求同意。',
  marks: {
    heading: '标志',
    names: { logo: '字标', mark: '图形标志' },
    grounds: { light: '用于浅色背景', dark: '用于深色背景', any: '单色' },
    png: 'PNG {width} 像素',
    rules: '怎么用：查看品牌规范',
  },
  facts: {
    heading: '基本事实',
    list: [
      { term: '名称', text: '英文 Cowrie，中文贝币。' },
      { term: '是什么', text: '在浏览器里使用的钱包，存放加密货币和现金。' },
      { term: '支持资产', text: '奈拉、美元、USDT 和 20 个币种。' },
      { term: '行情', text: '200 多种资产，其中 20 个币种兑 USDT 有实时价格。' },
      { term: '开户', text: '用邮箱加 6 位验证码，或者用 Google 账号，再设密码和用户名。' },
      { term: '转账', text: '转给 @用户名 或地址。' },
      { term: '语言', text: '英文和中文。' },
      { term: '客服', text: '在钱包里随时可以咨询，没有账户也可以填写联系表单。' },
      { term: '名字由来', text: 'Cowrie 是一种海贝，它的壳曾在印度洋沿岸、中国云南和西非当作钱用。' },
    ],
  },
  words: {
    heading: '可引用的文字',
    hint: '点一下即可选中整段。',
    short: {
      name: '一句话',
      text: '贝币（Cowrie）是一款网页钱包，加密货币和现金放在一处，凭 @用户名 就能转账。',
    },
    long: {
      name: '一段话',
      text: '贝币（Cowrie）是一款存放加密货币和现金的网页钱包。奈拉、美元、USDT 和 20 个币种放在一处，可查看 200 多种资产的行情，转账用 @用户名，不用抄长长的地址。转账会检查有没有诈骗迹象，其中一些会暂缓几分钟，让转账人来得及取消。贝币提供英文和中文两种界面，名字取自当过几百年钱的贝壳。',
    },
  },
  name: {
    heading: '名字怎么写',
    yes: [
      { term: 'Cowrie', text: '只有首字母大写，标题里也一样。产品和做产品的人用同一个名字。' },
      { term: '贝币', text: '用于中文文字，只指这款产品，不用来翻译别的词。' },
      { term: '@tobiade', text: '用户名以 @ 开头，一律小写。举例时请用虚构的人物。' },
    ],
    not: '不要这样写',
  },
  contact: {
    heading: '其他需要',
    text: '请填写联系表单，主题选“媒体”。提交后马上得到一个编号。',
    action: '联系我们',
  },
} satisfies Translation<typeof en>;
