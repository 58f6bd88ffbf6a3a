import type { TranslatedText } from '../../server/translate.ts';

interface EmailText {
  readonly kind: 'payment' | 'security' | 'trade';
  readonly subject: TranslatedText;
  readonly body: TranslatedText;
}

/** Emails about an account's money and security, which no setting stops, and those that a price alert asks for. */
export const accountEmailTexts = {
  sent: {
    kind: 'payment',
    subject: { en: 'You sent {amount}', 'zh-CN': '你转出了 {amount}' },
    body: {
      en: '{amount} to {name}, reference {reference}. Wasn’t you? Freeze sending in Security and contact support.',
      'zh-CN':
        '向 {name} 转出 {amount}，交易编号 {reference}。如非本人操作，请在安全设置中暂停转账，并联系客服。',
    },
  },
  received: {
    kind: 'payment',
    subject: { en: 'You received {amount}', 'zh-CN': '你收到了 {amount}' },
    body: {
      en: '{amount} is in your balance, reference {reference}.',
      'zh-CN': '{amount} 已到账，交易编号 {reference}。',
    },
  },
  payee_saved: {
    kind: 'security',
    subject: { en: 'New payee: {label}', 'zh-CN': '新增收款人：{label}' },
    body: {
      en: '{label} was added to your payees. Wasn’t you? Freeze sending and change your password.',
      'zh-CN': '你的常用收款人中新增了 {label}。如非本人操作，请暂停转账并修改密码。',
    },
  },
  payee_renamed: {
    kind: 'security',
    subject: { en: 'Payee renamed: {label}', 'zh-CN': '收款人已改名：{label}' },
    body: {
      en: 'Your payee “{from}” is called “{label}” now. Wasn’t you? Freeze sending and change your password.',
      'zh-CN': '你的收款人“{from}”已改名为“{label}”。如非本人操作，请暂停转账并修改密码。',
    },
  },
  pin_changed: {
    kind: 'security',
    subject: { en: 'Your PIN was changed', 'zh-CN': '交易密码已修改' },
    body: {
      en: 'Your transaction PIN was set or changed. Wasn’t you? Freeze sending and contact support.',
      'zh-CN': '你的交易密码已设置或修改。如非本人操作，请暂停转账并联系客服。',
    },
  },
  recovery_code_used: {
    kind: 'security',
    subject: { en: 'A recovery code was used', 'zh-CN': '恢复码已被使用' },
    body: {
      en: 'One of your recovery codes was used in place of your authenticator app. You have {left} left. Wasn’t you? Freeze sending and change your password.',
      'zh-CN': '你的一个恢复码已代替身份验证器使用，还剩 {left} 个。如非本人操作，请暂停转账并修改密码。',
    },
  },
  pin_locked: {
    kind: 'security',
    subject: { en: 'Your PIN is locked', 'zh-CN': '交易密码已锁定' },
    body: {
      en: 'After five wrong PINs, your PIN is locked for {minutes} minutes. Wasn’t you? Change your password.',
      'zh-CN': '连续 5 次输错，交易密码已锁定 {minutes} 分钟。如非本人操作，请修改密码。',
    },
  },
  restricted_new_payees: {
    kind: 'security',
    subject: { en: 'Sending to new payees is restricted', 'zh-CN': '安全限制：暂不能转到新收款人' },
    body: {
      en: 'New addresses and bank accounts can’t be paid for {hours} hours, because your account’s security has changed. Known payees still can. Wasn’t you? Freeze sending and contact support.',
      'zh-CN':
        '由于账户安全设置有变动，{hours} 小时内不能转到新地址或新银行账户，已有收款人不受影响。如非本人操作，请暂停转账并联系客服。',
    },
  },
  restricted_all_outgoing: {
    kind: 'security',
    subject: { en: 'Sending is restricted', 'zh-CN': '安全限制：暂不能转账' },
    body: {
      en: 'Nothing can be sent from your account for {hours} hours, for your security. You can still receive and convert. Questions? Contact support.',
      'zh-CN': '为保护账户安全，{hours} 小时内不能转账，收款和兑换不受影响。如有疑问，请联系客服。',
    },
  },
  restricted_bank: {
    kind: 'security',
    subject: { en: 'Withdrawals to banks are restricted', 'zh-CN': '安全限制：暂不能提现到银行' },
    body: {
      en: 'Nothing can be withdrawn to a bank for {hours} hours, for your security. You can still send to people and addresses, receive and convert. Questions? Contact support.',
      'zh-CN':
        '为保护账户安全，{hours} 小时内不能提现到银行，转给用户和地址、收款和兑换不受影响。如有疑问，请联系客服。',
    },
  },
  price_above: {
    kind: 'trade',
    subject: { en: '{asset} above {price}', 'zh-CN': '{asset} 已涨到 {price}' },
    body: {
      en: 'The price of {asset} has passed your target of {price}. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 的价格已涨到你设定的 {price}。可在兑换设置中修改或删除该提醒。',
    },
  },
  price_below: {
    kind: 'trade',
    subject: { en: '{asset} below {price}', 'zh-CN': '{asset} 已跌到 {price}' },
    body: {
      en: 'The price of {asset} has fallen below your target of {price}. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 的价格已跌到你设定的 {price}。可在兑换设置中修改或删除该提醒。',
    },
  },
  price_rose: {
    kind: 'trade',
    subject: { en: '{asset} up {percent}% in 24h', 'zh-CN': '{asset} 24h 涨幅达到 {percent}%' },
    body: {
      en: '{asset} has risen by {percent}% within 24 hours. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 在 24 小时内涨了 {percent}%。可在兑换设置中修改或删除该提醒。',
    },
  },
  price_fell: {
    kind: 'trade',
    subject: { en: '{asset} down {percent}% in 24h', 'zh-CN': '{asset} 24h 跌幅达到 {percent}%' },
    body: {
      en: '{asset} has fallen by {percent}% within 24 hours. You can change or remove the alert in Trade Settings.',
      'zh-CN': '{asset} 在 24 小时内跌了 {percent}%。可在兑换设置中修改或删除该提醒。',
    },
  },
  frozen: {
    kind: 'security',
    subject: { en: 'Sending is frozen', 'zh-CN': '已暂停转账' },
    body: {
      en: 'Nothing can be sent from your account until you unfreeze it in Security.',
      'zh-CN': '在安全设置中恢复之前，你的账户无法转账。',
    },
  },
  unfrozen: {
    kind: 'security',
    subject: { en: 'Sending is unfrozen', 'zh-CN': '已恢复转账' },
    body: {
      en: 'Your account can send again. Wasn’t you? Freeze sending and change your password.',
      'zh-CN': '你的账户已恢复转账。如非本人操作，请暂停转账并修改密码。',
    },
  },
} satisfies Record<string, EmailText>;
export type AccountEmail = keyof typeof accountEmailTexts;
