import type { Texts } from '../../server/translate.ts';

export const texts = {
  token_invalid: {
    en: 'This link has expired or was used already.',
    'zh-CN': '该链接已过期或已被使用。',
  },
  confirmation_sent: {
    en: 'Check your email for a confirmation link.',
    'zh-CN': '邮件正在发往该地址。',
  },
  subscribed: {
    en: 'You’re subscribed.',
    'zh-CN': '订阅成功。',
  },
  unsubscribed: {
    en: 'You’re unsubscribed.',
    'zh-CN': '你已退订。',
  },
  mail_newsletter_confirm_subject: {
    en: 'Confirm your subscription',
    'zh-CN': '请确认订阅',
  },
  mail_newsletter_confirm: {
    en: 'Open the link within {hours} hours to get the Cowrie newsletter at this address. If you didn’t ask for it, ignore this email.',
    'zh-CN':
      '有人用这个邮箱订阅了贝币月报。如果是你本人，请在 {hours} 小时内打开链接确认；如果不是，无需理会，我们不会再发来邮件。',
  },
  mail_newsletter_known_subject: {
    en: 'You’re already subscribed',
    'zh-CN': '你已订阅贝币月报',
  },
  mail_newsletter_known: {
    en: 'This address is already subscribed, so there’s nothing to do. To unsubscribe, open the link.',
    'zh-CN': '这个邮箱又提交了一次订阅。它已在订阅名单中，无需任何操作。如需退订，请打开链接。',
  },
  mail_newsletter_welcome_subject: {
    en: 'You’re subscribed',
    'zh-CN': '订阅成功',
  },
  mail_newsletter_welcome: {
    en: 'You’ll get one Cowrie newsletter a month. To unsubscribe, open the link at any time.',
    'zh-CN': '贝币月报每月一封，将发到这个邮箱。如需退订，可随时打开链接。',
  },
} satisfies Texts;
