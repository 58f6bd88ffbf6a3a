import { withAdvice } from '#contract/safety-texts.ts';
import type { TranslatedText } from '../../server/translate.ts';

/** Notifications of what happens to an account's security. */
export const securityTexts = {
  password_set: {
    title: { en: 'Password set', 'zh-CN': '登录密码已设置' },
    body: withAdvice(
      { en: 'Your account has a password now.', 'zh-CN': '你的账户已设置登录密码。' },
      'freeze',
    ),
  },
  two_factor_off: {
    title: { en: 'Two-factor authentication is off', 'zh-CN': '两步验证已关闭' },
    body: withAdvice(
      {
        en: 'Your password alone logs in now. {others}',
        'zh-CN': '今后仅凭登录密码即可登录。{others}',
      },
      'freeze',
    ),
  },
  recovery_codes_renewed: {
    title: { en: 'New recovery codes', 'zh-CN': '恢复码已更换' },
    body: withAdvice(
      { en: 'Your old recovery codes no longer work.', 'zh-CN': '旧恢复码已失效。' },
      'freeze',
    ),
  },
  password_changed: {
    title: { en: 'Password changed', 'zh-CN': '登录密码已修改' },
    body: withAdvice(
      {
        en: 'Your password was changed. {others}',
        'zh-CN': '你的登录密码已修改。{others}',
      },
      'freeze',
    ),
  },
  password_changed_here: {
    title: { en: 'Password changed', 'zh-CN': '登录密码已修改' },
    body: withAdvice(
      {
        en: 'Your password was changed. {others}',
        'zh-CN': '你的登录密码已修改。{others}',
      },
      'freeze',
    ),
  },
  pin_set: {
    title: { en: 'Transaction PIN set', 'zh-CN': '交易密码已设置' },
    body: withAdvice({ en: 'Your account has a PIN now.', 'zh-CN': '你的账户已设置交易密码。' }, 'freeze'),
  },
  recovery_code_used: {
    title: { en: 'A recovery code was used', 'zh-CN': '恢复码已被使用' },
    body: withAdvice(
      {
        en: 'You have {left} left.',
        'zh-CN': '还剩 {left} 个恢复码。',
      },
      'freeze',
    ),
  },
  whatsapp_unlinked: {
    title: { en: 'WhatsApp unlinked', 'zh-CN': '已解绑 WhatsApp' },
    body: withAdvice(
      {
        en: 'The number {phone} is no longer linked to your account.',
        'zh-CN': '号码 {phone} 已与你的账户解绑。',
      },
      'freeze',
    ),
  },
  google_linked: {
    title: { en: 'Google linked', 'zh-CN': '已绑定 Google 账号' },
    body: withAdvice(
      {
        en: 'A Google account can log in to your account now.',
        'zh-CN': '今后可用该 Google 账号登录你的账户。',
      },
      'unlink',
    ),
  },
  google_unlinked: {
    title: { en: 'Google unlinked', 'zh-CN': '已解绑 Google 账号' },
    body: withAdvice(
      {
        en: 'Google can’t log in to your account any more.',
        'zh-CN': '已无法再用 Google 账号登录你的账户。',
      },
      'freeze',
    ),
  },
  profile_changed: {
    title: { en: 'Profile changed', 'zh-CN': '个人资料已修改' },
    body: withAdvice({ en: 'This was changed: {parts}.', 'zh-CN': '修改内容：{parts}。' }, 'freeze'),
  },
  payee_removed: {
    title: { en: 'Payee removed: {label}', 'zh-CN': '收款人已删除：{label}' },
    body: withAdvice(
      {
        en: '{label} is no longer among your payees.',
        'zh-CN': '{label} 已从你的常用收款人中删除。',
      },
      'freeze',
    ),
  },
  alerts_changed: {
    title: { en: 'Email alerts changed', 'zh-CN': '邮件提醒已修改' },
    body: withAdvice(
      {
        en: 'Which emails you get about your account’s security was changed.',
        'zh-CN': '账户安全邮件提醒的设置已修改。',
      },
      'turnAlertsOn',
    ),
  },
  password: {
    title: { en: 'Password changed', 'zh-CN': '登录密码已修改' },
    body: withAdvice(
      {
        en: 'Your password was changed and all devices were logged out.',
        'zh-CN': '你的登录密码已修改，所有设备均已退出登录。',
      },
      'freeze',
    ),
  },
  two_factor: {
    title: { en: 'Two-factor authentication is on', 'zh-CN': '两步验证已开启' },
    body: withAdvice(
      {
        en: 'You’ll need a code from your authenticator app when you log in. {others}',
        'zh-CN': '今后登录时需要输入身份验证器中的验证码。{others}',
      },
      'freeze',
    ),
  },
  whatsapp: {
    title: { en: 'WhatsApp linked', 'zh-CN': '已绑定 WhatsApp' },
    body: withAdvice(
      { en: 'The number {phone} is linked to your account.', 'zh-CN': '号码 {phone} 已绑定你的账户。' },
      'unlink',
    ),
  },
  google_not_linked: {
    title: { en: 'Google isn’t linked yet', 'zh-CN': 'Google 账号暂未绑定' },
    body: withAdvice(
      {
        en: 'Your account’s security has just changed. Try again in {hours} hours.',
        'zh-CN': '账户安全信息刚有变动，请在 {hours} 小时后重试。',
      },
      'freeze',
    ),
  },
  password_refused_known_device: {
    title: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
    body: withAdvice(
      {
        en: '{count} wrong passwords were entered within a day on a device that you use, so more are refused for now.',
        'zh-CN': '一天内在你的常用设备上有 {count} 次登录密码输错，已暂停尝试。',
      },
      'checkDevices',
    ),
  },
  password_refused: {
    title: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
    body: {
      en: '{count} wrong passwords were entered within a day, so more are refused for now. If it wasn’t you, no one got in.',
      'zh-CN': '一天内有 {count} 次登录密码输错，已暂停尝试。如非本人操作，无需担心，对方未能登录。',
    },
  },
  code_refused: {
    title: { en: 'Too many wrong codes', 'zh-CN': '验证码多次输错' },
    body: withAdvice(
      {
        en: '{count} wrong codes were entered within a day, so more are refused for now.',
        'zh-CN': '一天内有 {count} 次验证码输错，已暂停尝试。',
      },
      'changePassword',
    ),
  },
  second_factor_refused: {
    title: { en: 'Too many wrong authenticator codes', 'zh-CN': '身份验证器验证码多次输错' },
    body: withAdvice(
      {
        en: '{count} wrong codes of your authenticator app were entered within a day, so more are refused for now.',
        'zh-CN': '一天内有 {count} 次身份验证器验证码输错，已暂停尝试。',
      },
      'changePassword',
    ),
  },
  pin_wrong: {
    title: { en: 'Three wrong PINs', 'zh-CN': '交易密码连续输错' },
    body: withAdvice(
      { en: 'Someone entered a wrong PIN three times.', 'zh-CN': '有人多次输错你的交易密码。' },
      'freeze',
    ),
  },
  pin_locked: {
    title: { en: 'Your PIN is locked', 'zh-CN': '交易密码已锁定' },
    body: withAdvice(
      {
        en: 'Your PIN is locked for {minutes} minutes after five wrong tries.',
        'zh-CN': '连续多次输错，交易密码已锁定 {minutes} 分钟。',
      },
      'freeze',
    ),
  },
  pin: {
    title: { en: 'Transaction PIN changed', 'zh-CN': '交易密码已修改' },
    body: withAdvice(
      {
        en: 'Your PIN was changed.',
        'zh-CN': '你的交易密码已修改。',
      },
      'freeze',
    ),
  },
  frozen: {
    title: { en: 'Sending is frozen', 'zh-CN': '已暂停转账' },
    body: {
      en: 'Nothing can be sent until you unfreeze it in Account Security.',
      'zh-CN': '在“账户安全”中恢复转账之前，无法转出资金。',
    },
  },
  unfrozen: {
    title: { en: 'Sending is unfrozen', 'zh-CN': '已恢复转账' },
    body: withAdvice(
      {
        en: 'Your account can send again.',
        'zh-CN': '账户已恢复转账。',
      },
      'freeze',
    ),
  },
  not_me: {
    title: { en: 'Your account is secured', 'zh-CN': '账户已保护' },
    body: {
      en: 'You told us that something wasn’t you. Sending is frozen, every device was logged out, and payments in review are held. Next, change your password in Account Security.',
      'zh-CN':
        '你告诉我们某项操作并非本人所为。转账已暂停，所有设备均已退出登录，审核中的转账已暂缓。接下来请在“账户安全”中修改登录密码。',
    },
  },
} satisfies Record<string, { title: TranslatedText; body: TranslatedText }>;
