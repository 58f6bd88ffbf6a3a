import { restrictionNotices } from '#contract/restriction-notices.ts';
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
      'zh-CN': '账户已就绪。充值或接收加密货币，即可开始使用。',
    },
  },
  device: {
    title: { en: 'New device', 'zh-CN': '新设备' },
    body: {
      en: 'A new device was verified on your account. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '你的账户验证了一台新设备。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  password: {
    title: { en: 'Password changed', 'zh-CN': '登录密码已修改' },
    body: {
      en: 'Your password was changed and all devices were logged out. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '你的登录密码已修改，所有设备均已退出登录。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  two_factor: {
    title: { en: 'Two-factor authentication is on', 'zh-CN': '两步验证已开启' },
    body: {
      en: 'You’ll need a code from your authenticator app when you log in. Your other devices were logged out.',
      'zh-CN': '今后登录时需要输入身份验证器中的验证码。你的其他设备均已退出登录。',
    },
  },
  whatsapp: {
    title: { en: 'WhatsApp linked', 'zh-CN': '已绑定 WhatsApp' },
    body: { en: 'The number {phone} is linked to your account.', 'zh-CN': '号码 {phone} 已绑定你的账户。' },
  },
  ...securityTexts,
  google_not_linked: {
    title: { en: 'Google isn’t linked yet', 'zh-CN': 'Google 账号暂未绑定' },
    body: {
      en: 'Your account’s security has just changed. Try again in {hours} hours.',
      'zh-CN': '账户安全信息刚有变动，请在 {hours} 小时后重试。',
    },
  },
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
  device_removed: {
    title: { en: 'A device was removed', 'zh-CN': '已移除一台设备' },
    body: { en: 'It must be verified again before it can log in.', 'zh-CN': '该设备需重新验证后才能登录。' },
  },
  devices_removed: {
    title: { en: 'Your other devices were removed', 'zh-CN': '已移除其他设备' },
    body: {
      en: 'Each must be verified again before it can log in.',
      'zh-CN': '这些设备需重新验证后才能登录。',
    },
  },
  password_refused: {
    title: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
    body: {
      en: '{count} wrong passwords were entered within a day, so more are refused for now. If it wasn’t you: nobody got in.',
      'zh-CN': '一天内有 {count} 次登录密码输错，已暂停尝试。如非本人操作，无需担心，对方未能登录。',
    },
  },
  password_refused_known_device: {
    title: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
    body: {
      en: '{count} wrong passwords were entered within a day on a device that you use, so more are refused for now. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN':
        '一天内在你的常用设备上有 {count} 次登录密码输错，已暂停尝试。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  code_refused: {
    title: { en: 'Too many wrong codes', 'zh-CN': '验证码多次输错' },
    body: {
      en: '{count} wrong codes were entered within a day, so more are refused for now. Someone may know your password. If it wasn’t you, reset it: select “Forgot password?” on the login page.',
      'zh-CN':
        '一天内有 {count} 次验证码输错，已暂停尝试。如非本人操作，登录密码可能已泄露，请在登录页选择“忘记密码”重置。',
    },
  },
  second_factor_refused: {
    title: { en: 'Too many wrong authenticator codes', 'zh-CN': '身份验证器验证码多次输错' },
    body: {
      en: '{count} wrong codes of your authenticator app were entered within a day, so more are refused for now. Someone may know your password. If it wasn’t you, reset it: select “Forgot password?” on the login page.',
      'zh-CN':
        '一天内有 {count} 次身份验证器验证码输错，已暂停尝试。如非本人操作，登录密码可能已泄露，请在登录页选择“忘记密码”重置。',
    },
  },
  pin_wrong: {
    title: { en: 'Three wrong PINs', 'zh-CN': '交易密码连续输错' },
    body: {
      en: 'Someone entered a wrong PIN three times. Wasn’t you? Contact support.',
      'zh-CN': '有人多次输错你的交易密码。如非本人操作，请联系客服。',
    },
  },
  pin_locked: {
    title: { en: 'Your PIN is locked', 'zh-CN': '交易密码已锁定' },
    body: {
      en: 'After five wrong PINs, it is locked for {minutes} minutes. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN':
        '连续多次输错，交易密码已锁定 {minutes} 分钟。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  pin: {
    title: { en: 'Transaction PIN changed', 'zh-CN': '交易密码已修改' },
    body: {
      en: 'Your PIN was changed. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '你的交易密码已修改。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  ...restrictionNotices,
  restriction_ended: {
    title: { en: 'The restriction has ended', 'zh-CN': '安全限制已解除' },
    body: { en: 'You can send as before.', 'zh-CN': '转账已恢复正常。' },
  },
  frozen: {
    title: { en: 'Sending is frozen', 'zh-CN': '已暂停转账' },
    body: {
      en: 'Nothing can be sent until you unfreeze it.',
      'zh-CN': '恢复转账之前，无法转出资金。',
    },
  },
  unfrozen: {
    title: { en: 'Sending is unfrozen', 'zh-CN': '已恢复转账' },
    body: {
      en: 'Your account can send again. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '账户已恢复转账。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  request_in: {
    title: { en: '{name} asks you for {amount}', 'zh-CN': '{name} 向你收款 {amount}' },
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
    body: {
      en: 'It was added to your payees. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '已加入你的常用收款人。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  payee_renamed: {
    title: { en: 'Payee renamed: {label}', 'zh-CN': '收款人已改名：{label}' },
    body: {
      en: '“{from}” is called “{label}” now. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '收款人“{from}”已改名为“{label}”。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
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
    body: { en: 'See your money in, money out and fees.', 'zh-CN': '查看本月的收入、支出与手续费。' },
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
