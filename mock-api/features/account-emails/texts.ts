import { restrictionNotices, type RestrictionNotice } from '#contract/restriction-notices.ts';
import { withAdvice } from '#contract/safety-texts.ts';
import type { TranslatedText } from '../../server/translate.ts';
import type { EmailText } from './email-text.ts';
import { securityEmailTexts } from './security-texts.ts';

/** Of a restriction that we have set ourselves. */
const askSupport = (body: TranslatedText): Pick<EmailText, 'body' | 'link'> => ({
  body: {
    en: `${body.en} Questions? Contact support.`,
    'zh-CN': `${body['zh-CN']}如有疑问，请联系客服。`,
  },
  link: '/support',
});

const restrictionEmails = Object.fromEntries(
  Object.entries(restrictionNotices).map(([name, { title, body }]): [string, EmailText] => [
    name,
    {
      kind: 'security',
      subject: title,
      ...(name.endsWith('_review')
        ? askSupport(body)
        : { body: withAdvice(body, 'freeze'), link: '/w/security' }),
    },
  ]),
) as Readonly<Record<RestrictionNotice, EmailText>>;

/** Emails about an account's money and security, and those that a price alert asks for. */
export const accountEmailTexts = {
  ...securityEmailTexts,
  sent: {
    kind: 'payment',
    subject: { en: 'You sent {amount}', 'zh-CN': '你转出了 {amount}' },
    body: withAdvice(
      {
        en: 'You sent {amount} to {name}. Reference: {reference}.',
        'zh-CN': '你向 {name} 转出了 {amount}，交易编号 {reference}。',
      },
      'freeze',
    ),
    link: '/w/security',
  },
  received: {
    kind: 'payment',
    subject: { en: 'You received {amount}', 'zh-CN': '你收到了 {amount}' },
    body: {
      en: '{amount} is in your balance. Reference: {reference}.',
      'zh-CN': '{amount} 已到账，交易编号 {reference}。',
    },
  },
  payee_saved: {
    kind: 'security',
    subject: { en: 'New payee: {label}', 'zh-CN': '新增收款人：{label}' },
    body: {
      en: '{label} was added to your payees.',
      'zh-CN': '你的常用收款人中新增了 {label}。',
    },
  },
  payee_renamed: {
    kind: 'security',
    subject: { en: 'Payee renamed: {label}', 'zh-CN': '收款人已改名：{label}' },
    body: {
      en: 'Your payee “{from}” is called “{label}” now.',
      'zh-CN': '你的收款人“{from}”已改名为“{label}”。',
    },
  },
  password_refused: {
    kind: 'security',
    subject: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
    body: {
      en: '{count} wrong passwords were entered for your account within a day, so more are refused for now. If it wasn’t you, no one got in.',
      'zh-CN': '一天内有 {count} 次登录密码输错，已暂停尝试。如非本人操作，无需担心，对方未能登录。',
    },
  },
  password_refused_known_device: {
    kind: 'security',
    subject: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
    body: {
      en: '{count} wrong passwords were entered within a day on a device that you use, so more are refused for now.',
      'zh-CN': '一天内在你的常用设备上有 {count} 次登录密码输错，已暂停尝试。',
    },
  },
  code_refused: {
    kind: 'security',
    subject: { en: 'Too many wrong codes', 'zh-CN': '验证码多次输错' },
    body: withAdvice(
      {
        en: '{count} wrong codes were entered for your account within a day, so more are refused for now.',
        'zh-CN': '一天内有 {count} 次验证码输错，已暂停尝试。',
      },
      'resetPassword',
    ),
  },
  second_factor_refused: {
    kind: 'security',
    subject: { en: 'Too many wrong authenticator codes', 'zh-CN': '身份验证器验证码多次输错' },
    body: withAdvice(
      {
        en: '{count} wrong codes of your authenticator app were entered within a day, so more are refused for now.',
        'zh-CN': '一天内有 {count} 次身份验证器验证码输错，已暂停尝试。',
      },
      'resetPassword',
    ),
  },
  ...restrictionEmails,
  price_above: {
    kind: 'trade',
    subject: { en: '{asset} above {price}', 'zh-CN': '{asset} 已涨到 {price}' },
    body: {
      en: 'The price of {asset} has passed your target of {price}. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 的价格已涨到你设定的 {price}。可在“交易设置”中修改或删除该提醒。',
    },
  },
  price_below: {
    kind: 'trade',
    subject: { en: '{asset} below {price}', 'zh-CN': '{asset} 已跌到 {price}' },
    body: {
      en: 'The price of {asset} has fallen below your target of {price}. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 的价格已跌到你设定的 {price}。可在“交易设置”中修改或删除该提醒。',
    },
  },
  price_rose: {
    kind: 'trade',
    subject: { en: '{asset} up {percent}% in 24h', 'zh-CN': '{asset} 24h 涨幅达到 {percent}%' },
    body: {
      en: '{asset} has risen by {percent}% within 24 hours. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 在 24 小时内涨了 {percent}%。可在“交易设置”中修改或删除该提醒。',
    },
  },
  price_fell: {
    kind: 'trade',
    subject: { en: '{asset} down {percent}% in 24h', 'zh-CN': '{asset} 24h 跌幅达到 {percent}%' },
    body: {
      en: '{asset} has fallen by {percent}% within 24 hours. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 在 24 小时内跌了 {percent}%。可在“交易设置”中修改或删除该提醒。',
    },
  },
  frozen: {
    kind: 'security',
    subject: { en: 'Sending is frozen', 'zh-CN': '已暂停转账' },
    body: {
      en: 'Nothing can be sent from your account until you unfreeze it in Account Security.',
      'zh-CN': '在“账户安全”中恢复转账之前，你的账户无法转出资金。',
    },
    link: '/w/security',
  },
  unfrozen: {
    kind: 'security',
    subject: { en: 'Sending is unfrozen', 'zh-CN': '已恢复转账' },
    body: {
      en: 'Your account can send again.',
      'zh-CN': '你的账户已恢复转账。',
    },
  },
} satisfies Record<string, EmailText>;
export type AccountEmail = keyof typeof accountEmailTexts;
