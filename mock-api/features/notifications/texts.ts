import { restrictionNotices } from '#contract/restriction-notices.ts';
import { withAdvice } from '#contract/safety-texts.ts';
import type { TranslatedText, Texts } from '../../server/translate.ts';
import { paymentTexts } from './payment-texts.ts';
import { securityTexts } from './security-texts.ts';

export const texts = {
  notifications_saved: {
    en: 'Notification settings saved.',
    'zh-CN': '通知设置已保存。',
  },
  notifications_read: {
    en: 'Marked as read.',
    'zh-CN': '已标为已读。',
  },
  notification_not_found: {
    en: 'This notification no longer exists.',
    'zh-CN': '该通知已不存在。',
  },
} satisfies Texts;

/** Whoever has a name or not: what the friend has still to do. */
const referralBody = {
  en: 'You get {reward} once they verify their identity and deposit {deposit} within {days} days.',
  'zh-CN': '对方在 {days} 天内完成身份认证并充值 {deposit} 后，你可获得 {reward}。',
};

/** Titles and bodies of notifications, by what has happened. */
export const notificationTexts = {
  custom: {
    title: { en: '{title}', 'zh-CN': '{title}' },
    body: { en: '{body}', 'zh-CN': '{body}' },
  },
  welcome: {
    title: { en: 'Welcome to Cowrie', 'zh-CN': '欢迎使用贝币' },
    body: {
      en: 'Your account is ready. Deposit cash or receive crypto to get started.',
      'zh-CN': '账户已就绪。充值现金或加密货币，即可开始使用。',
    },
  },
  device: {
    title: { en: 'New device', 'zh-CN': '新设备' },
    body: withAdvice(
      {
        en: 'A new device was verified on your account.',
        'zh-CN': '你的账户验证了一台新设备。',
      },
      'logOutDevice',
    ),
  },
  device_removed: {
    title: { en: 'A device was removed', 'zh-CN': '已移除一台设备' },
    body: withAdvice(
      { en: 'It must be verified again before it can log in.', 'zh-CN': '该设备需重新验证后才能登录。' },
      'checkDevices',
    ),
  },
  devices_removed: {
    title: { en: 'Your other devices were removed', 'zh-CN': '已移除其他设备' },
    body: withAdvice(
      { en: 'Each must be verified again before it can log in.', 'zh-CN': '这些设备需重新验证后才能登录。' },
      'checkDevices',
    ),
  },
  ...securityTexts,
  ...paymentTexts,
  export_ready: {
    title: { en: 'Your file is ready', 'zh-CN': '文件已生成' },
    body: {
      en: '{file} can be downloaded for a day.',
      'zh-CN': '{file} 可在一天内下载。',
    },
  },
  price_above: {
    title: { en: '{asset} above {price}', 'zh-CN': '{asset} 已涨到 {price}' },
    body: { en: 'The price has passed your target.', 'zh-CN': '价格已达到你设定的提醒价。' },
  },
  price_below: {
    title: { en: '{asset} below {price}', 'zh-CN': '{asset} 已跌到 {price}' },
    body: { en: 'The price has passed your target.', 'zh-CN': '价格已达到你设定的提醒价。' },
  },
  price_rose: {
    title: { en: '{asset} up {percent}% in 24h', 'zh-CN': '{asset} 24h 涨幅达到 {percent}%' },
    body: { en: 'The price has moved as far as you asked.', 'zh-CN': '涨跌幅已达到你的设定。' },
  },
  price_fell: {
    title: { en: '{asset} down {percent}% in 24h', 'zh-CN': '{asset} 24h 跌幅达到 {percent}%' },
    body: { en: 'The price has moved as far as you asked.', 'zh-CN': '涨跌幅已达到你的设定。' },
  },
  ...restrictionNotices,
  restriction_ended: {
    title: { en: 'The restriction has ended', 'zh-CN': '安全限制已解除' },
    body: { en: 'You can send as before.', 'zh-CN': '转账已恢复正常。' },
  },
  request_in: {
    title: { en: '{name} requested {amount}', 'zh-CN': '{name} 向你收款 {amount}' },
    body: { en: 'Pay or decline it.', 'zh-CN': '你可以付款或拒绝。' },
  },
  request_paid: {
    title: { en: '{name} paid your request for {amount}', 'zh-CN': '{name} 已付款 {amount}' },
    body: { en: 'It is in your wallet.', 'zh-CN': '款项已到账。' },
  },
  request_declined: {
    title: { en: '{name} declined your request for {amount}', 'zh-CN': '{name} 拒绝了 {amount} 的收款请求' },
    body: { en: 'Nothing was paid.', 'zh-CN': '对方没有付款。' },
  },
  payee_saved: {
    title: { en: 'New payee: {label}', 'zh-CN': '新增收款人：{label}' },
    body: withAdvice(
      {
        en: 'It was added to your payees.',
        'zh-CN': '已加入你的常用收款人。',
      },
      'freeze',
    ),
  },
  payee_renamed: {
    title: { en: 'Payee renamed: {label}', 'zh-CN': '收款人已改名：{label}' },
    body: withAdvice(
      {
        en: '“{from}” is called “{label}” now.',
        'zh-CN': '收款人“{from}”已改名为“{label}”。',
      },
      'freeze',
    ),
  },
  referral: {
    title: { en: '{name} joined with your referral code', 'zh-CN': '{name} 已使用你的邀请码注册' },
    body: referralBody,
  },
  referral_unnamed: {
    title: { en: 'A friend joined with your referral code', 'zh-CN': '一位好友已使用你的邀请码注册' },
    body: referralBody,
  },
  statement: {
    title: { en: 'Your monthly statement is ready', 'zh-CN': '你的月度对账单已生成' },
    body: { en: 'See your money in, money out and fees.', 'zh-CN': '查看该月的收入、支出与手续费。' },
  },
  support: {
    title: { en: 'Support has answered', 'zh-CN': '客服已回复' },
    body: { en: 'There is a new message about “{subject}”.', 'zh-CN': '关于“{subject}”有一条新消息。' },
  },
  trade: {
    title: { en: '{from} converted to {to}', 'zh-CN': '{from} 已兑换为 {to}' },
    body: { en: 'Your conversion is complete.', 'zh-CN': '兑换已完成。' },
  },
} satisfies Record<string, { title: TranslatedText; body: TranslatedText }>;
export type NotificationText = keyof typeof notificationTexts;
