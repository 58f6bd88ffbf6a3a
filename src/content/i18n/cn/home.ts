import type { home as en } from '../en/home.ts';
import type { Words } from '../words.ts';

/** A zero-width space (\u200b) says where a heading may break: between words, not inside one. */
export const home = {
  title: '首页',
  description: '加密货币和现金，放在同一个钱包里，凭 @用户名 就能转账。支持 200 多种资产。',
  hero: {
    words: ['安全。', '智能。', '顺畅。'],
    lead: '加密货币和现金，放在同一个钱包里。支持奈拉、美元和 200\u00A0多种资产，转账只要一个 @用户名。',
    art: '余额 {total}、一张向 Ada 转账 {sent} 的回单，以及比特币的价格',
    balance: '总资产',
    today: '今天',
    send: '转账',
    receive: '收款',
    cash: '现金',
    sent: '你向 Ada 转了 {amount}',
    fee: '手续费',
    arrived: '到账',
    time: '今天 14:32',
  },
  box: {
    label: '邮箱地址',
    placeholder: '输入邮箱地址',
    submit: '免费注册',
    sending: '正在发送…',
    check: '安全验证',
    starts: '输入邮箱后开始',
    note: '开户免费，不需要银行卡。',
    have: '已有账户？',
    login: '登录',
  },
  assets: {
    heading: '200 多种资产',
    more: '还有更多',
    pause: '暂停滚动',
  },
  learn: {
    heading: '钱在流动，\u200b也始终是你的',
    cards: {
      security: {
        title: '安全',
        text: '每一步操作都会与你平时的用钱习惯对照。',
        points: ['新设备要等你点头', '异常转账先行暂缓', '每笔转账都要交易密码'],
        more: '了解安全防护',
      },
      efficiency: {
        title: '高效',
        text: '输入 @用户名 和金额即可。手续费在转账之前就告诉你，而不是之后。',
        more: '了解转账',
      },
      insights: {
        title: '清晰',
        text: '哪天变了、为什么变，都看得清楚，而且用你习惯的货币计算。',
        more: '你能看到什么',
      },
      accessibility: {
        title: '便捷',
        text: '在你常用的地方，用你习惯的货币和语言。',
        points: ['手机、电脑、聊天应用', '中文和英文', '奈拉、美元、加密货币'],
        more: '使用方式',
      },
    },
  },
  drawing: {
    device: '阿布贾的新设备',
    deviceAbout: 'Windows · Chrome · 14:32',
    deviceAsk: '是你本人吗？确认前不会动一分钱。',
    deviceYes: '是我',
    deviceNo: '不是我',
    you: '你',
    fee: '手续费 {fee}',
    days: '最近 30 天',
    point: '11月12日 ₦532万',
    app: '你的聊天应用',
    ask: '转 {amount} 给 @adaokoro',
    reply: '转给 Ada {amount}，手续费 {fee}。',
    confirm: '回复“是”，密码只在贝币里输入。',
    yes: '是',
    done: '已转出，Ada 收到了。',
    approve: '批准新设备',
    alert: '超过 {amount} 提醒我',
    hide: '隐藏余额',
  },
  partners: '预留给支付、托管和行情合作伙伴的位置',
  steps: {
    heading: '如何开始',
    signup: {
      title: '注册',
      text: '输入邮箱和我们发去的 6 位数字，再设密码和用户名。',
    },
    explore: {
      title: '看看',
      text: '先随便逛逛：充值之前，资产、实时行情和总览就都能用了。',
    },
    control: {
      title: '掌控',
      text: '设好交易密码、设备和提醒，然后转账、持有或赚取收益，都由你定。',
    },
  },
  close: {
    heading: '掌管你的\u200b加密货币和现金',
    text: '一个账户、一个余额，容纳 200\u00A0多种资产。从一个邮箱和 6 位验证码开始。',
    member: '一个账户、一个余额，容纳 200\u00A0多种资产。你的账户已经开好。',
    submit: '免费注册',
    wallet: '前往钱包',
    features: '查看全部功能',
  },
} satisfies Words<typeof en>;
