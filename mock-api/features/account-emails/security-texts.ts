import type { TranslatedText } from '../../server/translate.ts';
import type { EmailText } from './email-text.ts';

/** The end of each email about what only its owner should have done. */
export const notMeLine: TranslatedText = {
  en: 'Wasn’t you? Open this link: it lets you freeze sending and log out every device. It works once, for {days} days.',
  'zh-CN': '如非本人操作，请打开以下链接，暂停转账并让所有设备退出登录。链接 {days} 天内有效，仅可使用一次。',
};

/** Emails about an account's security. Which of them ends with the link "It wasn't me", the table of security events says. */
export const securityEmailTexts = {
  new_device: {
    kind: 'security',
    subject: { en: 'New device logged in', 'zh-CN': '新设备登录' },
    body: {
      en: 'A device that your account didn’t know has logged in.',
      'zh-CN': '一台新设备登录了你的账户。',
    },
  },
  password_set: {
    kind: 'security',
    subject: { en: 'Your password was set', 'zh-CN': '登录密码已设置' },
    body: { en: 'Your account has a password now.', 'zh-CN': '你的账户已设置登录密码。' },
  },
  password_reset: {
    kind: 'security',
    subject: { en: 'Your password was changed', 'zh-CN': '登录密码已修改' },
    body: {
      en: 'Your password was reset with a code from your email, and every device was logged out.',
      'zh-CN': '有人通过邮箱验证码重置了你的登录密码，所有设备均已退出登录。',
    },
  },
  two_factor_off: {
    kind: 'security',
    subject: { en: 'Two-factor authentication is off', 'zh-CN': '两步验证已关闭' },
    body: {
      en: 'From now on your password alone logs in. {others}',
      'zh-CN': '今后仅凭登录密码即可登录。{others}',
    },
  },
  recovery_codes_renewed: {
    kind: 'security',
    subject: { en: 'New recovery codes', 'zh-CN': '恢复码已更换' },
    body: {
      en: 'Your account has new recovery codes. The old ones no longer work.',
      'zh-CN': '你的账户已生成新的恢复码，旧恢复码已失效。',
    },
  },
  password_changed: {
    kind: 'security',
    subject: { en: 'Your password was changed', 'zh-CN': '登录密码已修改' },
    body: {
      en: 'Your password was changed. {others}',
      'zh-CN': '你的登录密码已修改。{others}',
    },
  },
  password_changed_here: {
    kind: 'security',
    subject: { en: 'Your password was changed', 'zh-CN': '登录密码已修改' },
    body: {
      en: 'Your password was changed. {others}',
      'zh-CN': '你的登录密码已修改。{others}',
    },
  },
  pin_set: {
    kind: 'security',
    subject: { en: 'Your PIN was set', 'zh-CN': '交易密码已设置' },
    body: { en: 'Your account has a transaction PIN now.', 'zh-CN': '你的账户已设置交易密码。' },
  },
  pin_changed: {
    kind: 'security',
    subject: { en: 'Your PIN was changed', 'zh-CN': '交易密码已修改' },
    body: { en: 'Your transaction PIN was changed.', 'zh-CN': '你的交易密码已修改。' },
  },
  pin_locked: {
    kind: 'security',
    subject: { en: 'Your PIN is locked', 'zh-CN': '交易密码已锁定' },
    body: {
      en: 'Your PIN is locked for {minutes} minutes after five wrong tries.',
      'zh-CN': '连续 5 次输错，交易密码已锁定 {minutes} 分钟。',
    },
  },
  two_factor_on: {
    kind: 'security',
    subject: { en: 'Two-factor authentication is on', 'zh-CN': '两步验证已开启' },
    body: {
      en: 'From now on, logging in needs a code from your authenticator app. {others}',
      'zh-CN': '今后登录时需要身份验证器中的验证码。{others}',
    },
  },
  recovery_code_used: {
    kind: 'security',
    subject: { en: 'A recovery code was used', 'zh-CN': '恢复码已被使用' },
    body: {
      en: 'One of your recovery codes was used in place of your authenticator app. You have {left} left. Lost your phone? In Account Security, turn two-factor authentication off, and set it up on the new one.',
      'zh-CN':
        '你的一个恢复码已代替身份验证器使用，还剩 {left} 个。如手机丢失，请在“账户安全”中关闭两步验证，再在新手机上重新设置。',
    },
  },
  whatsapp_linked: {
    kind: 'security',
    subject: { en: 'WhatsApp was linked', 'zh-CN': '已绑定 WhatsApp' },
    body: { en: 'The number {phone} was linked to your account.', 'zh-CN': '号码 {phone} 已绑定你的账户。' },
  },
  whatsapp_unlinked: {
    kind: 'security',
    subject: { en: 'WhatsApp was unlinked', 'zh-CN': '已解绑 WhatsApp' },
    body: {
      en: 'The number {phone} is no longer linked to your account.',
      'zh-CN': '号码 {phone} 已与你的账户解绑。',
    },
  },
  google_linked: {
    kind: 'security',
    subject: { en: 'Google was linked', 'zh-CN': '已绑定 Google 账号' },
    body: {
      en: 'A Google account was linked: it can log in to your account now.',
      'zh-CN': '一个 Google 账号已绑定你的账户，今后可用它登录。',
    },
  },
  google_unlinked: {
    kind: 'security',
    subject: { en: 'Google was unlinked', 'zh-CN': '已解绑 Google 账号' },
    body: {
      en: 'Google was unlinked: it can’t log in to your account any more. Your password still does.',
      'zh-CN': 'Google 账号已解绑，无法再用它登录你的账户。登录密码仍可使用。',
    },
  },
  profile_changed: {
    kind: 'security',
    subject: { en: 'Your profile was changed', 'zh-CN': '个人资料已修改' },
    body: {
      en: 'This was changed in your profile: {parts}.',
      'zh-CN': '你的个人资料有以下修改：{parts}。',
    },
  },
  device_removed: {
    kind: 'security',
    subject: { en: 'A device was logged out', 'zh-CN': '已移除一台设备' },
    body: {
      en: 'A device was logged out of your account. It must be verified again before it can log in.',
      'zh-CN': '你的账户移除了一台设备，该设备需重新验证后才能登录。',
    },
  },
  devices_removed: {
    kind: 'security',
    subject: { en: 'Your other devices were logged out', 'zh-CN': '已移除其他设备' },
    body: {
      en: 'All devices but one were logged out of your account. Each must be verified again before it can log in.',
      'zh-CN': '除一台设备外，其余设备均已移除，需重新验证后才能登录。',
    },
  },
  payee_removed: {
    kind: 'security',
    subject: { en: 'Payee removed: {label}', 'zh-CN': '收款人已删除：{label}' },
    body: {
      en: '{label} was removed from your payees.',
      'zh-CN': '{label} 已从你的常用收款人中删除。',
    },
  },
  alerts_changed: {
    kind: 'security',
    subject: { en: 'Your email alerts were changed', 'zh-CN': '邮件提醒已修改' },
    body: {
      en: 'Which emails you get about your account’s security was changed in your notification settings. Emails like this one are always sent.',
      'zh-CN': '有人在通知设置中修改了账户安全邮件提醒。此类邮件始终会发送。',
    },
  },
  not_me: {
    kind: 'security',
    subject: { en: 'Your account is secured', 'zh-CN': '账户已保护' },
    body: {
      en: 'You told us that something wasn’t you. Sending is frozen, every device was logged out, and payments in review are held. Next, reset your password: select “Forgot password?” on the login page.',
      'zh-CN':
        '你告诉我们某项操作并非本人所为。转账已暂停，所有设备均已退出登录，审核中的转账已暂缓。接下来请在登录页选择“忘记密码”，重置登录密码。',
    },
    link: '/forgot-password',
  },
} satisfies Record<string, EmailText>;
