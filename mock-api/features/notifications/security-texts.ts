import type { TranslatedText } from '../../server/translate.ts';

/** Notifications of what happens to an account's security. */
export const securityTexts = {
  password_set: {
    title: { en: 'Password set', 'zh-CN': '登录密码已设置' },
    body: { en: 'Your account has a password now.', 'zh-CN': '你的账户已设置登录密码。' },
  },
  two_factor_off: {
    title: { en: 'Two-factor authentication is off', 'zh-CN': '两步验证已关闭' },
    body: {
      en: 'Your password alone logs in now. Your other devices were logged out. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN':
        '今后仅凭登录密码即可登录。你的其他设备均已退出登录。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  recovery_codes_renewed: {
    title: { en: 'New recovery codes', 'zh-CN': '恢复码已更换' },
    body: {
      en: 'Your old recovery codes no longer work. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '旧恢复码已失效。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  password_changed: {
    title: { en: 'Password changed', 'zh-CN': '登录密码已修改' },
    body: {
      en: 'Your password was changed and your other devices were logged out. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '你的登录密码已修改，其他设备均已退出登录。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  password_changed_here: {
    title: { en: 'Password changed', 'zh-CN': '登录密码已修改' },
    body: {
      en: 'Your password was changed. Your other devices stay logged in. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '你的登录密码已修改，其他设备保持登录。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  pin_set: {
    title: { en: 'Transaction PIN set', 'zh-CN': '交易密码已设置' },
    body: {
      en: 'Your account has a PIN now. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '你的账户已设置交易密码。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  recovery_code_used: {
    title: { en: 'A recovery code was used', 'zh-CN': '恢复码已被使用' },
    body: {
      en: 'You have {left} left. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '还剩 {left} 个恢复码。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  whatsapp_unlinked: {
    title: { en: 'WhatsApp unlinked', 'zh-CN': '已解绑 WhatsApp' },
    body: {
      en: 'The number {phone} is no longer linked to your account.',
      'zh-CN': '号码 {phone} 已与你的账户解绑。',
    },
  },
  google_linked: {
    title: { en: 'Google linked', 'zh-CN': '已绑定 Google 账号' },
    body: {
      en: 'A Google account can log in to your account now. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '今后可用该 Google 账号登录你的账户。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  google_unlinked: {
    title: { en: 'Google unlinked', 'zh-CN': '已解绑 Google 账号' },
    body: {
      en: 'Google can’t log in to your account any more. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '已无法再用 Google 账号登录你的账户。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  profile_changed: {
    title: { en: 'Profile changed', 'zh-CN': '个人资料已修改' },
    body: {
      en: 'This was changed: {parts}. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '修改内容：{parts}。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  payee_removed: {
    title: { en: 'Payee removed: {label}', 'zh-CN': '收款人已删除：{label}' },
    body: {
      en: '{label} is no longer among your payees. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '{label} 已从你的常用收款人中删除。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  alerts_changed: {
    title: { en: 'Email alerts changed', 'zh-CN': '邮件提醒已修改' },
    body: {
      en: 'Which emails you get about your account’s security was changed. Wasn’t you? Use the link in our email, or contact support.',
      'zh-CN': '账户安全邮件提醒的设置已修改。如非本人操作，请打开我们邮件中的链接，或联系客服。',
    },
  },
  not_me: {
    title: { en: 'Your account is secured', 'zh-CN': '账户已保护' },
    body: {
      en: 'You told us that something wasn’t you. Sending is frozen, every device was logged out, and payments in review are held.',
      'zh-CN': '你告诉我们某项操作并非本人所为。转账已暂停，所有设备均已退出登录，审核中的转账已暂缓。',
    },
  },
} satisfies Record<string, { title: TranslatedText; body: TranslatedText }>;
