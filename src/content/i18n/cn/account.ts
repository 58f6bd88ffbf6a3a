import type { account as en } from '../en/account.ts';
import type { Words } from '../words.ts';

export const account = {
  look: {
    heading: '显示',
    text: '在你的所有设备上生效；语言只对这个浏览器生效。',
    language: '语言',
    languages: { en: 'English', cn: '中文' },
    languageFailed: '没能加载另一种语言。请检查网络后再试。',
    currency: '总额显示为',
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
    colors: '上涨显示为',
    changeColors: { 'green-up': '绿色', 'red-up': '红色' },
    hide: '隐藏余额',
    hideText: '所有页面上的金额都显示为六个圆点。',
    motion: '减少动画',
    motionText: '不再滑动或淡入淡出。系统自身的设置同样有效。',
  },
  places: {
    heading: '你的账户',
    editProfile: '姓名、地址和电话',
    security: '密码、PIN 和两步验证',
    devices: '已登录的设备',
    linkedAccounts: 'WhatsApp、Google 和银行',
    notifications: '通知内容',
    tradeSettings: '兑换设置',
    financialHistory: '对账单',
    referral: '邀请朋友',
  },
} as const satisfies Words<typeof en>;
