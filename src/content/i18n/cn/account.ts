import type { account as en } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account = {
  look: {
    heading: '显示与外观',
    text: '对你的所有设备生效，语言只对当前浏览器生效。',
    language: '语言',
    languages: { en: 'English', cn: '中文' },
    languageFailed: '没能加载另一种语言。请检查网络连接后重试。',
    currency: '计价货币',
    theme: '主题',
    themes: { system: '跟随系统', light: '浅色', dark: '深色' },
    numbers: '数字格式',
    auto: '跟随语言',
    numberLocales: {
      'en-NG': '尼日利亚',
      'en-US': '美国',
      'de-DE': '德国',
      'fr-FR': '法国',
      'zh-CN': '中国',
    },
    colors: '涨跌颜色',
    changeColors: { 'green-up': '绿涨红跌', 'red-up': '红涨绿跌' },
    hide: '隐藏余额',
    hideText: '所有页面上的金额都显示为六个圆点。',
    motion: '减弱动态效果',
    motionText: '关闭滑动和淡入淡出效果。系统已开启时同样生效。',
  },
  places: {
    heading: '我的账户',
    profile: '头像、个人信息、收款码和限额',
    security: '登录密码、交易密码和两步验证',
    devices: '已登录的设备',
    linkedAccounts: 'WhatsApp、Google 和银行账户',
    notifications: '提醒、邮件和月报',
    tradeSettings: '价格波动和再次确认',
    financialHistory: '资金明细和对账单',
    referral: '邀请好友',
  },
} as const satisfies Translation<typeof en>;
